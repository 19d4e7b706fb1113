import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * The key that signs backups, made from the key that reads them (HKDF, RFC 5869): who makes a backup can sign it and not
 * read it, who writes to BACKUP_URL alone can do neither, and a restore needs one secret.
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
