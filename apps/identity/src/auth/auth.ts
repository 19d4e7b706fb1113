import { minPasswordLength } from '@estate/contracts/identity';
import { Inject } from '@nestjs/common';
import { betterAuth } from 'better-auth';
import { mongodbAdapter } from 'better-auth/adapters/mongodb';
import { bearer } from 'better-auth/plugins/bearer';
import { type Db } from 'mongodb';

export interface AuthSettings {
  /** Public address of the site; cookies are Secure where it is https. */
  publicUrl: string;
  secret: string;
  trustedOrigins: string[];
}

/**
 * Sign-in with e-mail and password, sessions by HttpOnly cookie or bearer token. Nobody can sign up: accounts are made
 * by `npm run staff`. Roles are not better-auth's business, `user_roles` is the only truth about them.
 */
export function createAuth(database: Db, { publicUrl, secret, trustedOrigins }: AuthSettings) {
  return betterAuth({
    appName: 'Estate',
    baseURL: publicUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins,
    // mongo-java-server knows no transactions, and no call here needs one.
    database: mongodbAdapter(database, { transaction: false }),
    emailAndPassword: { enabled: true, disableSignUp: true, minPasswordLength, maxPasswordLength: 128 },
    session: { expiresIn: 7 * 24 * 3600, updateAge: 24 * 3600 },
    // A session's token as it stands in the store opens nothing; only the one signed with the secret does.
    plugins: [bearer({ requireSignature: true })],
    // Counted by sign-in-limit.ts and the BFF, over all copies; better-auth's own counter is per process.
    rateLimit: { enabled: false },
    advanced: {
      // Said in so many words: better-auth leaves its origin check out where NODE_ENV is test.
      disableOriginCheck: false,
      disableCSRFCheck: false,
      // No address stands in a session: nothing here needs it, and it is personal data.
      ipAddress: { disableIpTracking: true },
      useSecureCookies: publicUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
    },
    telemetry: { enabled: false },
    logger: { disabled: true },
  });
}

export type Auth = ReturnType<typeof createAuth>;

export const AUTH = Symbol('auth');

/** better-auth as createAuth sets it up. */
export const InjectAuth = () => Inject(AUTH);
