import { z } from 'zod';
import { accepted, consentVersion, defenceShape, email, phone, requiredLine } from './form-fields.ts';
import { Salutation } from './values.ts';

/** visitor-area §5, Exposé form. */
export const exposeFieldsMissing =
  'Bitte füllen Sie alle Pflichtfelder aus und stimmen Sie den Bedingungen zu.';
export const exposeEmailInvalid = 'Bitte geben Sie eine gültige E-Mail-Adresse ein.';

/** What the exposé form sends (visitor-area §3); `phone` and `salutation` are omitted if empty. */
export const ExposeRequest = z.object({
  propertyId: z.int({ error: 'Die Immobilie ist unbekannt.' }).min(1, 'Die Immobilie ist unbekannt.'),
  salutation: Salutation.optional(),
  firstName: requiredLine(100, exposeFieldsMissing),
  lastName: requiredLine(100, exposeFieldsMissing),
  email: email({ missing: exposeFieldsMissing, invalid: exposeEmailInvalid }),
  phone: phone.optional(),
  agreeToTerms: accepted(exposeFieldsMissing),
  consentVersion,
  ...defenceShape,
});
export type ExposeRequest = z.infer<typeof ExposeRequest>;
