import { minPasswordLength } from '@estate/domain/staff/password';
import { authSecrets, secretId, subkey } from '@estate/server-kit/process/auth-secrets';
import { type AuthEnv } from '@estate/server-kit/process/env';
import { Inject } from '@nestjs/common';
import { betterAuth } from 'better-auth/minimal';
import { mongodbAdapter } from 'better-auth/adapters/mongodb';
import { bearer } from 'better-auth/plugins/bearer';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { type Db } from 'mongodb';
import { pendingSignInPlugin } from './pending-sign-in.ts';

/**
 * The version number of a secret, which better-auth stores with the data that it encrypts. It is derived from the
 * secret, so that it is still the same when the secret has become a previous one.
 */
export const secretVersion = (secret: string): number => parseInt(secretId(secret), 16);

/**
 * The keys for better-auth. The first one signs and encrypts. The others, of previous secrets, only decrypt.
 */
export const authKeys = (env: AuthEnv): readonly [string, ...string[]] => {
  const [secret, ...previous] = authSecrets(env);
  return [subkey(secret, 'sessions'), ...previous.map((each) => subkey(each, 'sessions'))];
};

const plainPrefix = 'better-auth';
/**
 * Browsers accept a cookie with the prefix `__Host-` only over https, for the path `/` and without a Domain attribute
 * (RFC 6265bis).
 */
const hostPrefix = `__Host-${plainPrefix}`;

export interface AuthSettings {
  /** The public URL of the site. With https, cookies are Secure and have the prefix `__Host-`. */
  publicUrl: string;
  /** The first secret signs and encrypts; the others only decrypt. */
  secrets: readonly [string, ...string[]];
  trustedOrigins: string[];
  /** Mails the requested links for a new password. Not set for `npm run staff`, which sends no mails. */
  resetMails?: ResetMailer | undefined;
}

export const resetLinkMs = 30 * 60_000;

export interface ResetMailer {
  sendInBackground(to: { id: string; email: string }, token: string): void;
}

/** An additional field of users and sessions: the time of the last request, written by SessionActivity. */
const lastSeen = { type: 'date', required: false, input: false } as const;

/**
 * Configures better-auth: sign-in with e-mail and password, sessions by HttpOnly cookie or bearer token. Sign-up is
 * disabled; accounts are created by invitation or `npm run staff`. Roles are not stored by better-auth but in
 * `user_roles`.
 */
export function createAuth(database: Db, { publicUrl, secrets, trustedOrigins, resetMails }: AuthSettings) {
  const isHttps = publicUrl.startsWith('https:');
  return betterAuth({
    appName: 'Estate',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secrets: secrets.map((value) => ({ version: secretVersion(value), value })),
    // The oldest secret, because better-auth uses this setting for data without a stored version of the secret.
    secret: secrets.at(-1) ?? secrets[0],
    trustedOrigins,
    // No transactions, because mongo-java-server does not support them and no call here needs one.
    database: mongodbAdapter(database, { transaction: false }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: resetLinkMs / 1_000,
      revokeSessionsOnPasswordReset: true,
      ...(resetMails
        ? {
            sendResetPassword: ({ user, token }) => {
              resetMails.sendInBackground(user, token);
              return Promise.resolve();
            },
          }
        : {}),
    },
    // Tokens for a new password are stored as hashes, so that a reader of the database cannot use the links.
    verification: { storeIdentifier: { default: 'plain', overrides: { 'reset-password:': 'hashed' } } },
    session: {
      expiresIn: 7 * 24 * 3600,
      updateAge: 24 * 3600,
      additionalFields: { lastSeenAt: lastSeen },
    },
    user: {
      additionalFields: { lastSeenAt: lastSeen, broker: { type: 'string', required: false, input: false } },
    },
    // Only tokens signed with the secret are accepted, so a reader of the database cannot use the tokens stored there.
    plugins: [
      bearer({ requireSignature: true }),
      twoFactor({ issuer: new URL(publicUrl).hostname }),
      pendingSignInPlugin(),
    ],
    // Disabled, because better-auth counts per process. sign-in-limit.ts and the BFF count over all instances.
    rateLimit: { enabled: false },
    advanced: {
      // Set explicitly, because better-auth skips its origin check if NODE_ENV is test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      // Sessions store no IP address, because it is personal data and nothing here needs it.
      ipAddress: { disableIpTracking: true },
      // Disabled, because better-auth would put the prefix `__Secure-` before `__Host-`. `secure` is set below.
      useSecureCookies: false,
      cookiePrefix: isHttps ? hostPrefix : plainPrefix,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Errors are thrown, so that they are written to our log. Otherwise better-auth prints them on the console with all
    // data.
    onAPIError: { throw: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;

export const AUTH = Symbol('auth');

export const InjectAuth = () => Inject(AUTH);
