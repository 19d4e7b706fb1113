import { createHmac, hkdfSync } from 'node:crypto';
import { type AuthEnv } from './env.ts';

/** The secret in use first, then those of before. New records are made with the first, and all of them are read. */
export const authSecrets = ({
  AUTH_SECRET,
  AUTH_SECRET_PREVIOUS,
}: AuthEnv): readonly [string, ...string[]] => [
  AUTH_SECRET,
  ...new Set(AUTH_SECRET_PREVIOUS.filter((secret) => secret !== AUTH_SECRET)),
];

/**
 * The key for one purpose (HKDF, RFC 5869), which tells nothing of the secret or of the keys for others. leads hashes
 * erasures with a key of its own (erasure-keys.ts), because proofs of before have to match for good.
 */
export const subkey = (secret: string, purpose: 'sessions' | 'sign-in' | 'limits' | 'challenges'): string =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)).toString('base64url');

/** Names a secret in stored records: eight hexadecimal digits that tell nothing about it. */
export const secretId = (secret: string): string =>
  createHmac('sha256', secret).update('id').digest('hex').slice(0, 8);
