import { type OpeningHours, weekdays } from '../opening-hours.ts';
import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

export interface AgencyWords {
  readonly name: string;
  readonly legalName: string;
  readonly address: {
    readonly street: string;
    readonly zipCode: string;
    readonly city: string;
    readonly region: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    readonly countryName: string;
  };
  readonly geo: { readonly lat: number; readonly lng: number };
  readonly phone: string;
  /** Default mailbox for enquiries without a responsible person. */
  readonly email: string;
  readonly privacyEmail: string;
  readonly managingDirector: string;
  readonly vatId: string;
  readonly register: { readonly court: string; readonly status: string };
  /** Supervisory authority by §34c GewO. It differs by Land and district and has to be verified against the licence. */
  readonly supervisoryAuthority: { readonly name: string; readonly licence: string };
  readonly openingHours: readonly OpeningHours[];
}

/** The agency: its name, address, numbers, hours, and what §5 DDG requires of it. */
export const agency: Words<AgencyWords> = {
  key: 'agency',
  shipped: {
    name: 'Brookfleet Immobilien',
    legalName: 'Brookfleet Immobilien GmbH i. G.',
    address: {
      street: 'Brookfleetkai 14',
      zipCode: '20457',
      city: 'Hamburg',
      region: 'Hamburg',
      country: 'DE',
      countryName: 'Deutschland',
    },
    geo: { lat: 53.5445, lng: 9.9967 },
    phone: '040 66969-120',
    email: 'kontakt@brookfleet.example',
    privacyEmail: 'datenschutz@brookfleet.example',
    managingDirector: 'Henrik Thordsen',
    vatId: 'DE999999999',
    register: {
      court: 'Amtsgericht Hamburg',
      // A placeholder until the agency has a register number.
      status: 'Die Eintragung in das Handelsregister ist beantragt.',
    },
    supervisoryAuthority: {
      name: 'Freie und Hansestadt Hamburg, Bezirksamt Hamburg-Mitte',
      licence: 'Erlaubnis nach § 34c Absatz 1 Satz 1 Nummer 1 der Gewerbeordnung',
    },
    openingHours: [
      { from: 'Monday', to: 'Friday', opens: '10:00', closes: '18:00' },
      { from: 'Saturday', to: 'Saturday', opens: '10:00', closes: '16:00' },
    ],
  },
};

export const agencySection: Section<AgencyWords> = {
  words: agency,
  group: 'Büro',
  title: 'Büro und Firma',
  text: 'Name, Anschrift, Telefon, E-Mail, Öffnungszeiten und die Angaben, die das Gesetz im Impressum verlangt.',
  pages: 'all',
  fields: {
    name: {
      kind: 'line',
      label: 'Name',
      hint: 'Steht neben dem Logo, in Titeln von Seiten und als Absender von E-Mails.',
      max: 60,
      fits: 30,
    },
    legalName: {
      kind: 'line',
      label: 'Firma mit Rechtsform',
      hint: 'So, wie sie im Handelsregister steht. Erscheint im Impressum, im Datenschutz und unter jeder E-Mail.',
      max: 100,
    },
    address: {
      kind: 'group',
      label: 'Anschrift',
      fields: {
        street: { kind: 'line', label: 'Straße und Hausnummer', max: 80 },
        zipCode: { kind: 'line', label: 'Postleitzahl', max: 10 },
        city: { kind: 'line', label: 'Ort', max: 60 },
        region: { kind: 'line', label: 'Bundesland', max: 60 },
        country: { kind: 'line', label: 'Land als Kürzel', hint: 'Zwei Buchstaben: DE.', max: 2 },
        countryName: { kind: 'line', label: 'Land', max: 60 },
      },
    },
    geo: {
      kind: 'group',
      label: 'Lage auf der Karte',
      hint: 'Um diesen Punkt zeichnet die Karte der Kontaktseite den Kreis.',
      fields: {
        lat: { kind: 'number', label: 'Breitengrad', min: -90, max: 90, decimals: 6 },
        lng: { kind: 'number', label: 'Längengrad', min: -180, max: 180, decimals: 6 },
      },
    },
    phone: { kind: 'phone', label: 'Telefon', hint: 'So, wie die Nummer zu lesen sein soll.', max: 30 },
    email: {
      kind: 'mail',
      label: 'E-Mail',
      hint: 'Hier kommen Anfragen an, für die niemand sonst zuständig ist.',
      max: 100,
    },
    privacyEmail: { kind: 'mail', label: 'E-Mail für Fragen zum Datenschutz', max: 100 },
    managingDirector: {
      kind: 'line',
      label: 'Geschäftsführung',
      hint: 'Name wie im Impressum. Heißt jemand aus dem Team genauso, zeigt die Kontaktseite auch dessen Mobilnummer.',
      max: 100,
    },
    vatId: { kind: 'line', label: 'Umsatzsteuer-Identifikationsnummer', max: 20 },
    register: {
      kind: 'group',
      label: 'Handelsregister',
      fields: {
        court: { kind: 'line', label: 'Registergericht', max: 100 },
        status: { kind: 'line', label: 'Nummer oder Stand der Eintragung', max: 200 },
      },
    },
    supervisoryAuthority: {
      kind: 'group',
      label: 'Aufsicht (§ 34c Gewerbeordnung)',
      fields: {
        name: { kind: 'line', label: 'Behörde', max: 200 },
        licence: { kind: 'line', label: 'Erlaubnis', max: 200 },
      },
    },
    openingHours: {
      kind: 'list',
      label: 'Öffnungszeiten',
      hint: 'Nach ihnen richten sich auch die Tage, bis zu denen wir eine Antwort zusagen. Jeder Wochentag gehört in höchstens einen Eintrag.',
      entry: 'Zeit',
      min: 1,
      max: 7,
      of: {
        kind: 'group',
        label: 'Zeit',
        fields: {
          from: { kind: 'choice', label: 'Von', options: weekdays },
          to: { kind: 'choice', label: 'Bis', hint: 'Für einen einzelnen Tag derselbe.', options: weekdays },
          opens: { kind: 'time', label: 'Öffnet um', max: 5 },
          closes: { kind: 'time', label: 'Schließt um', max: 5 },
        },
      },
    },
  },
};
