import { createHmac, timingSafeEqual } from 'node:crypto';

/** A digest in hex with `sha256=` before it. */
export const maxSignatureLength = 71;

const pattern = /^(?:sha256=)?([0-9a-f]{64})$/i;

/**
 * Returns true if `header` is the HMAC-SHA256 of the raw body in hex, with or without `sha256=` (propstack.md,
 * Webhooks). The comparison takes the same time for every digest.
 */
export function isSigned(body: Buffer, header: string | undefined, secret: string): boolean {
  const hex = header === undefined ? undefined : pattern.exec(header)?.[1];
  if (hex === undefined) return false;
  return timingSafeEqual(Buffer.from(hex, 'hex'), createHmac('sha256', secret).update(body).digest());
}
