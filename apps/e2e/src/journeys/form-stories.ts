/** Key of the consent checkbox, whose label is a sentence. */
export const consent = 'consent';
/** Key of the message above the button. */
export const head = 'head';

/** One form of the site: its texts (visitor-area §5 and §8, staff-area §5 and §8) and the values to fill in. */
export interface FormStory {
  name: string;
  path: string;
  /** The form's accessible name. */
  label: string;
  submit: string;
  api: string;
  /** Errors of an empty form, by label of the field. */
  missing: readonly (readonly [label: string, text: string])[];
  /** Values that the form refuses, tried one at a time; /bewertung checks no pattern. */
  refused: readonly (readonly [label: string, value: string, text: string])[];
  values: Readonly<Record<string, string>>;
  success: readonly [title: string, text: string];
  failure: readonly [title: string, text: string];
}

const privacy = 'Sie müssen die Datenschutzerklärung akzeptieren';
const invalidEmail = 'Ungültige E-Mail-Adresse';
const fieldsMissing = 'Bitte füllen Sie alle Pflichtfelder aus und stimmen Sie den Bedingungen zu.';
const thanks = 'Vielen Dank für Ihre Anfrage. Wir melden uns schnellstmöglich bei Ihnen.';
const tryLater = 'Bitte versuchen Sie es später erneut.';

const contact = {
  label: 'Kontaktformular',
  submit: 'Nachricht senden',
  api: '/api/contact-messages',
  success: ['Nachricht gesendet!', thanks],
  failure: ['Fehler beim Versenden', tryLater],
} as const;
const marked = {
  ...contact,
  success: ['✅ Nachricht gesendet!', thanks],
  failure: ['❌ Fehler beim Versenden', tryLater],
  missing: [
    ['Name', 'Name ist erforderlich'],
    ['E-Mail', 'E-Mail ist erforderlich'],
    ['Nachricht', 'Nachricht ist erforderlich'],
    [consent, privacy],
  ],
  refused: [
    ['E-Mail', 'ada@example', invalidEmail],
    ['E-Mail', 'ada lovelace@example.org', invalidEmail],
  ],
} as const;

export const formStories: readonly FormStory[] = [
  {
    name: 'exposé form',
    path: '/immobilie/{slug}',
    label: 'Exposé anfordern',
    submit: 'Exposé anfordern',
    api: '/api/expose-requests',
    missing: [
      [head, fieldsMissing],
      ['Vorname', 'Vorname ist erforderlich'],
      ['Nachname', 'Nachname ist erforderlich'],
      ['E-Mail', 'E-Mail ist erforderlich'],
      [consent, 'Sie müssen die Datenschutzerklärung akzeptieren'],
    ],
    refused: [['E-Mail', 'ada@example', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.']],
    values: {
      Vorname: 'Ada',
      Nachname: 'Lovelace',
      'E-Mail': 'expose@example.org',
      Telefon: '040 123456',
    },
    success: [
      'Erfolgreich gesendet',
      'Ihre Exposé-Anfrage wurde erfolgreich übermittelt. Wir werden uns bald bei Ihnen melden.',
    ],
    failure: ['Fehler', 'Es gab einen Fehler beim Senden Ihrer Anfrage. Bitte versuchen Sie es erneut.'],
  },
  {
    name: 'search order',
    path: '/suchauftrag',
    label: 'Suchauftrag',
    submit: 'Suchauftrag erteilen',
    api: '/api/search-requests',
    missing: [
      ['Vorname', 'Vorname ist erforderlich'],
      ['Nachname', 'Nachname ist erforderlich'],
      ['E-Mail', 'E-Mail ist erforderlich'],
      ['Telefon', 'Telefonnummer ist erforderlich'],
      [consent, privacy],
    ],
    refused: [
      ['E-Mail', 'ada@example', invalidEmail],
      ['Zimmer ab', '0', 'Mindestens 1 Zimmer.'],
      ['Zimmer bis', '1', 'Die Höchstzahl liegt unter der Mindestzahl.'],
      ['Preis bis (€)', '100', 'Der Höchstpreis liegt unter dem Mindestpreis.'],
    ],
    values: {
      Vorname: 'Ada',
      Nachname: 'Lovelace',
      'E-Mail': 'suche@example.org',
      Telefon: '040 123456',
      Ort: 'Hamburg',
      'Region oder Stadtteil': 'Eppendorf',
      'Zimmer ab': '2',
      'Zimmer bis': '4',
      'Preis ab (€)': '300.000',
      'Preis bis (€)': '800.000',
      Ausstattung: 'Balkon',
      Bemerkungen: 'Gern Altbau',
    },
    success: ['Suchauftrag erfolgreich erstellt', 'Vielen Dank! Wir melden uns zeitnah bei Ihnen.'],
    failure: ['Fehler', 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.'],
  },
  {
    ...contact,
    name: 'form of /ueber-uns',
    path: '/ueber-uns',
    missing: [
      ['Vorname', 'Vorname ist erforderlich'],
      ['Nachname', 'Nachname ist erforderlich'],
      ['E-Mail', 'E-Mail ist erforderlich'],
      ['Nachricht', 'Nachricht ist erforderlich'],
      [consent, privacy],
    ],
    refused: [['E-Mail', 'ada@example', invalidEmail]],
    values: {
      Vorname: 'Ada',
      Nachname: 'Lovelace',
      'E-Mail': 'ueber-uns@example.org',
      Nachricht: 'Was ist mein Haus wert?',
    },
  },
  {
    ...contact,
    name: 'form of /kontakt',
    path: '/kontakt',
    missing: [
      ['Vorname', 'Vorname ist erforderlich'],
      ['Nachricht', 'Nachricht ist erforderlich'],
      [consent, privacy],
    ],
    refused: [['E-Mail', 'ada@example', invalidEmail]],
    values: { Vorname: 'Ada', 'E-Mail': 'kontakt@example.org', Nachricht: 'Bitte rufen Sie mich an.' },
  },
  {
    ...contact,
    name: 'form of /bewertung',
    path: '/bewertung',
    missing: [
      ['Vorname', 'Vorname ist erforderlich'],
      ['Nachname', 'Name ist erforderlich'],
      ['E-Mail', 'E-Mail ist erforderlich'],
      ['Nachricht', 'Nachricht ist erforderlich'],
      [consent, privacy],
    ],
    refused: [],
    values: {
      Vorname: 'Ada',
      Nachname: 'Lovelace',
      'E-Mail': 'bewertung@example.org',
      Nachricht: 'Kommen Sie auch vorbei?',
    },
  },
  {
    ...marked,
    name: 'form of a broker page',
    path: '/makler/henrik-thordsen',
    values: { Name: 'Ada Lovelace', 'E-Mail': 'makler@example.org', Nachricht: 'Haben Sie Zeit?' },
  },
  {
    ...marked,
    name: 'form of /gutachten',
    path: '/gutachten',
    values: { Name: 'Ada Lovelace', 'E-Mail': 'gutachten@example.org', Nachricht: 'Ein Wertgutachten.' },
  },
];
