import { type ListingFilter, parseListingFilter } from '@estate/contracts/listing-filter';

/** Search parameters of /immobilien, named as in the API. */
export interface ListingSearch extends ListingFilter {
  /** Number of pages shown, 24 cards each. */
  page?: number | undefined;
}

/**
 * Sets invalid values to undefined. The keys stay, because the router merges the result over the raw search and a
 * missing key would keep the raw value.
 */
export function parseListingSearch(raw: Record<string, unknown>): ListingSearch {
  const page = Math.trunc(Number(raw['page']));
  return { ...parseListingFilter(raw), page: page > 1 && page <= 50 ? page : undefined };
}

/** The filters of the list in the address of /suchauftrag; their order does not matter there. */
export const parseWishSearch = (raw: Record<string, unknown>): ListingFilter => ({
  ...parseListingFilter(raw),
  sort: undefined,
});

/** The filters under 'Weitere Filter'. */
const furtherFilters = ['city', 'price_min', 'price_max', 'rooms_min', 'area_min'] as const;

export const countFurtherFilters = (search: ListingSearch): number =>
  furtherFilters.filter((name) => search[name] !== undefined).length;

/** Object type, and rent or buy. */
export const countKindFilters = ({ type, deal }: ListingSearch): number =>
  [type, deal].filter((value) => value !== undefined).length;
