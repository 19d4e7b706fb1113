import { parseStaffFilter, type StaffFilter } from '@estate/domain/search/staff-filter';

/** Search parameters of /admin/immobilien: the filter and the property whose dialog is open. */
export interface PropertySearch extends StaffFilter {
  objekt?: number | undefined;
}

/**
 * Replaces invalid values by undefined. Their keys stay, because the router merges the result over the raw parameters.
 */
export function parsePropertySearch(raw: Record<string, unknown>): PropertySearch {
  const objekt = Number(raw['objekt']);
  return {
    ...parseStaffFilter(raw),
    objekt: Number.isSafeInteger(objekt) && objekt > 0 ? objekt : undefined,
  };
}
