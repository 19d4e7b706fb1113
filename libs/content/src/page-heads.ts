import { openingHoursText } from './opening-hours.ts';
import { agency } from './sections/agency.ts';

export interface PageHead {
  readonly title: string;
  /** At most 155 characters. */
  readonly description: string;
  readonly robots: 'index, follow' | 'noindex, follow' | 'noindex, nofollow';
}

/**
 * Title, description and robots of every fixed page. /immobilie and /makler derive theirs from the property and the
 * broker, with `titleSuffix`. `propertyGone` is for 404 and 410 of a property, `notFound` for any other path,
 * `tooManyRequests` for 429 and `unavailable` for 503.
 */
export const pageHeads = {
  '/': {
    title: 'Immobilienmakler in Hamburg und Lüneburg | Brookfleet Immobilien',
    description:
      'Immobilienvermarktung mit Herz und Verstand: Verkauf, Vermietung und Bewertung in Hamburg, Lüneburg und Umgebung. Persönlich, sorgfältig, diskret.',
    robots: 'index, follow',
  },
  '/immobilien': {
    title: 'Aktuelle Immobilienangebote | Brookfleet Immobilien',
    description:
      'Häuser, Wohnungen, Grundstücke und Gewerbe in Hamburg, Lüneburg und Umgebung, dazu ausgewählte Ferienimmobilien. Alle aktuellen Angebote im Überblick.',
    robots: 'index, follow',
  },
  '/ferienimmobilien': {
    title: 'Ferienimmobilien im Ausland | Brookfleet Immobilien',
    description:
      'Fincas, Villen und Wohnungen am Meer: unsere Ferienimmobilien auf Mallorca und an den Küsten Spaniens, nach Land und Region, mit Preis und Lage.',
    robots: 'index, follow',
  },
  '/suchauftrag': {
    title: 'Suchauftrag für Immobilien | Brookfleet Immobilien',
    description:
      'Sagen Sie uns, was Sie suchen. Nicht jedes Angebot wird veröffentlicht: Mit einem Suchauftrag erfahren Sie auch von passenden Off-Market-Objekten.',
    robots: 'index, follow',
  },
  '/bewertung': {
    title: 'Immobilienbewertung in 2 Minuten anfragen | Brookfleet Immobilien',
    description:
      'Was ist Ihre Immobilie wert? In 2 Minuten kostenlos und unverbindlich angefragt, auf Wunsch mit persönlicher Beratung vor Ort.',
    robots: 'index, follow',
  },
  '/verkaufen': {
    title: 'Immobilie verkaufen in Hamburg und Lüneburg | Brookfleet Immobilien',
    description:
      'Haus oder Wohnung verkaufen mit über 15 Jahren Erfahrung: realistischer Preis, gute Unterlagen, geprüfte Interessenten. Sie zahlen nur im Erfolgsfall.',
    robots: 'index, follow',
  },
  '/gutachten': {
    title: 'Immobiliengutachten und Energieberatung | Brookfleet Immobilien',
    description:
      'Marktwertschätzung, Verkehrswertgutachten, Wohnflächenberechnung, Restnutzungsdauer, Energieberatung und Bauschäden: Leistungen und Preise.',
    robots: 'index, follow',
  },
  '/ueber-uns': {
    title: 'Über uns: das Team | Brookfleet Immobilien',
    description:
      'Acht Menschen, ein Anspruch: Lernen Sie das Team von Brookfleet Immobilien in Hamburg kennen, unsere Arbeitsweise und unsere Immobilienziele.',
    robots: 'index, follow',
  },
  '/kontakt': {
    title: 'Kontakt und Anfahrt | Brookfleet Immobilien',
    description: `So erreichen Sie uns: Adresse in Hamburg, Telefon, E-Mail und Öffnungszeiten. ${agency.shipped.openingHours.map(openingHoursText).join(', ')}.`,
    robots: 'index, follow',
  },
  '/merkliste': {
    title: 'Ihre Merkliste | Brookfleet Immobilien',
    description: 'Die Immobilien, die Sie sich gemerkt haben. Die Liste liegt nur in Ihrem Browser.',
    robots: 'noindex, follow',
  },
  '/danke': {
    title: 'Vielen Dank | Brookfleet Immobilien',
    description: 'Ihre Angaben sind bei uns angekommen. Hier steht, wie es weitergeht.',
    robots: 'noindex, follow',
  },
  '/impressum': {
    title: 'Impressum | Brookfleet Immobilien',
    description: 'Anbieterkennzeichnung nach § 5 DDG: Anschrift, Vertretung, Register, Aufsichtsbehörde.',
    robots: 'noindex, follow',
  },
  '/datenschutz': {
    title: 'Datenschutzerklärung | Brookfleet Immobilien',
    description: 'Welche Daten wir verarbeiten, wozu, wie lange, und welche Rechte Sie nach der DSGVO haben.',
    robots: 'noindex, follow',
  },
  '/agb': {
    title: 'Allgemeine Geschäftsbedingungen | Brookfleet Immobilien',
    description: 'Hinweise zu Inhalten, Plänen, Verträgen, Links und Urheberrecht auf dieser Website.',
    robots: 'noindex, follow',
  },
  '/barrierefreiheit': {
    title: 'Erklärung zur Barrierefreiheit | Brookfleet Immobilien',
    description: 'Wie zugänglich diese Website ist, was wir geprüft haben und wie Sie uns Barrieren melden.',
    robots: 'noindex, follow',
  },
  '/admin': {
    title: 'Verwaltung | Brookfleet Immobilien',
    description: 'Geschützter Bereich für Mitarbeiterinnen und Mitarbeiter.',
    robots: 'noindex, nofollow',
  },
  '/admin/einladung': {
    title: 'Passwort festlegen | Brookfleet Immobilien',
    description: 'Legt das Passwort eines Kontos der Verwaltung fest.',
    robots: 'noindex, nofollow',
  },
  '/admin/passwort': {
    title: 'Neues Passwort festlegen | Brookfleet Immobilien',
    description: 'Ersetzt das vergessene Passwort eines Kontos der Verwaltung.',
    robots: 'noindex, nofollow',
  },
  propertyGone: {
    title: 'Immobilie nicht gefunden | Brookfleet Immobilien',
    description: 'Die angeforderte Immobilie konnte nicht geladen werden.',
    robots: 'noindex, follow',
  },
  notFound: {
    title: 'Seite nicht gefunden | Brookfleet Immobilien',
    description: 'Diese Seite gibt es nicht oder sie wurde verschoben.',
    robots: 'noindex, follow',
  },
  tooManyRequests: {
    title: 'Zu viele Anfragen | Brookfleet Immobilien',
    description:
      'Von Ihrem Anschluss kamen zu viele Anfragen. Bitte laden Sie die Seite in einer Minute erneut.',
    robots: 'noindex, follow',
  },
  unavailable: {
    title: 'Gerade nicht erreichbar | Brookfleet Immobilien',
    description: 'Diese Seite konnte gerade nicht geladen werden. Bitte versuchen Sie es in Kürze erneut.',
    robots: 'noindex, follow',
  },
} as const satisfies Readonly<Record<string, PageHead>>;

export type PageHeadKey = keyof typeof pageHeads;

/** Suffix of the title of property and broker pages. */
export const titleSuffix = ' | Brookfleet Immobilien';
