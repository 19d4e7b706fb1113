import { authCalls } from '@estate/contracts/identity/auth-calls';
import { AcceptedInvitation, AcceptInvitation } from '@estate/contracts/identity/staff';
import { z } from 'zod';
import { type CallContext, route } from '../routing/route.ts';

const SignInHeaders = z.object({
  'x-token': z
    .literal('bearer')
    .optional()
    .describe('For scripts, which send no Origin: the session comes as `set-auth-token`, not as a cookie'),
});

const answer = ({ services, request, response, body }: CallContext<unknown, unknown, unknown>) =>
  services.auth.forward(request, response, body);

/**
 * Sign-in and sessions. identity limits wrong passwords (decision 11), because a limit per client would lock out
 * everybody behind the same network address.
 */
export const authRoutes = [
  route({
    ...authCalls.signIn,
    summary:
      'Sign in; the session comes as an HttpOnly cookie, with a second factor after its code, which browsers alone can send',
    headers: SignInHeaders,
    problems: ['wrong-credentials', 'too-many-requests'],
    answer,
  }),
  route({ ...authCalls.signOut, summary: 'End the session', answer }),
  route({ ...authCalls.getSession, summary: 'The session, or null', answer }),
  route({
    ...authCalls.changePassword,
    summary: 'Change the own password; all other sessions end',
    problems: ['not-signed-in', 'too-many-requests'],
    answer,
  }),
  route({
    ...authCalls.forgetPassword,
    summary: 'Mail a link that replaces a forgotten password; the answer is the same for every address',
    problems: ['too-many-requests'],
    answer,
  }),
  route({
    ...authCalls.resetPassword,
    summary: 'Replace the password by the mailed link, which lasts 30 minutes and works once',
    limit: 'form',
    problems: ['invitation-over'],
    answer,
  }),
  route({
    ...authCalls.renewRecoveryCodes,
    summary: 'Make new recovery codes; those of before end',
    problems: ['not-signed-in', 'conflict', 'too-many-requests'],
    answer,
  }),
  route({
    ...authCalls.enableTwoFactor,
    summary: 'Make a key and recovery codes for a second factor; it is on once a code was verified',
    problems: ['not-signed-in', 'conflict', 'too-many-requests'],
    answer,
  }),
  route({
    ...authCalls.disableTwoFactor,
    summary: 'Turn the second factor off',
    problems: ['not-signed-in', 'too-many-requests'],
    answer,
  }),
  route({
    ...authCalls.verifyTotp,
    summary: 'End a sign-in with the code of the authenticator app, or confirm a new key',
    problems: ['not-signed-in', 'too-many-requests'],
    answer,
  }),
  route({
    ...authCalls.verifyBackupCode,
    summary: 'End a sign-in with a recovery code, which works once',
    problems: ['not-signed-in', 'too-many-requests'],
    answer,
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
