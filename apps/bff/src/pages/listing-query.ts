import { type ListingFilter, parseListingFilter } from '@estate/contracts/listing-filter';
import { readQuery } from '../routing/read-input.ts';

/**
 * The filter in the address of /immobilien, as the app reads it; undefined with free text, whose answers are not cached.
 * `page` of that address is the number of shown pages; the first list is always page 1.
 */
export function listingQuery(search: string): ListingFilter | undefined {
  const given = readQuery(search);
  return given['q'] ? undefined : parseListingFilter(given);
}
