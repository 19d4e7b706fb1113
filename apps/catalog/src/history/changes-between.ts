import { maxAuditText, type AuditChange } from '@estate/contracts/identity/audit-facts';
import { contentHash } from '@estate/server-kit/text/content-hash';

/** Fields left out of the history: derived fields, metadata and secrets. */
const excludedFields = new Set([
  'listing',
  'content_hash',
  'storage_images',
  'token',
  'updated_at',
  'imported_at',
  'removed_at',
]);
const maxChanges = 60;

function asText(field: string, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  if (field === 'images' && Array.isArray(value))
    return value.length === 1 ? '1 Bild' : `${value.length} Bilder`;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > maxAuditText ? `${text.slice(0, maxAuditText - 1)}…` : text;
}

/**
 * The changed fields, with the value in `before` and in `after` as texts. Of images, only the number is compared.
 */
export function changesBetween(before: object, after: object): AuditChange[] {
  const former = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([field]) => !excludedFields.has(field))
    .flatMap(([field, value]: [string, unknown]) => {
      const change = { field, before: asText(field, former.get(field)), after: asText(field, value) };
      const isEqual =
        field === 'images'
          ? change.before === change.after
          : contentHash(former.get(field) ?? null) === contentHash(value ?? null);
      return isEqual ? [] : [change];
    })
    .slice(0, maxChanges);
}
