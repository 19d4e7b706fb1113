import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * The key that signs backups, derived from the key that decrypts them (HKDF, RFC 5869). The job that makes a backup can
 * sign it but not read it, an attacker at BACKUP_URL can do neither, and a restore needs only one secret.
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
