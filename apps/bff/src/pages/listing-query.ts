import { type ListingFilter, parseListingFilter } from '@estate/contracts/listing-filter';
import { readQuery } from '../routing/read-input.ts';

/**
 * The filter in the address of /immobilien, as the app reads it; nothing for free text, whose answers are not kept.
 * `page` of that address says how many are shown; the list that is asked for first is always page 1.
 */
export function listingQuery(search: string): ListingFilter | undefined {
  const given = readQuery(search);
  return given['q'] ? undefined : parseListingFilter(given);
}
