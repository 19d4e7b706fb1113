import { createHmac, hkdfSync } from 'node:crypto';
import { type AuthEnv } from './env.ts';

/** The current secret, then the former ones. New records use the first; records of all of them can be read. */
export const authSecrets = ({
  AUTH_SECRET,
  AUTH_SECRET_PREVIOUS,
}: AuthEnv): readonly [string, ...string[]] => [
  AUTH_SECRET,
  ...new Set(AUTH_SECRET_PREVIOUS.filter((secret) => secret !== AUTH_SECRET)),
];

/**
 * The key for one purpose (HKDF, RFC 5869), which reveals neither the secret nor the keys for other purposes. leads
 * hashes erasures with a separate key (erasure-keys.ts), because the hashes of earlier erasures have to match for ever.
 */
export const subkey = (
  secret: string,
  purpose:
    | 'sessions'
    | 'sign-in'
    | 'limits'
    | 'challenges'
    | 'reports'
    | 'views'
    | 'previews'
    | 'search-orders'
    | 'exposes',
): string => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url');

/** Identifies a secret in stored records by eight hexadecimal digits that do not reveal it. */
export const secretId = (secret: string): string =>
  createHmac('sha256', secret).update('id').digest('hex').slice(0, 8);
