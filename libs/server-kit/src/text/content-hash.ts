import { createHash } from 'node:crypto';

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
  for (const key of Object.keys(value).sort()) {
    const item: unknown = Reflect.get(value, key);
    if (item !== undefined && item !== null) json += `,${JSON.stringify(key)}:${canonicalJson(item)}`;
  }
  return `{${json.slice(1)}}`;
}

/** A hash that is equal for equal contents, independent of the order of keys; a missing field equals null. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(canonicalJson(content)).digest('base64url');
}
