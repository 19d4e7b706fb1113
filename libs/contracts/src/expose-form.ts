import { z } from 'zod';
import { ExposeRequest } from './expose-request.ts';
import { type Salutation } from './salutation.ts';

/** Values of the form's fields; what is optional may be empty. */
export interface ExposeFields {
  propertyId: number;
  salutation: '' | Salutation;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  agreeToTerms: boolean;
  consentVersion: string;
}

const requestOf = ({
  salutation,
  phone,
  agreeToTerms,
  ...fields
}: ExposeFields): z.input<typeof ExposeRequest> => ({
  ...fields,
  salutation: salutation || undefined,
  phone: phone || undefined,
  // The contract refuses an unticked box with its own message.
  agreeToTerms: agreeToTerms as true,
});

/** Turns the form's fields into the request's body (visitor-area §3). */
export const ExposeForm = z.custom<ExposeFields>().transform(requestOf).pipe(ExposeRequest);
