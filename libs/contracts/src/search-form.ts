import { z } from 'zod';
import { consentVersion } from './form-fields.ts';
import { readGermanAmount } from './german-amount.ts';
import { salutations } from './salutation.ts';
import { SearchRequest, searchLocation } from './search-request.ts';
import { Deal, ObjectKind } from './values.ts';
import { trimInvisible } from './visible-text.ts';

/** Undefined for an empty field, and for text that is no number NaN, which the contract refuses. */
const number = z.string().transform((text) => {
  const typed = trimInvisible(text);
  if (typed === '') return undefined;
  const isNegative = typed.startsWith('-');
  const amount = readGermanAmount(isNegative ? typed.slice(1) : typed) ?? NaN;
  return isNegative ? -amount : amount;
});

/** Values of the form's fields; numbers are still text, and the request's contract checks all of it. */
const SearchFields = z.object({
  salutation: z.enum(['', ...salutations]),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  buyOrRent: Deal,
  propertyType: ObjectKind,
  city: z.string(),
  region: z.string(),
  minRooms: number,
  maxRooms: number,
  minPrice: number,
  maxPrice: number,
  equipment: z.string(),
  notes: z.string(),
  agreeToTerms: z.boolean(),
  consentVersion,
});
export type SearchFields = z.input<typeof SearchFields>;

const requestOf = ({
  city,
  region,
  salutation,
  agreeToTerms,
  ...fields
}: z.output<typeof SearchFields>): z.input<typeof SearchRequest> => ({
  ...fields,
  salutation: salutation || undefined,
  // The contract refuses an unticked box with its own message.
  agreeToTerms: agreeToTerms as true,
  location: searchLocation(city, region),
});

/** Turns the form's fields into the request's body (visitor-area §3). */
export const SearchForm = SearchFields.transform(requestOf).pipe(SearchRequest);
