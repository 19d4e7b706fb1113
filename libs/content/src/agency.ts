export interface Phone {
  /** As people read it. */
  readonly text: string;
  /** As `tel:` wants it, E.164. */
  readonly e164: string;
}

export interface OpeningHours {
  /** As people read it, e.g. 'Montag bis Freitag'. */
  readonly days: string;
  /** As JSON-LD wants it. */
  readonly dayOfWeek: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

const phone: Phone = { text: '040 66969-120', e164: '+494066969120' };

/** The firm itself: header, footer, contact pages, mails and JSON-LD read it here. */
export const agency = {
  name: 'Brookfleet Immobilien',
  /** Below an icon on a phone's home screen: at most 12 characters. */
  shortName: 'Brookfleet',
  legalName: 'Brookfleet Immobilien GmbH i. G.',
  /** Headline and slogan of the home page (visitor-area §2). */
  headline: 'Immobilienvermarktung mit Herz und Verstand',
  slogan: 'SERIÖS. PROFESSIONELL. ERFOLGREICH.',
  url: 'https://www.brookfleet.example',
  description:
    'Immobilienmakler in Hamburg und Lüneburg: Verkauf, Vermietung, Bewertung und Gutachten mit persönlicher Beratung.',
  address: {
    street: 'Brookfleetkai 14',
    zipCode: '20457',
    city: 'Hamburg',
    region: 'Hamburg',
    country: 'DE',
    countryName: 'Deutschland',
  },
  geo: { lat: 53.5445, lng: 9.9967 },
  phone,
  /** The default mailbox for enquiries without a broker of their own. */
  email: 'kontakt@brookfleet.example',
  privacyEmail: 'datenschutz@brookfleet.example',
  managingDirector: 'Henrik Thordsen',
  vatId: 'DE999999999',
  register: {
    court: 'Amtsgericht Hamburg',
    /** To be replaced by the register number once it exists. */
    status: 'Die Eintragung in das Handelsregister ist beantragt.',
  },
  /** §34c GewO; the authority differs by Land and district: to be checked against the licence itself. */
  supervisoryAuthority: {
    name: 'Freie und Hansestadt Hamburg, Bezirksamt Hamburg-Mitte',
    licence: 'Erlaubnis nach § 34c Absatz 1 Satz 1 Nummer 1 der Gewerbeordnung',
  },
  openingHours: [
    {
      days: 'Montag bis Freitag',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '10:00',
      closes: '18:00',
    },
    { days: 'Samstag', dayOfWeek: ['Saturday'], opens: '10:00', closes: '16:00' },
  ] satisfies readonly OpeningHours[],
  areaServed: ['Hamburg', 'Lüneburg', 'Bergedorf', 'Reinbek', 'Geesthacht', 'Lübeck', 'Timmendorfer Strand'],
  languages: ['Deutsch', 'Englisch', 'Spanisch', 'Katalanisch'],
  /** Profiles elsewhere, for JSON-LD `sameAs`. */
  socialUrls: [] as readonly string[],
} as const;

/** 'Montag bis Freitag 10:00–18:00 Uhr', one line per entry. */
export const openingHourLines: readonly string[] = agency.openingHours.map(
  ({ days, opens, closes }) => `${days} ${opens}–${closes} Uhr`,
);
