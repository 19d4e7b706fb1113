import { filterTitle } from '../search/filter-words.ts';
import type { ListingFilter } from '../search/listing-filter.ts';

const isPropertyId = (q: string | undefined): q is string => q !== undefined && /^\d+$/.test(q);

/** A search in words: 'Wohnungen zum Kauf in Winterhude', 'Immobilien: Elbblick', 'Immobilie Nummer 4812202'. */
export function searchName(filter: ListingFilter): string {
  const { q } = filter;
  if (isPropertyId(q)) return `Immobilie Nummer ${q}`;
  return [filterTitle(filter, null), q].filter(Boolean).join(': ').slice(0, 120);
}
