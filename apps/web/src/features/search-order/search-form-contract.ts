import { SearchRequest, searchLocation } from '@estate/contracts/search-request';
import { z } from 'zod';
import type { SearchFields } from './search-fields.ts';

/** Parses '1.200.000 €'; undefined for an empty field, NaN for text that is no number. */
function numberOf(text: string): number | undefined {
  const plain = text.replace(/[\s€]/g, '').replace(/\.(?=\d{3}(?:\D|$))/g, '');
  return plain === '' ? undefined : Number(plain.replace(',', '.'));
}

const requestOf = ({
  city,
  region,
  salutation,
  agreeToTerms,
  ...fields
}: SearchFields): z.input<typeof SearchRequest> => ({
  ...fields,
  salutation: salutation || undefined,
  // The contract refuses an unticked box with its own message.
  agreeToTerms: agreeToTerms as true,
  location: searchLocation(city, region),
  minRooms: numberOf(fields.minRooms),
  maxRooms: numberOf(fields.maxRooms),
  minPrice: numberOf(fields.minPrice),
  maxPrice: numberOf(fields.maxPrice),
});

/** Turns the form's fields into the request's body (visitor-area §3). Loaded at the form's first focus. */
export const SearchForm = z.custom<SearchFields>().transform(requestOf).pipe(SearchRequest);
