import type { Form } from './form.ts';
import * as shared from './person.ts';

/** Question about a property, to the person who is responsible for it. */
export const question = {
  kind: 'question',
  one: 'Frage zur Immobilie',
  many: 'Fragen zu Immobilien',
  slug: 'frage',
  api: '/api/property-questions',
  rpc: 'askQuestion',
  summary: 'Ask about a property',
  fields: {
    propertyId: shared.propertyId,
    message: {
      control: 'area',
      label: 'Ihre Frage',
      max: 2_000,
      rows: 4,
      required: 'Bitte schreiben Sie Ihre Frage.',
    },
    firstName: { ...shared.firstName, half: true },
    lastName: { ...shared.lastName, half: true },
    email: shared.email,
    phone: shared.optionalPhone,
    privacyAccepted: shared.consentField,
  },
  consent: 'question',
  pages: ['/immobilie/{slug}'],
  texts: {
    label: 'Frage stellen',
    submit: 'Frage senden',
    pending: shared.sendingText,
    failure: { title: 'Fehler beim Versenden', description: 'Bitte versuchen Sie es später erneut.' },
    log: 'Failed to send question',
    noContract: shared.noContractNotice,
  },
  answerDays: 1,
  goOn: ['viewing', 'search'],
  mail: {
    subject: 'Frage: {property} ({name})',
    intro: 'Über die Website kam eine Frage zu einer Immobilie.',
  },
  about: '{message}',
  keptMonths: 12,
} as const satisfies Form;
