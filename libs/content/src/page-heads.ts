export interface PageHead {
  readonly title: string;
  /** At most 155 characters. */
  readonly description: string;
  readonly keywords: readonly string[];
  readonly robots: 'index, follow' | 'noindex, follow' | 'noindex, nofollow';
}

/**
 * Title, description, keywords and robots of every fixed page. /immobilie and /makler take theirs from the property
 * and the broker and end with `titleSuffix`; `propertyGone` stands for 404 and 410, `notFound` for any other path.
 */
export const pageHeads = {
  '/': {
    title: 'Immobilienmakler in Hamburg und Lüneburg | Brookfleet Immobilien',
    description:
      'Immobilienvermarktung mit Herz und Verstand: Verkauf, Vermietung und Bewertung in Hamburg, Lüneburg und Umgebung. Persönlich, sorgfältig, diskret.',
    keywords: [
      'Immobilienmakler Hamburg',
      'Immobilienmakler Lüneburg',
      'Haus verkaufen',
      'Wohnung verkaufen',
    ],
    robots: 'index, follow',
  },
  '/immobilien': {
    title: 'Aktuelle Immobilienangebote | Brookfleet Immobilien',
    description:
      'Häuser, Wohnungen, Grundstücke und Gewerbe in Hamburg, Lüneburg und Umgebung, dazu ausgewählte Ferienimmobilien. Alle aktuellen Angebote im Überblick.',
    keywords: [
      'Immobilien Hamburg',
      'Haus kaufen',
      'Wohnung mieten',
      'Ferienimmobilien',
      'Grundstück kaufen',
    ],
    robots: 'index, follow',
  },
  '/suchauftrag': {
    title: 'Suchauftrag für Immobilien | Brookfleet Immobilien',
    description:
      'Sagen Sie uns, was Sie suchen. Nicht jedes Angebot wird veröffentlicht: Mit einem Suchauftrag erfahren Sie auch von passenden Off-Market-Objekten.',
    keywords: ['Immobilie suchen', 'Suchauftrag', 'Off-Market Immobilien', 'Haus gesucht Hamburg'],
    robots: 'index, follow',
  },
  '/bewertung': {
    title: 'Kostenlose Immobilienbewertung in 2 Minuten | Brookfleet Immobilien',
    description:
      'Was ist Ihre Immobilie wert? Kostenlose und unverbindliche Ersteinschätzung in 2 Minuten, auf Wunsch mit persönlicher Beratung vor Ort.',
    keywords: ['Immobilienbewertung', 'Hauswert berechnen', 'Immobilie schätzen', 'Wohnung bewerten Hamburg'],
    robots: 'index, follow',
  },
  '/verkaufen': {
    title: 'Immobilie verkaufen in Hamburg und Lüneburg | Brookfleet Immobilien',
    description:
      'Haus oder Wohnung verkaufen mit über 15 Jahren Erfahrung: realistischer Preis, gute Unterlagen, geprüfte Interessenten. Sie zahlen nur im Erfolgsfall.',
    keywords: ['Immobilie verkaufen', 'Haus verkaufen Hamburg', 'Wohnung verkaufen Lüneburg', 'Makler'],
    robots: 'index, follow',
  },
  '/gutachten': {
    title: 'Immobiliengutachten und Energieberatung | Brookfleet Immobilien',
    description:
      'Marktwertschätzung, Verkehrswertgutachten, Wohnflächenberechnung, Restnutzungsdauer, Energieberatung und Bauschäden: Leistungen und Preise.',
    keywords: ['Verkehrswertgutachten', 'Restnutzungsdauer', 'Wohnflächenberechnung', 'Energieberatung'],
    robots: 'index, follow',
  },
  '/ueber-uns': {
    title: 'Über uns: das Team | Brookfleet Immobilien',
    description:
      'Acht Menschen, ein Anspruch: Lernen Sie das Team von Brookfleet Immobilien in Hamburg kennen, unsere Arbeitsweise und unsere Immobilienziele.',
    keywords: ['Immobilienmakler Team', 'Makler Hamburg', 'Brookfleet Immobilien'],
    robots: 'index, follow',
  },
  '/kontakt': {
    title: 'Kontakt und Anfahrt | Brookfleet Immobilien',
    description:
      'So erreichen Sie uns: Adresse in Hamburg, Telefon, E-Mail und Öffnungszeiten. Montag bis Freitag 10:00-18:00 Uhr, Samstag 10:00-16:00 Uhr.',
    keywords: ['Kontakt', 'Immobilienmakler Hamburg', 'Öffnungszeiten'],
    robots: 'index, follow',
  },
  '/merkliste': {
    title: 'Ihre Merkliste | Brookfleet Immobilien',
    description: 'Die Immobilien, die Sie sich gemerkt haben. Die Liste liegt nur in Ihrem Browser.',
    keywords: ['Merkliste'],
    robots: 'noindex, follow',
  },
  '/impressum': {
    title: 'Impressum | Brookfleet Immobilien',
    description: 'Anbieterkennzeichnung nach § 5 DDG: Anschrift, Vertretung, Register, Aufsichtsbehörde.',
    keywords: ['Impressum'],
    robots: 'noindex, follow',
  },
  '/datenschutz': {
    title: 'Datenschutzerklärung | Brookfleet Immobilien',
    description: 'Welche Daten wir verarbeiten, wozu, wie lange, und welche Rechte Sie nach der DSGVO haben.',
    keywords: ['Datenschutz', 'DSGVO'],
    robots: 'noindex, follow',
  },
  '/agb': {
    title: 'Allgemeine Geschäftsbedingungen | Brookfleet Immobilien',
    description: 'Hinweise zu Inhalten, Plänen, Verträgen, Links und Urheberrecht auf dieser Website.',
    keywords: ['AGB'],
    robots: 'noindex, follow',
  },
  '/barrierefreiheit': {
    title: 'Erklärung zur Barrierefreiheit | Brookfleet Immobilien',
    description: 'Wie zugänglich diese Website ist, was wir geprüft haben und wie Sie uns Barrieren melden.',
    keywords: ['Barrierefreiheit', 'BFSG'],
    robots: 'noindex, follow',
  },
  '/admin': {
    title: 'Verwaltung | Brookfleet Immobilien',
    description: 'Geschützter Bereich für Mitarbeiterinnen und Mitarbeiter.',
    keywords: [],
    robots: 'noindex, nofollow',
  },
  propertyGone: {
    title: 'Immobilie nicht gefunden | Brookfleet Immobilien',
    description: 'Die angeforderte Immobilie konnte nicht geladen werden.',
    keywords: [],
    robots: 'noindex, follow',
  },
  notFound: {
    title: 'Seite nicht gefunden | Brookfleet Immobilien',
    description: 'Diese Seite gibt es nicht oder sie wurde verschoben.',
    keywords: [],
    robots: 'noindex, follow',
  },
} as const satisfies Readonly<Record<string, PageHead>>;

/** Pages with a fixed head. */
export type PageHeadKey = keyof typeof pageHeads;

/** Ends the title of property and broker pages. */
export const titleSuffix = ' | Brookfleet Immobilien';
