import { isEmail, trimInvisible } from '../text/visible-text.ts';
import type { Form, Values } from './form.ts';
import * as shared from './person.ts';

const message = {
  control: 'area',
  label: 'Nachricht',
  max: 5_000,
  rows: 5,
  required: shared.requiredTexts.message,
} as const;

const rest = { message, source: shared.source, privacyAccepted: shared.consentField } as const;

const joinNames = ({ firstName, lastName, ...others }: Values): Values => ({
  name: [firstName, lastName].filter(Boolean).join(' '),
  ...others,
});

const texts = {
  label: 'Kontaktformular',
  submit: 'Nachricht senden',
  pending: shared.sendingText,
  failure: { title: 'Fehler beim Versenden', description: 'Bitte versuchen Sie es später erneut.' },
  log: 'Failed to send contact message',
  noContract: shared.noContractNotice,
} as const;

/** Texts with an emoji before the titles, which staff-area §8 requires on some pages. */
const emojiTexts = {
  ...texts,
  failure: { ...texts.failure, title: '❌ Fehler beim Versenden' },
} as const;

/** Form of /kontakt: first name and message are required, e-mail and telephone number for the answer are optional. */
export const contact = {
  kind: 'contact',
  one: 'Nachricht',
  many: 'Nachrichten',
  slug: 'nachricht',
  api: '/api/contact-messages',
  rpc: 'sendContactMessage',
  summary: 'Send a contact form',
  // The maximum is 201: first and last name of at most 100 characters each, and the blank between them.
  fields: {
    name: { ...shared.name, max: 201 },
    email: shared.optionalEmail,
    phone: shared.optionalPhone,
    ...rest,
  },
  controls: {
    firstName: shared.firstName,
    email: { ...shared.optionalEmail, eitherOr: true },
    phone: { ...shared.optionalPhone, eitherOr: true },
    ...rest,
  },
  written: joinNames,
  consent: 'contact',
  pages: ['/kontakt'],
  texts,
  answerDays: 1,
  goOn: ['listings', 'search'],
  mail: {
    subject: 'Nachricht über die Website ({name})',
    intro: 'Über die Website kam eine Nachricht.',
  },
  about: '{message}',
  keptMonths: 12,
} as const satisfies Form;

/** Form of the broker pages (staff-area §5). The message goes to the broker of the page. */
export const broker = {
  ...contact,
  controls: { name: shared.name, email: shared.email, phone: shared.optionalPhone, ...rest },
  written: (values: Values): Values => values,
  consent: 'broker',
  pages: ['/makler/{slug}'],
  texts: emojiTexts,
} as const satisfies Form;

export const appraisal = {
  ...broker,
  consent: 'appraisal',
  pages: ['/gutachten'],
} as const satisfies Form;

/** Form of /ueber-uns, with the controls that visitor-area §5 requires. */
export const about = {
  ...contact,
  controls: {
    firstName: shared.firstName,
    lastName: shared.lastName,
    email: shared.email,
    phone: shared.optionalPhone,
    ...rest,
  },
  consent: 'about',
  pages: ['/ueber-uns'],
} as const satisfies Form;

/**
 * Form of /bewertung: the same controls as on /ueber-uns, but with the message 'Name ist erforderlich', and without a
 * pattern for the e-mail (visitor-area §5). The server would refuse an invalid e-mail address. Such an address is
 * therefore appended to the message, so that the request is sent and the address is kept.
 */
export const landing = {
  ...contact,
  controls: {
    ...about.controls,
    lastName: { ...shared.lastName, required: shared.requiredTexts.name },
    email: {
      control: 'line',
      label: shared.email.label,
      max: 254,
      required: shared.requiredTexts.email,
      autoComplete: 'email',
    },
  },
  written: (values: Values): Values => {
    const { email, message: text, ...others } = joinNames(values);
    const address = trimInvisible(String(email));
    return isEmail(address)
      ? { ...others, email, message: text }
      : { ...others, message: `${String(text)}\n\nE-Mail, wie angegeben: ${address}` };
  },
  consent: 'landing',
  pages: ['/bewertung'],
} as const satisfies Form;
