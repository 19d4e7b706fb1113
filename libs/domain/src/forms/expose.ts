import type { Form } from './form.ts';
import * as shared from './person.ts';

const noContract =
  'Mit der Exposé-Anfrage schließen Sie keinen Vertrag. Ein Maklervertrag kommt nur durch eine gesonderte Vereinbarung zustande.';

/** Request for the exposé of a property (visitor-area §3, §5, §8). */
export const expose = {
  kind: 'expose',
  one: 'Exposé-Anfrage',
  many: 'Exposé-Anfragen',
  slug: 'expose',
  api: '/api/expose-requests',
  rpc: 'requestExpose',
  summary: 'Ask for the exposé of a property',
  fields: {
    propertyId: shared.propertyId,
    salutation: shared.salutation,
    firstName: shared.firstName,
    lastName: shared.lastName,
    email: { ...shared.email, invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.' },
    phone: shared.optionalPhone,
    agreeToTerms: {
      ...shared.consentField,
      required: 'Sie müssen den AGB zustimmen und die Datenschutzerklärung akzeptieren',
    },
  },
  consent: 'expose',
  pages: ['/immobilie/{slug}'],
  texts: {
    label: 'Exposé anfordern',
    submit: 'Exposé anfordern',
    pending: shared.sendingText,
    incomplete: 'Bitte füllen Sie alle Pflichtfelder aus und stimmen Sie den Bedingungen zu.',
    failure: {
      title: 'Fehler',
      description: 'Es gab einen Fehler beim Senden Ihrer Anfrage. Bitte versuchen Sie es erneut.',
    },
    note: noContract,
    log: 'Failed to send exposé request',
    noContract,
  },
  answerDays: 1,
  goOn: ['viewing', 'search'],
  mail: {
    subject: 'Exposé-Anfrage: {property} ({name})',
    intro: 'Über die Website wurde ein Exposé angefordert.',
  },
  keptMonths: 12,
} as const satisfies Form;
