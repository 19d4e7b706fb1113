import { createHash } from 'node:crypto';

/** JSON with the keys of every object in order: the CRM sends the same object in another order at times. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined && item !== null);
  return Object.fromEntries(
    entries.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([key, item]) => [key, canonical(item)]),
  );
}

/** Equal for equal content; missing and null are the same. */
export function contentHash(content: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(canonical(content)))
    .digest('base64url');
}
