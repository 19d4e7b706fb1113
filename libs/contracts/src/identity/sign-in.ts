import { z } from 'zod';
import { minPasswordLength } from '@estate/domain/staff/password';
import { staffRoles } from '@estate/domain/staff/roles';
import { defineRpc } from '../rpc.ts';

export const StaffRole = z.enum(staffRoles);
export type StaffRole = z.infer<typeof StaffRole>;

/** The last segment of the URL of a broker's page on the website; it says which broker an account belongs to. */
export const BrokerSlug = z.string().regex(/^[a-z0-9-]{1,60}$/, 'Diese Person steht nicht auf der Website.');

/** The public part of an account. */
export const StaffUser = z.object({ id: z.string(), email: z.string(), name: z.string() });

/** `GET /api/admin/me`. `role` is null for a signed-in person without a row in `user_roles`. */
export const StaffSession = z.object({
  user: StaffUser.extend({ broker: BrokerSlug.nullable() }),
  role: StaffRole.nullable(),
  /** Id of the caller's session, which is not its secret token. */
  session_id: z.string().optional(),
  /** Set if all accounts need a second factor and this account has none. It has to set one up before anything else. */
  needs_two_factor: z.literal(true).optional(),
});
export type StaffSession = z.infer<typeof StaffSession>;

const tooShortText = `Das neue Passwort braucht mindestens ${minPasswordLength} Zeichen.`;

/**
 * A new password. For the minimum length, a sequence of spaces counts as one character; the password keeps its
 * spaces.
 */
export const NewPassword = z
  .string('Bitte geben Sie ein neues Passwort ein.')
  .min(minPasswordLength, { error: tooShortText, abort: true })
  .max(128, { error: 'Das neue Passwort darf höchstens 128 Zeichen haben.', abort: true })
  .refine((value) => value.replace(/ {2,}/g, ' ').length >= minPasswordLength, tooShortText);

const password = z
  .string('Bitte geben Sie Ihr Passwort ein.')
  .min(1, 'Bitte geben Sie Ihr Passwort ein.')
  .max(128, 'Dieses Passwort ist zu lang.');

/** Body of `POST /api/auth/sign-in/email`. With `rememberMe: false`, the cookie ends with the browser session. */
export const SignIn = z.object({
  email: z
    .string('Bitte geben Sie Ihre E-Mail-Adresse ein.')
    .trim()
    .min(1, 'Bitte geben Sie Ihre E-Mail-Adresse ein.')
    .max(254, 'Diese E-Mail-Adresse ist zu lang.'),
  password,
  rememberMe: z.boolean().optional(),
});

/** Body of `POST /api/auth/change-password`, which ends all sessions except the new one of the response. */
export const ChangePassword = z.object({ currentPassword: password, newPassword: NewPassword });

/** Response of a sign-in and of a password change. The session's token is only in the HttpOnly cookie. */
export const SignedIn = z.object({ user: StaffUser });

/** Response of a sign-in. With a second factor, the session only starts with a verify request. */
export const SignInAnswer = z.union([SignedIn, z.object({ twoFactorRedirect: z.literal(true) })]);

/** Body of `POST /api/auth/two-factor/enable` and `disable`. */
export const OwnPassword = z.object({ password });

/** New recovery codes, which are shown once. The former codes become invalid. */
export const RecoveryCodes = z.object({ backupCodes: z.array(z.string()) });

/** Body of `POST /api/auth/request-password-reset`. */
export const ForgottenPassword = z.object({
  email: z
    .string('Bitte geben Sie Ihre E-Mail-Adresse ein.')
    .trim()
    .max(254, 'Diese E-Mail-Adresse ist zu lang.')
    .pipe(z.email('Ungültige E-Mail-Adresse')),
});

/** Token in the fragment of a mailed link. */
export const LinkToken = z.string().regex(/^[A-Za-z0-9_-]{20,100}$/, 'Dieser Link ist unvollständig.');

/** Body of `POST /api/auth/reset-password`. */
export const ReplacedPassword = z.object({ token: LinkToken, newPassword: NewPassword });

/** The key for an authenticator app as an `otpauth:` URI, and recovery codes. Both are shown once. */
export const TwoFactorKey = z.object({ totpURI: z.string(), backupCodes: z.array(z.string()) });

export const Done = z.object({ status: z.literal(true) });

/** Body of `POST /api/auth/two-factor/verify-totp`. */
export const TotpCode = z.object({
  code: z
    .string('Bitte geben Sie den sechsstelligen Code ein.')
    .trim()
    .regex(/^\d{6}$/, 'Bitte geben Sie den sechsstelligen Code ein.'),
});

/** Body of `POST /api/auth/two-factor/verify-backup-code`. */
export const BackupCode = z.object({
  code: z
    .string('Bitte geben Sie einen Wiederherstellungscode ein.')
    .trim()
    .min(1, 'Bitte geben Sie einen Wiederherstellungscode ein.')
    .max(40, 'Dieser Code ist zu lang.'),
});

export const SignedOut = z.object({ success: z.boolean() });

/** `GET /api/auth/get-session`; null without a live session. */
export const LiveSession = z
  .object({ session: z.object({ expiresAt: z.iso.datetime() }), user: StaffUser })
  .nullable();

/**
 * Resolves the caller from the request's `cookie` or `authorization` header. Fails with `not-signed-in` without a live
 * session.
 */
export const ResolveSession = defineRpc({
  message: 'identity.resolveSession',
  callers: ['bff'],
  safety: 'read',
  input: z.object({
    cookie: z.string().max(8_192).optional(),
    authorization: z.string().max(8_192).optional(),
    /**
     * False for background polling of an open page, which does not count as activity of the session; true by default.
     */
    is_request: z.boolean().optional(),
  }),
  output: StaffSession,
});
