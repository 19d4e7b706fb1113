import { type ListingFilter, parseListingFilter } from '@estate/contracts/listing-filter';

/** State of /immobilien in its address, named as in the API. */
export interface ListingSearch extends ListingFilter {
  /** How many pages of 24 are shown. */
  page?: number | undefined;
}

/**
 * What cannot be understood is left out. Left out means set to undefined: the router lays this over the raw search, where
 * a missing key would let the raw value through.
 */
export function parseListingSearch(raw: Record<string, unknown>): ListingSearch {
  const page = Math.trunc(Number(raw['page']));
  return { ...parseListingFilter(raw), page: page > 1 && page <= 50 ? page : undefined };
}

/** What stands behind 'Weitere Filter'. */
const furtherFilters = ['city', 'price_min', 'price_max', 'rooms_min', 'area_min'] as const;

export const countFurtherFilters = (search: ListingSearch): number =>
  furtherFilters.filter((name) => search[name] !== undefined).length;

export const isFiltered = (search: ListingSearch): boolean =>
  Boolean(search.q ?? search.type ?? search.deal) || countFurtherFilters(search) > 0;
