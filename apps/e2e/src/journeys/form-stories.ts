/** Key of the consent checkbox, whose label is a whole sentence. */
export const consentKey = 'consent';
/** Key of the message above the button. */
export const formErrorKey = 'head';

/** One form of the site: its texts (visitor-area §5 and §8, staff-area §5 and §8) and the values to fill in. */
export interface FormStory {
  name: string;
  path: string;
  /** Shows the form where several share a place. */
  anchor?: string;
  /** The form's accessible name. */
  label: string;
  submit: string;
  values: Readonly<Record<string, string>>;
  success: readonly [title: string, text: string];
}

export interface FaultyFormStory extends FormStory {
  /** Errors of an empty form, by label of the field. */
  missing: readonly (readonly [label: string, text: string])[];
  /** An invalid value with its error message. */
  refused: readonly [label: string, value: string, text: string];
}

const privacy = 'Sie müssen die Datenschutzerklärung akzeptieren';
const thanks = 'Vielen Dank für Ihre Anfrage. Wir melden uns schnellstmöglich bei Ihnen.';

const contact = {
  label: 'Kontaktformular',
  submit: 'Nachricht senden',
  success: ['Nachricht gesendet!', thanks],
} as const;

export const exposeForm: FaultyFormStory = {
  name: 'exposé form',
  path: '/immobilie/{slug}',
  label: 'Exposé anfordern',
  submit: 'Exposé anfordern',
  missing: [
    [formErrorKey, 'Bitte füllen Sie alle Pflichtfelder aus und stimmen Sie den Bedingungen zu.'],
    ['Vorname', 'Vorname ist erforderlich'],
    ['Nachname', 'Nachname ist erforderlich'],
    ['E-Mail', 'E-Mail ist erforderlich'],
    [consentKey, 'Sie müssen den AGB zustimmen und die Datenschutzerklärung akzeptieren'],
  ],
  refused: ['E-Mail', 'ada@example', 'Bitte geben Sie eine gültige E-Mail-Adresse ein.'],
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
};

export const searchOrderForm: FaultyFormStory = {
  name: 'search order',
  path: '/suchauftrag',
  label: 'Suchauftrag',
  submit: 'Suchauftrag erteilen',
  missing: [
    ['Vorname', 'Vorname ist erforderlich'],
    ['Nachname', 'Nachname ist erforderlich'],
    ['E-Mail', 'E-Mail ist erforderlich'],
    [consentKey, privacy],
  ],
  refused: ['Preis bis (€)', '100', 'Der Höchstpreis liegt unter dem Mindestpreis.'],
  values: {
    Vorname: 'Ada',
    Nachname: 'Lovelace',
    'E-Mail': 'suche@example.org',
    'Telefon, wenn wir Sie anrufen dürfen': '040 123456',
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
};

export const contactForm: FaultyFormStory = {
  ...contact,
  name: 'form of /kontakt',
  path: '/kontakt',
  missing: [
    ['Vorname', 'Vorname ist erforderlich'],
    ['Nachricht', 'Nachricht ist erforderlich'],
    [consentKey, privacy],
  ],
  refused: ['E-Mail', 'ada@example', 'Ungültige E-Mail-Adresse'],
  values: { Vorname: 'Ada', 'E-Mail': 'kontakt@example.org', Nachricht: 'Bitte rufen Sie mich an.' },
};

export const callbackForm: FaultyFormStory = {
  name: 'callback form',
  path: '/verkaufen',
  label: 'Rückruf',
  submit: 'Um Rückruf bitten',
  missing: [
    ['Name', 'Name ist erforderlich'],
    ['Telefon', 'Telefonnummer ist erforderlich'],
    [consentKey, privacy],
  ],
  refused: ['E-Mail', 'ada@example', 'Ungültige E-Mail-Adresse'],
  values: { Name: 'Ada Lovelace', Telefon: '040 123456', 'E-Mail': 'rueckruf@example.org' },
  success: ['Rückrufwunsch gesendet', 'Vielen Dank! Wir rufen Sie zur gewünschten Tageszeit an.'],
};

export const viewingForm: FaultyFormStory = {
  name: 'viewing form',
  path: '/immobilie/{slug}',
  anchor: '#besichtigung',
  label: 'Besichtigung anfragen',
  submit: 'Besichtigung anfragen',
  missing: [
    ['Vorname', 'Vorname ist erforderlich'],
    ['Nachname', 'Nachname ist erforderlich'],
    ['E-Mail', 'E-Mail ist erforderlich'],
    [consentKey, privacy],
  ],
  refused: ['E-Mail', 'ada@example', 'Ungültige E-Mail-Adresse'],
  values: {
    Vorname: 'Ada',
    Nachname: 'Lovelace',
    'E-Mail': 'besichtigung@example.org',
    Nachricht: 'Gern mit Keller',
  },
  success: [
    'Besichtigungsanfrage gesendet',
    'Vielen Dank! Ihre Besichtigungsanfrage ist bei uns angekommen.',
  ],
};

/** Further forms, whose error messages only the specs of apps/web check. */
export const otherForms: readonly FormStory[] = [
  {
    ...contact,
    name: 'form of /ueber-uns',
    path: '/ueber-uns',
    values: {
      Vorname: 'Ada',
      Nachname: 'Lovelace',
      'E-Mail': 'ueber-uns@example.org',
      Nachricht: 'Was ist mein Haus wert?',
    },
  },
  {
    ...contact,
    name: 'form of /bewertung',
    path: '/bewertung',
    values: {
      Vorname: 'Ada',
      Nachname: 'Lovelace',
      'E-Mail': 'bewertung@example.org',
      Nachricht: 'Kommen Sie auch vorbei?',
    },
  },
  {
    ...contact,
    name: 'form of a broker page',
    path: '/makler/henrik-thordsen',
    success: ['✅ Nachricht gesendet!', thanks],
    values: { Name: 'Ada Lovelace', 'E-Mail': 'makler@example.org', Nachricht: 'Haben Sie Zeit?' },
  },
  {
    ...contact,
    name: 'form of /gutachten',
    path: '/gutachten',
    success: ['✅ Nachricht gesendet!', thanks],
    values: { Name: 'Ada Lovelace', 'E-Mail': 'gutachten@example.org', Nachricht: 'Ein Wertgutachten.' },
  },
];
