import { z } from 'zod';
import { type Salutation } from './salutation.ts';
import { SearchRequest, searchLocation } from './search-request.ts';
import { type Deal, type ObjectKind } from './vocabulary.ts';

/** Values of the form's fields; numbers are still text. */
export interface SearchFields {
  salutation: '' | Salutation;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  buyOrRent: Deal;
  propertyType: ObjectKind;
  city: string;
  region: string;
  minRooms: string;
  maxRooms: string;
  minPrice: string;
  maxPrice: string;
  equipment: string;
  notes: string;
  agreeToTerms: boolean;
  consentVersion: string;
}

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

/** Turns the form's fields into the request's body (visitor-area §3). */
export const SearchForm = z.custom<SearchFields>().transform(requestOf).pipe(SearchRequest);
