import { minPasswordLength } from '@estate/domain/staff/password';
import { authSecrets, secretId, subkey } from '@estate/server-kit/auth-secrets';
import { type AuthEnv } from '@estate/server-kit/env';
import { Inject } from '@nestjs/common';
import { betterAuth } from 'better-auth/minimal';
import { mongodbAdapter } from 'better-auth/adapters/mongodb';
import { bearer } from 'better-auth/plugins/bearer';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { type Db } from 'mongodb';
import { pendingSignIn } from './pending-sign-in.ts';

/**
 * The version of a secret that better-auth stores with encrypted data. It is derived from the secret, so that it stays
 * the same after a rotation.
 */
export const secretVersion = (secret: string): number => parseInt(secretId(secret), 16);

/**
 * The keys for better-auth. The first one signs and encrypts. The others only decrypt: the subkeys of previous secrets,
 * and the secrets themselves, which earlier releases used without deriving subkeys.
 */
export const authKeys = (env: AuthEnv): readonly [string, ...string[]] => {
  const [secret, ...previous] = authSecrets(env);
  const before = previous.map((each) => subkey(each, 'sessions'));
  return [subkey(secret, 'sessions'), ...before, secret, ...previous];
};

const plainPrefix = 'better-auth';
/**
 * Browsers accept a cookie with the prefix `__Host-` only over https, for the path `/` and without a Domain attribute
 * (RFC 6265bis).
 */
const hostPrefix = `__Host-${plainPrefix}`;

export interface AuthSettings {
  /** The public address of the site; with https, cookies are Secure and bound to the host. */
  publicUrl: string;
  /** The first secret signs and encrypts; the others only decrypt. */
  secrets: readonly [string, ...string[]];
  trustedOrigins: string[];
  /** Without it, no links for a new password are mailed. */
  resetMails?: ResetMailer | undefined;
}

/** The lifetime of a link for a new password. */
export const resetLinkSeconds = 30 * 60;

/** Mails links for a new password. `isRequested` is false if an admin ordered the link. */
export interface ResetMailer {
  send(to: { id: string; email: string }, token: string, about: { isRequested: boolean }): void;
}

/** The time of the last request; SessionActivity writes it. */
const lastSeen = { type: 'date', required: false, input: false } as const;

/**
 * Sign-in with e-mail and password, sessions by HttpOnly cookie or bearer token. Sign-up is disabled; `npm run staff`
 * creates accounts. `user_roles` is authoritative for roles; better-auth does not know them.
 */
export function createAuth(database: Db, { publicUrl, secrets, trustedOrigins, resetMails }: AuthSettings) {
  const isHttps = publicUrl.startsWith('https:');
  return betterAuth({
    appName: 'Estate',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secrets: secrets.map((value) => ({ version: secretVersion(value), value })),
    // Data without a stored version was encrypted with the oldest secret.
    secret: secrets.at(-1) ?? secrets[0],
    trustedOrigins,
    // No transactions, because mongo-java-server does not support them and no call here needs one.
    database: mongodbAdapter(database, { transaction: false }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength,
      maxPasswordLength: 128,
      resetPasswordTokenExpiresIn: resetLinkSeconds,
      revokeSessionsOnPasswordReset: true,
      ...(resetMails
        ? {
            // Without a request, this process itself ordered the link on behalf of an admin.
            sendResetPassword: ({ user, token }, request) => {
              resetMails.send(user, token, { isRequested: request !== undefined });
              return Promise.resolve();
            },
          }
        : {}),
    },
    // Tokens are stored as hashes, so that a reader of the database cannot use a link.
    verification: { storeIdentifier: { default: 'plain', overrides: { 'reset-password:': 'hashed' } } },
    session: {
      expiresIn: 7 * 24 * 3600,
      updateAge: 24 * 3600,
      additionalFields: { lastSeenAt: lastSeen },
    },
    user: { additionalFields: { lastSeenAt: lastSeen } },
    // Only tokens signed with the secret are accepted, so a token read from the store is useless.
    plugins: [
      bearer({ requireSignature: true }),
      twoFactor({ issuer: new URL(publicUrl).hostname }),
      pendingSignIn(),
    ],
    // Disabled, because better-auth counts per process; sign-in-limit.ts and the BFF limit attempts over all copies.
    rateLimit: { enabled: false },
    advanced: {
      // Set explicitly, because better-auth skips its origin check if NODE_ENV is test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      // Sessions store no IP address, because it is personal data and nothing here needs it.
      ipAddress: { disableIpTracking: true },
      // Disabled, because better-auth would add the prefix `__Secure-` before ours.
      useSecureCookies: false,
      cookiePrefix: isHttps ? hostPrefix : plainPrefix,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Errors are thrown and written to our log, because better-auth would otherwise print them with all data on the
    // console.
    onAPIError: { throw: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;

export const AUTH = Symbol('auth');

/** Injects the better-auth instance of createAuth. */
export const InjectAuth = () => Inject(AUTH);
