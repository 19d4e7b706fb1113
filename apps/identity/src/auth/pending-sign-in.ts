import { type BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';

/**
 * A plugin that adds `auth.api.pendingSignIn`: it returns the account whose sign-in waits for the second factor, or
 * null. It uses better-auth's cookie parser, because if a request has two cookies of the same name, both must read the
 * same one.
 */
export const pendingSignInPlugin = () =>
  ({
    id: 'pending-sign-in',
    endpoints: {
      pendingSignIn: createAuthEndpoint(
        '/pending-sign-in',
        { method: 'GET', requireHeaders: true, metadata: { SERVER_ONLY: true } },
        async ({ context, getSignedCookie }) => {
          const { name } = context.createAuthCookie('two_factor');
          const identifier = await getSignedCookie(name, context.secret);
          const waiting = identifier && (await context.internalAdapter.findVerificationValue(identifier));
          return waiting ? context.internalAdapter.findUserById(waiting.value) : null;
        },
      ),
    },
  }) satisfies BetterAuthPlugin;
