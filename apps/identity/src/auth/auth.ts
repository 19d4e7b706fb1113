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

/** better-auth writes it beside what it encrypts, so it belongs to the secret and not to its place in the list. */
export const secretVersion = (secret: string): number => parseInt(secretId(secret), 16);

/**
 * The key that signs and encrypts, those of before, and the secrets themselves, with which releases without subkeys
 * encrypted.
 */
export const authKeys = (env: AuthEnv): readonly [string, ...string[]] => {
  const [secret, ...previous] = authSecrets(env);
  const before = previous.map((each) => subkey(each, 'sessions'));
  return [subkey(secret, 'sessions'), ...before, secret, ...previous];
};

const plainPrefix = 'better-auth';
/** Browsers take a cookie with this prefix from this very host only, over https and for the path `/`. */
const hostPrefix = `__Host-${plainPrefix}`;

export interface AuthSettings {
  /** The public address of the site; with https, cookies are Secure and bound to the host. */
  publicUrl: string;
  /** The first signs and encrypts; what the others encrypted is read. */
  secrets: readonly [string, ...string[]];
  trustedOrigins: string[];
  /** Without it passwords are not replaced by mail. */
  resetMails?: ResetMailer | undefined;
}

/** How long a link that replaces a password works. */
export const resetLinkSeconds = 30 * 60;

/** Mails a link that replaces a password. `isAsked` is false for one that an admin ordered. */
export interface ResetMailer {
  send(to: { id: string; email: string }, token: string, about: { isAsked: boolean }): void;
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
    // What was encrypted before secrets had versions belongs to the oldest one.
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
            // Without a request the link was ordered by this process itself.
            sendResetPassword: ({ user, token }, request) => {
              resetMails.send(user, token, { isAsked: request !== undefined });
              return Promise.resolve();
            },
          }
        : {}),
    },
    // A reader of the store cannot use a link.
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
    // sign-in-limit.ts and the BFF limit over all copies; better-auth's own limit counts per process.
    rateLimit: { enabled: false },
    advanced: {
      // Set explicitly, because better-auth skips its origin check if NODE_ENV is test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      // Sessions store no IP address, because it is personal data and nothing here needs it.
      ipAddress: { disableIpTracking: true },
      // Off, because better-auth would put __Secure- before our own prefix.
      useSecureCookies: false,
      cookiePrefix: isHttps ? hostPrefix : plainPrefix,
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Faults go to our log, because better-auth prints them whole on the console otherwise.
    onAPIError: { throw: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;

export const AUTH = Symbol('auth');

/** Injects the better-auth instance of createAuth. */
export const InjectAuth = () => Inject(AUTH);
