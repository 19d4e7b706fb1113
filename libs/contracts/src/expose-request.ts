import { z } from 'zod';
import { exposeEmailInvalid, exposeFieldsMissing } from './expose-texts.ts';
import { accepted, consentVersion, email, phone, requiredLine } from './form-fields.ts';
import { propertyId, Salutation } from './values.ts';

export { exposeEmailInvalid, exposeFieldsMissing } from './expose-texts.ts';

/** What the exposé form sends (visitor-area §3); `phone` and `salutation` are omitted if empty. */
export const ExposeRequest = z.object({
  propertyId: propertyId('Die Immobilie ist unbekannt.'),
  salutation: Salutation.optional(),
  firstName: requiredLine(100, exposeFieldsMissing),
  lastName: requiredLine(100, exposeFieldsMissing),
  email: email({ missing: exposeFieldsMissing, invalid: exposeEmailInvalid }),
  phone: phone.optional(),
  agreeToTerms: accepted(exposeFieldsMissing),
  consentVersion,
});
export type ExposeRequest = z.infer<typeof ExposeRequest>;
