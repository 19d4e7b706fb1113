import { createHash } from 'node:crypto';

/** Sorts the keys of every object, because the CRM varies their order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  // The object has no prototype, because it would not keep a key `__proto__` otherwise.
  const sorted = Object.create(null) as Record<string, unknown>;
  for (const key of Object.keys(value).sort()) {
    const item: unknown = Reflect.get(value, key);
    if (item !== undefined && item !== null) sorted[key] = canonical(item);
  }
  return sorted;
}

/** Equal contents have equal hashes; missing fields equal null. */
export function contentHash(content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(content)))
    .digest('base64url');
}
