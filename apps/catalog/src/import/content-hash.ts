import { createHash } from 'node:crypto';

/** Sorts the keys of every object, because the CRM varies their order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined && item !== null);
  return Object.fromEntries(
    entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, item]) => [key, canonical(item)]),
  );
}

/** Equal contents have equal hashes; missing fields equal null. */
export function contentHash(content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(content)))
    .digest('base64url');
}
