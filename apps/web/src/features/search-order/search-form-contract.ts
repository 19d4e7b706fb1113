import { SearchRequest, searchLocation } from '@estate/contracts/search-request';
import { z } from 'zod';
import type { SearchFields } from './search-fields.ts';

/** '1.200.000 €' as people write it; nothing for an empty field, NaN for what is no number. */
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
  // An unticked box is refused by the contract, in its words.
  agreeToTerms: agreeToTerms as true,
  location: searchLocation(city, region),
  minRooms: numberOf(fields.minRooms),
  maxRooms: numberOf(fields.maxRooms),
  minPrice: numberOf(fields.minPrice),
  maxPrice: numberOf(fields.maxPrice),
});

/** What is typed into the form becomes what is sent (visitor-area §3). Loaded with the form's first focus. */
export const SearchForm = z.custom<SearchFields>().transform(requestOf).pipe(SearchRequest);
