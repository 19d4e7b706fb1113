import type { Form } from './form.ts';
import * as shared from './person.ts';

export const viewing = {
  kind: 'viewing',
  one: 'Besichtigungsanfrage',
  many: 'Besichtigungsanfragen',
  slug: 'besichtigung',
  api: '/api/viewing-requests',
  rpc: 'requestViewing',
  summary: 'Ask to see a property',
  fields: {
    propertyId: shared.propertyId,
    times: {
      control: 'half-days',
      label: 'Wunschzeiten',
      help: 'Wählen Sie bis zu drei. Den genauen Termin stimmen wir mit Ihnen ab.',
      max: 3,
      tooMany: 'Bitte wählen Sie höchstens drei Zeiten.',
      gone: 'Bitte wählen Sie nur Zeiten ab morgen.',
    },
    message: { control: 'area', label: 'Nachricht', max: 2_000, rows: 3 },
    salutation: shared.salutation,
    firstName: { ...shared.firstName, half: true },
    lastName: { ...shared.lastName, half: true },
    email: { ...shared.email, half: true },
    phone: { ...shared.optionalPhone, half: true },
    privacyAccepted: shared.consentField,
  },
  consent: 'viewing',
  pages: ['/immobilie/{slug}'],
  texts: {
    label: 'Besichtigung anfragen',
    submit: 'Besichtigung anfragen',
    pending: shared.sendingText,
    failure: { title: 'Fehler beim Versenden', description: 'Bitte versuchen Sie es später erneut.' },
    log: 'Failed to send viewing request',
    noContract: shared.noContractNotice,
  },
  answerDays: 1,
  goOn: ['search'],
  mail: {
    subject: 'Besichtigung: {property} ({name})',
    intro: 'Über die Website wurde eine Besichtigung angefragt.',
    heading: 'Wünsche',
  },
  about: '{times} · {message}',
  keptMonths: 12,
} as const satisfies Form;
