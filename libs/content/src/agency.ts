export interface Phone {
  /** The number as it is displayed. */
  readonly text: string;
  /** E.164 format for `tel:` links. */
  readonly e164: string;
}

interface OpeningHours {
  /** Displayed text, e.g. 'Montag bis Freitag'. */
  readonly days: string;
  /** Days for JSON-LD. */
  readonly dayOfWeek: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

const phone: Phone = { text: '040 66969-120', e164: '+494066969120' };

export const agency = {
  name: 'Brookfleet Immobilien',
  /** Name below the icon on a phone's home screen, at most 12 characters. */
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
  /** Default mailbox for enquiries without a responsible broker. */
  email: 'kontakt@brookfleet.example',
  privacyEmail: 'datenschutz@brookfleet.example',
  managingDirector: 'Henrik Thordsen',
  vatId: 'DE999999999',
  register: {
    court: 'Amtsgericht Hamburg',
    /** This text is a placeholder until the agency has a register number. */
    status: 'Die Eintragung in das Handelsregister ist beantragt.',
  },
  /** Supervisory authority by §34c GewO. It differs by Land and district and has to be verified against the licence. */
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
  /** Profiles on other sites, for JSON-LD `sameAs`. */
  socialUrls: [] as readonly string[],
} as const;

/** Text of an entry: 'Montag bis Freitag 10:00–18:00 Uhr'. */
export const openingHourLines: readonly string[] = agency.openingHours.map(
  ({ days, opens, closes }) => `${days} ${opens}–${closes} Uhr`,
);
