import { z } from 'zod';
import { defineRpc } from '../rpc.ts';
import {
  BackupCode,
  ChangePassword,
  Done,
  ForgottenPassword,
  LiveSession,
  OwnPassword,
  RecoveryCodes,
  ReplacedPassword,
  SignedIn,
  SignedOut,
  SignIn,
  SignInAnswer,
  TotpCode,
  TwoFactorKey,
} from './sign-in.ts';

export interface AuthCallContract {
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

/**
 * The better-auth routes that the site uses, under their original paths. The BFF accepts these requests and passes
 * them on to identity by CallAuth. Every other path under /api/auth is 404.
 */
export const authCalls = {
  signIn: { method: 'post', path: '/api/auth/sign-in/email', body: SignIn, response: SignInAnswer },
  signOut: { method: 'post', path: '/api/auth/sign-out', response: SignedOut },
  getSession: { method: 'get', path: '/api/auth/get-session', response: LiveSession },
  changePassword: {
    method: 'post',
    path: '/api/auth/change-password',
    body: ChangePassword,
    response: SignedIn,
  },
  forgetPassword: {
    method: 'post',
    path: '/api/auth/request-password-reset',
    body: ForgottenPassword,
    response: Done,
  },
  resetPassword: {
    method: 'post',
    path: '/api/auth/reset-password',
    body: ReplacedPassword,
    response: Done,
  },
  enableTwoFactor: {
    method: 'post',
    path: '/api/auth/two-factor/enable',
    body: OwnPassword,
    response: TwoFactorKey,
  },
  disableTwoFactor: {
    method: 'post',
    path: '/api/auth/two-factor/disable',
    body: OwnPassword,
    response: Done,
  },
  renewRecoveryCodes: {
    method: 'post',
    path: '/api/auth/two-factor/generate-backup-codes',
    body: OwnPassword,
    response: RecoveryCodes,
  },
  verifyTotp: {
    method: 'post',
    path: '/api/auth/two-factor/verify-totp',
    body: TotpCode,
    response: SignedIn,
  },
  verifyBackupCode: {
    method: 'post',
    path: '/api/auth/two-factor/verify-backup-code',
    body: BackupCode,
    response: SignedIn,
  },
} as const satisfies Readonly<Record<string, AuthCallContract>>;

export type AuthCallName = keyof typeof authCalls;

/** The parsed body of a request; undefined if the route has none. */
export type AuthBody<Name extends AuthCallName> = (typeof authCalls)[Name] extends { body: infer Body }
  ? z.output<Body>
  : undefined;

/** The request headers that identity and better-auth read. The BFF passes on only these. */
export const authRequestHeaders = [
  'cookie',
  'authorization',
  'origin',
  'referer',
  'user-agent',
  'x-forwarded-for',
  'x-token',
] as const;

const names = Object.keys(authCalls) as [AuthCallName, ...AuthCallName[]];

/**
 * Answers one of these calls with the response that the caller gets, also a refused one. `body` is parsed by the
 * contract of the call.
 */
export const CallAuth = defineRpc({
  message: 'identity.callAuth',
  callers: ['bff'],
  safety: 'once',
  input: z.object({
    call: z.enum(names),
    headers: z.partialRecord(z.enum(authRequestHeaders), z.string()),
    body: z.unknown().optional(),
  }),
  output: z.object({
    status: z.int(),
    headers: z.object({
      'content-type': z.string(),
      'retry-after': z.string().optional(),
      'set-auth-token': z.string().optional(),
      'set-cookie': z.array(z.string()),
    }),
    body: z.string(),
  }),
  deadlineMs: 10_000,
});
