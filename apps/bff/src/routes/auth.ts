import {
  BackupCode,
  ChangePassword,
  LiveSession,
  OwnPassword,
  SignedIn,
  SignedOut,
  SignIn,
  SignInAnswer,
  TotpCode,
  TwoFactorKey,
  TwoFactorOff,
} from '@estate/contracts/identity/sign-in';
import { AcceptedInvitation, AcceptInvitation } from '@estate/contracts/identity/staff';
import { z } from 'zod';
import { type CallContext, route } from '../routing/route.ts';

const SignInHeaders = z.object({
  'x-token': z
    .literal('bearer')
    .optional()
    .describe('For scripts, which send no Origin: the session comes as `set-auth-token`, not as a cookie'),
});

const forward = ({ services, request, response, body }: CallContext<unknown, unknown, object>) =>
  services.auth.forward(request, response, body);

/**
 * The calls of better-auth that the site uses; other paths under /api/auth are 404. identity limits wrong passwords
 * (decision 11), because a count per client would lock out everybody behind the same network address.
 */
export const authRoutes = [
  route({
    method: 'post',
    path: '/api/auth/sign-in/email',
    summary:
      'Sign in; the session comes as an HttpOnly cookie, with a second factor after its code, which browsers alone can send',
    headers: SignInHeaders,
    body: SignIn,
    response: SignInAnswer,
    problems: ['wrong-credentials', 'too-many-requests'],
    answer: forward,
  }),
  route({
    method: 'post',
    path: '/api/auth/sign-out',
    summary: 'End the session',
    response: SignedOut,
    answer: ({ services, request, response }) => services.auth.forward(request, response, {}),
  }),
  route({
    method: 'get',
    path: '/api/auth/get-session',
    summary: 'The session, or null',
    response: LiveSession,
    answer: ({ services, request, response }) => services.auth.forward(request, response),
  }),
  route({
    method: 'post',
    path: '/api/auth/change-password',
    summary: 'Change the own password; all other sessions end',
    body: ChangePassword,
    response: SignedIn,
    problems: ['not-signed-in', 'too-many-requests'],
    answer: forward,
  }),
  route({
    method: 'post',
    path: '/api/auth/two-factor/enable',
    summary: 'Make a key and recovery codes for a second factor; it is on once a code was verified',
    body: OwnPassword,
    response: TwoFactorKey,
    problems: ['not-signed-in', 'conflict', 'too-many-requests'],
    answer: forward,
  }),
  route({
    method: 'post',
    path: '/api/auth/two-factor/disable',
    summary: 'Turn the second factor off',
    body: OwnPassword,
    response: TwoFactorOff,
    problems: ['not-signed-in', 'too-many-requests'],
    answer: forward,
  }),
  route({
    method: 'post',
    path: '/api/auth/two-factor/verify-totp',
    summary: 'End a sign-in with the code of the authenticator app, or confirm a new key',
    body: TotpCode,
    response: SignedIn,
    problems: ['not-signed-in', 'too-many-requests'],
    answer: forward,
  }),
  route({
    method: 'post',
    path: '/api/auth/two-factor/verify-backup-code',
    summary: 'End a sign-in with a recovery code, which works once',
    body: BackupCode,
    response: SignedIn,
    problems: ['not-signed-in', 'too-many-requests'],
    answer: forward,
  }),
  route({
    method: 'post',
    path: '/api/invitations/accept',
    summary: 'Set the password of the account that a link was mailed to; the link works once',
    body: AcceptedInvitation,
    response: AcceptInvitation.output,
    limit: 'form',
    problems: ['invitation-over'],
    answer: ({ body, services }) => services.identity.call(AcceptInvitation, body),
  }),
];
