import { type WebsiteStatus, websiteStatuses } from '../property/vocabulary.ts';
import { oneOf } from '../text/one-of.ts';

/* The filter of the staff table. Free of zod, because page and catalog parse the same query. */

export const staffColumns = [
  'id',
  'title',
  'website_status',
  'property_status_id',
  'city',
  'marketing_type',
  'rs_type',
  'price',
  'number_of_rooms',
  'living_space',
  'broker',
  'unit_id',
  'updated_at',
  'imported_at',
] as const;
export type StaffColumn = (typeof staffColumns)[number];

/** A column name sorts ascending, with a leading minus descending. */
export type StaffSort = StaffColumn | `-${StaffColumn}`;
export const staffSorts: readonly StaffSort[] = staffColumns.flatMap((column): StaffSort[] => [
  column,
  `-${column}`,
]);
/** Properties that changed last in the CRM come first (staff-area §7.6). */
export const defaultStaffSort: StaffSort = '-updated_at';

/**
 * Filters for properties that need attention. `offline`: not public. `removed`: gone from the CRM. `energy`:
 * incomplete energy data (law.md, Energy certificate). `unknown`: unknown status or type. `warnings`: values that staff
 * should correct in the CRM.
 */
export const staffFindings = ['offline', 'removed', 'energy', 'unknown', 'warnings'] as const;
export type StaffFinding = (typeof staffFindings)[number];

/** Longest search text; the API refuses more. */
export const maxStaffSearch = 200;

/** Maximum number of properties whose status one request changes. */
export const maxBulkProperties = 1_000;

/** Filters and order of the staff table, with the names of the API. */
export interface StaffFilter {
  q?: string | undefined;
  website_status?: WebsiteStatus | undefined;
  property_status_id?: number | undefined;
  finding?: StaffFinding | undefined;
  sort?: StaffSort | undefined;
}

/** Parses the query of /admin/immobilien. Invalid values become undefined. */
export function parseStaffFilter(raw: Readonly<Record<string, unknown>>): StaffFilter {
  const { q, property_status_id } = raw;
  const status = Number(property_status_id);
  const sort = oneOf(staffSorts, raw['sort']);
  return {
    q: typeof q === 'string' ? q.trim().slice(0, maxStaffSearch) || undefined : undefined,
    website_status: oneOf(websiteStatuses, raw['website_status']),
    property_status_id: Number.isSafeInteger(status) && status > 0 ? status : undefined,
    finding: oneOf(staffFindings, raw['finding']),
    sort: sort === defaultStaffSort ? undefined : sort,
  };
}
