import type { Form } from './form.ts';
import * as shared from './person.ts';

/**
 * Application for a home to let, in place of the request for an exposé. Before a viewing a landlord may ask little
 * (Datenschutzkonferenz, guidance on self-disclosure of prospective tenants), so only the number of persons and the time
 * are asked for; income and pets are voluntary, and no proof is.
 */
export const application = {
  kind: 'application',
  one: 'Mietbewerbung',
  many: 'Mietbewerbungen',
  slug: 'bewerbung',
  api: '/api/rental-applications',
  rpc: 'applyForRent',
  summary: 'Apply for a property to let',
  fields: {
    propertyId: shared.propertyId,
    persons: {
      control: 'number',
      label: 'Personen im Haushalt',
      required: true,
      min: 1,
      max: 20,
      half: true,
      messages: {
        invalid: 'Bitte nennen Sie die Zahl der Personen, zum Beispiel 2.',
        tooSmall: 'Bitte nennen Sie mindestens eine Person.',
        tooLarge: 'Bitte nennen Sie höchstens 20 Personen.',
      },
    },
    moveIn: {
      control: 'select',
      label: 'Einzug',
      required: true,
      half: true,
      choices: {
        soon: 'so bald wie möglich',
        'three-months': 'in ein bis drei Monaten',
        later: 'in mehr als drei Monaten',
        flexible: 'zeitlich flexibel',
      },
    },
    income: {
      control: 'select',
      label: 'Nettoeinkommen aller im Monat',
      half: true,
      choices: {
        'to-2000': 'bis 2.000 €',
        'to-3000': '2.000 bis 3.000 €',
        'to-4500': '3.000 bis 4.500 €',
        'to-6000': '4.500 bis 6.000 €',
        above: 'über 6.000 €',
      },
    },
    pets: {
      control: 'select',
      label: 'Haustiere',
      half: true,
      choices: { none: 'keine', dog: 'Hund', cat: 'Katze', other: 'andere' },
    },
    message: { control: 'area', label: 'Nachricht', max: 2_000, rows: 3 },
    firstName: { ...shared.firstName, half: true },
    lastName: { ...shared.lastName, half: true },
    email: shared.email,
    phone: shared.optionalPhone,
    privacyAccepted: shared.consentField,
  },
  consent: 'application',
  pages: ['/immobilie/{slug}'],
  texts: {
    label: 'Für die Wohnung bewerben',
    submit: 'Bewerbung senden',
    pending: shared.sendingText,
    failure: { title: 'Fehler beim Versenden', description: 'Bitte versuchen Sie es später erneut.' },
    note: 'Einkommensnachweise und eine Selbstauskunft brauchen wir erst nach der Besichtigung. Die Bewerbung ist kostenlos.',
    log: 'Failed to send rental application',
    noContract: shared.noContractNotice,
  },
  answerDays: 1,
  goOn: ['viewing', 'search'],
  mail: {
    subject: 'Bewerbung: {property} ({name})',
    intro: 'Über die Website kam eine Bewerbung für eine Mietimmobilie.',
    heading: 'Bewerbung',
  },
  about: '{persons} im Haushalt · Einzug {moveIn} · {message}',
  keptMonths: 6,
} as const satisfies Form;
