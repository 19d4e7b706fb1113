import type { ListingSearch } from '@estate/domain/search/listing-filter';

/** The filters under 'Weitere Filter'. */
const furtherFilters = ['city', 'price_min', 'price_max', 'rooms_min', 'area_min'] as const;

export const countFurtherFilters = (search: ListingSearch): number =>
  furtherFilters.filter((name) => search[name] !== undefined).length;

/** Object type, and rent or buy. */
export const countKindFilters = ({ type, deal }: ListingSearch): number =>
  [type, deal].filter((value) => value !== undefined).length;
