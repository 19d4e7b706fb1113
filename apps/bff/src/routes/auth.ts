import { ChangePassword, LiveSession, SignedIn, SignedOut, SignIn } from '@estate/contracts/identity';
import { z } from 'zod';
import { route } from '../routing/route.ts';

const SignInHeaders = z.object({
  'x-token': z
    .literal('bearer')
    .optional()
    .describe('For scripts, which send no Origin: the session comes as `set-auth-token`, not as a cookie'),
});

/**
 * The calls of better-auth that the site uses; other paths under /api/auth are 404. identity limits wrong passwords
 * (decision 11), because a count per client would lock out everybody behind the same network address.
 */
export const authRoutes = [
  route({
    method: 'post',
    path: '/api/auth/sign-in/email',
    summary: 'Sign in; the session comes as an HttpOnly cookie',
    headers: SignInHeaders,
    body: SignIn,
    response: SignedIn,
    problems: ['wrong-credentials', 'too-many-requests'],
    answer: ({ services, request, response, body }) => services.auth.forward(request, response, body),
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
    answer: ({ services, request, response, body }) => services.auth.forward(request, response, body),
  }),
];
