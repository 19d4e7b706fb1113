import { createHash } from 'node:crypto';

const isIndex = (key: string) => /^(?:0|[1-9]\d{0,9})$/.test(key) && Number(key) < 2 ** 32 - 1;

/**
 * The keys in sorted order, except that integer keys come first in ascending order, as Object.keys returns them. The
 * stored hashes were computed with this order.
 */
function sortKeys(value: object): string[] {
  const keys = Object.keys(value);
  const firstNonIndex = keys.findIndex((key) => !isIndex(key));
  if (firstNonIndex < 0) return keys;
  return firstNonIndex === 0
    ? keys.sort()
    : [...keys.slice(0, firstNonIndex), ...keys.slice(firstNonIndex).sort()];
}

/**
 * The JSON of a value without null and undefined fields and with sorted keys, because the order of the CRM's keys
 * varies. The text is built directly, because a sorted copy of the value would take twice the time.
 */
function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null || value instanceof Date) {
    return value === undefined ? 'null' : JSON.stringify(value);
  }
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  let json = '';
  for (const key of sortKeys(value)) {
    const item: unknown = Reflect.get(value, key);
    if (item !== undefined && item !== null) json += `,${JSON.stringify(key)}:${canonicalJson(item)}`;
  }
  return `{${json.slice(1)}}`;
}

/** A hash that is equal for equal contents, independent of the order of keys; a missing field equals null. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(canonicalJson(content)).digest('base64url');
}
