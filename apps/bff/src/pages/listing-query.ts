import { type ListingQuestion, parseListingFilter, questionOf } from '@estate/contracts/listing-filter';
import { readQuery } from '../routing/read-input.ts';

/**
 * The question that the app asks at an address of /immobilien; undefined with free text, whose answers are not cached.
 * `page` of that address is the number of shown pages; the first list is always page 1.
 */
export function listingQuery(search: string): ListingQuestion | undefined {
  const given = readQuery(search);
  return given['q'] ? undefined : questionOf(parseListingFilter(given));
}
