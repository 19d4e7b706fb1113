import { type BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';

/**
 * Adds `auth.api.pendingSignIn`, which returns the account whose sign-in waits for the second factor, or null. It uses
 * better-auth's own cookie parser, so that it reads the same cookie as better-auth if a request has two of this name.
 */
export const pendingSignIn = () =>
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
