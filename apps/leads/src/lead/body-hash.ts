import { createHash } from 'node:crypto';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * A hash of a flat object, to detect a different form or notice under the same key. It ignores the order of
 * the fields.
 */
export function bodyHash(kind: string, content: object): string {
  const fields = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify([kind, fields]));
}
