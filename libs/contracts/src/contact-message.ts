import { z } from 'zod';
import { accepted, consentVersion, email, line, paragraph, phone, requiredLine } from './form-fields.ts';
import { requiredTexts } from './required-texts.ts';
import { trimInvisible } from './visible-text.ts';

const emailInvalid = 'Ungültige E-Mail-Adresse';
const message = paragraph(5_000).min(1, requiredTexts.message);
const emailRequired = { missing: requiredTexts.email, invalid: emailInvalid };

/**
 * What every contact form sends. An e-mail that was asked for goes along as the reply address (visitor-area §3.27).
 * `source` names the page, e.g. `/kontakt` or `/makler/anna-muster`.
 */
export const ContactMessage = z.object({
  name: requiredLine(200, requiredTexts.name),
  email: email(emailRequired).optional(),
  phone: phone.optional(),
  message,
  source: line(200),
  privacyAccepted: accepted(requiredTexts.privacy),
  consentVersion,
});
export type ContactMessage = z.infer<typeof ContactMessage>;

const privacyAccepted = accepted(requiredTexts.privacy);
const firstName = requiredLine(100, requiredTexts.firstName);

/** Broker pages and /gutachten (staff-area §5). */
export const BrokerContactForm = z.object({
  name: requiredLine(200, requiredTexts.name),
  email: email(emailRequired),
  phone: phone.optional(),
  message,
  privacyAccepted,
});

/** /ueber-uns (visitor-area §5). */
export const AboutContactForm = z.object({
  firstName,
  lastName: requiredLine(100, requiredTexts.lastName),
  email: email(emailRequired),
  phone: phone.optional(),
  message,
  privacyAccepted,
});

/** /bewertung: as /ueber-uns, but 'Name ist erforderlich' and no pattern check of the e-mail. */
export const ValuationContactForm = AboutContactForm.extend({
  lastName: requiredLine(100, requiredTexts.name),
  email: requiredLine(254, requiredTexts.email),
});

const optionalEmail = z
  .string()
  .transform((text) => (trimInvisible(text) === '' ? undefined : text))
  .pipe(email(emailRequired).optional())
  .optional();

/** /kontakt: first name, message, privacy; an e-mail or phone to answer to is optional. */
export const ContactPageForm = z.object({
  firstName,
  email: optionalEmail,
  phone: phone.optional(),
  message,
  privacyAccepted,
});
