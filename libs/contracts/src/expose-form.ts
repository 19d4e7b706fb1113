import { z } from 'zod';
import { ExposeRequest } from './expose-request.ts';
import { consentVersion } from './form-fields.ts';
import { salutations } from './salutation.ts';

/** Values of the form's fields; what is optional may be empty. The request's contract checks all of it. */
const ExposeFields = z.object({
  propertyId: ExposeRequest.shape.propertyId,
  salutation: z.enum(['', ...salutations]),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  agreeToTerms: z.boolean(),
  consentVersion,
});
export type ExposeFields = z.infer<typeof ExposeFields>;

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
export const ExposeForm = ExposeFields.transform(requestOf).pipe(ExposeRequest);
