import { type WebsiteStatus, websiteStatuses } from '../property/vocabulary.ts';

/* The filter of the staff table, free of zod: the page and catalog read the same address and ask the same question. */

/** The columns of the staff table that sort. */
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

/** A column ascends; with a leading minus it descends. */
export type StaffSort = StaffColumn | `-${StaffColumn}`;
export const staffSorts: readonly StaffSort[] = staffColumns.flatMap((column): StaffSort[] => [
  column,
  `-${column}`,
]);
/** The last changed in the CRM first (staff-area §7.6). */
export const defaultStaffSort: StaffSort = '-updated_at';

/**
 * What staff look for: not online, gone from the CRM, incomplete energy data (law.md, Energy certificate), unknown status
 * or type, and values that staff should correct in the CRM.
 */
export const staffFindings = ['offline', 'removed', 'energy', 'unknown', 'doubts'] as const;
export type StaffFinding = (typeof staffFindings)[number];

/** Longest search text; the API refuses more. */
export const maxStaffSearch = 200;

/** Filters and order of the staff table, named as in the API. */
export interface StaffFilter {
  q?: string | undefined;
  website_status?: WebsiteStatus | undefined;
  property_status_id?: number | undefined;
  finding?: StaffFinding | undefined;
  sort?: StaffSort | undefined;
}

const oneOf = <Value extends string>(values: readonly Value[], raw: unknown): Value | undefined =>
  values.find((value) => value === raw);

/** Reads the address of /admin/immobilien; anything that it cannot understand is undefined. */
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
