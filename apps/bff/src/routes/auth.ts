import { z } from 'zod';
import { route } from '../routing/route.ts';

const email = z.string('Bitte geben Sie Ihre E-Mail-Adresse ein.').trim().min(1, {
  error: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
});
const password = z
  .string('Bitte geben Sie Ihr Passwort ein.')
  .min(1, 'Bitte geben Sie Ihr Passwort ein.')
  .max(128, 'Dieses Passwort ist zu lang.');

const SignIn = z.object({
  email: email.max(254, 'Diese E-Mail-Adresse ist zu lang.'),
  password,
  rememberMe: z.boolean().optional(),
});
const ChangePassword = z.object({
  currentPassword: password,
  newPassword: password,
  revokeOtherSessions: z.boolean().optional(),
});
const AuthUser = z.looseObject({ id: z.string(), email: z.string(), name: z.string() });
const SignedIn = z.looseObject({ user: AuthUser });
const Session = z.looseObject({ session: z.looseObject({ expiresAt: z.string() }), user: AuthUser });

/** better-auth's calls that the site uses; every other path under /api/auth does not exist. */
export const authRoutes = [
  route({
    method: 'post',
    path: '/api/auth/sign-in/email',
    summary: 'Sign in; the session comes as an HttpOnly cookie',
    body: SignIn,
    response: SignedIn,
    limit: 'sign-in',
    answer: ({ services, request, response, body }) => services.auth.forward(request, response, body),
  }),
  route({
    method: 'post',
    path: '/api/auth/sign-out',
    summary: 'End the session',
    response: z.looseObject({ success: z.boolean() }),
    answer: ({ services, request, response }) => services.auth.forward(request, response, {}),
  }),
  route({
    method: 'get',
    path: '/api/auth/get-session',
    summary: 'The session, or null',
    response: Session.nullable(),
    answer: ({ services, request, response }) => services.auth.forward(request, response),
  }),
  route({
    method: 'post',
    path: '/api/auth/change-password',
    summary: 'Change the own password',
    body: ChangePassword,
    response: SignedIn,
    limit: 'sign-in',
    answer: ({ services, request, response, body }) => services.auth.forward(request, response, body),
  }),
];
