import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * The key that signs backups. It is derived from the key that decrypts them (HKDF, RFC 5869), so that a restore needs
 * only that one secret. The job that makes backups has only the signing key, so it cannot decrypt them; an attacker
 * with access to BACKUP_URL has neither.
 */
export const signingKeyOf = (backupKey: string): string =>
  Buffer.from(hkdfSync('sha256', backupKey, '', 'backup signature', 32)).toString('base64url');

/** The HMAC-SHA256 of a text, as 64 hexadecimal digits. */
export const signatureOf = (text: string, signingKey: string): string =>
  createHmac('sha256', signingKey).update(text).digest('hex');

export function isSigned(text: string, signature: string, signingKey: string): boolean {
  const expected = Buffer.from(signatureOf(text, signingKey));
  const actual = Buffer.from(signature);
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
