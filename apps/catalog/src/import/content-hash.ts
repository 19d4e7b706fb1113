import { createHash } from 'node:crypto';

const isIndex = (key: string) => /^(?:0|[1-9]\d{0,9})$/.test(key) && Number(key) < 2 ** 32 - 1;

/** The keys in order. Indices come first and ascending, as JavaScript lists them, because stored hashes have them so. */
function sortKeys(value: object): string[] {
  const keys = Object.keys(value);
  const named = keys.findIndex((key) => !isIndex(key));
  if (named < 0) return keys;
  return named === 0 ? keys.sort() : [...keys.slice(0, named), ...keys.slice(named).sort()];
}

/**
 * The JSON of a value with the keys of every object in one order, because the CRM varies their order, and without
 * missing fields. It is written directly, because a sorted copy of a property takes twice the time.
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

/** Equal contents have equal hashes; missing fields equal null. */
export function contentHash(content: unknown): string {
  return createHash('sha256').update(canonicalJson(content)).digest('base64url');
}
