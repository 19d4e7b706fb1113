import {
  type AuthCallContract,
  type AuthCallName,
  authCalls,
  authRequestHeaders,
  CallAuth,
} from '@estate/contracts/identity/auth-calls';
import { AcceptedInvitation, AcceptInvitation } from '@estate/contracts/identity/staff';
import { z } from 'zod';
import { type ProblemCode } from '@estate/contracts/problem';
import { type LimitName } from '../limits/rate-limits.ts';
import { route } from '../routing/route.ts';

const SignInHeaders = z.object({
  'x-token': z
    .literal('bearer')
    .optional()
    .describe('For scripts, which send no Origin: the session comes as `set-auth-token`, not as a cookie'),
});

interface About {
  readonly summary: string;
  readonly problems?: readonly ProblemCode[];
  readonly limit?: LimitName;
  readonly headers?: z.ZodObject;
}

/** A route whose response identity writes. Only listed headers pass in either direction. */
const authRoute = (call: AuthCallName, about: About) => {
  const contract: AuthCallContract = authCalls[call];
  return route({
    ...contract,
    ...about,
    answer: async ({ services, request, response, body }) => {
      const given = authRequestHeaders.map((name) => [name, request.headers[name]] as const);
      const headers = Object.fromEntries(given.filter(([, value]) => typeof value === 'string'));
      const answer = await services.identity.call(CallAuth, { call, headers, body });
      response.writeHead(answer.status, { ...answer.headers, 'cache-control': 'no-store' }).end(answer.body);
    },
  });
};

/**
 * Sign-in and sessions. identity limits wrong passwords (decision 11), because a limit per client would lock out
 * everybody behind the same network address.
 */
export const authRoutes = [
  authRoute('signIn', {
    summary:
      'Sign in; the session comes as an HttpOnly cookie, with a second factor after its code, which browsers alone can send',
    headers: SignInHeaders,
    problems: ['wrong-credentials', 'too-many-requests'],
  }),
  authRoute('signOut', { summary: 'End the session' }),
  authRoute('getSession', { summary: 'The session, or null' }),
  authRoute('changePassword', {
    summary: 'Change the own password; all other sessions end',
    problems: ['not-signed-in', 'too-many-requests'],
  }),
  authRoute('forgetPassword', {
    summary: 'Mail a link that replaces a forgotten password; the answer is the same for every address',
    problems: ['too-many-requests'],
  }),
  authRoute('resetPassword', {
    summary: 'Replace the password by the mailed link, which lasts 30 minutes and works once',
    limit: 'form',
    problems: ['invitation-over'],
  }),
  authRoute('renewRecoveryCodes', {
    summary: 'Make new recovery codes; those of before end',
    problems: ['not-signed-in', 'conflict', 'too-many-requests'],
  }),
  authRoute('enableTwoFactor', {
    summary: 'Make a key and recovery codes for a second factor; it is on once a code was verified',
    problems: ['not-signed-in', 'conflict', 'too-many-requests'],
  }),
  authRoute('disableTwoFactor', {
    summary: 'Turn the second factor off',
    problems: ['not-signed-in', 'too-many-requests'],
  }),
  authRoute('verifyTotp', {
    summary: 'End a sign-in with the code of the authenticator app, or confirm a new key',
    problems: ['not-signed-in', 'too-many-requests'],
  }),
  authRoute('verifyBackupCode', {
    summary: 'End a sign-in with a recovery code, which works once',
    problems: ['not-signed-in', 'too-many-requests'],
  }),
  route({
    method: 'post',
    path: '/api/invitations/accept',
    summary: 'Set the first password of the account that a link was mailed to; the link works once',
    body: AcceptedInvitation,
    response: AcceptInvitation.output,
    limit: 'form',
    problems: ['invitation-over'],
    answer: ({ body, services }) => services.identity.call(AcceptInvitation, body),
  }),
];
