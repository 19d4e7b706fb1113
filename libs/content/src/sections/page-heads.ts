import type { FieldsOf, Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface HeadWords {
  /** Without the agency's name, which follows each title. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
}

type PageHeadsWords = Readonly<
  Record<
    | '/'
    | '/immobilien'
    | '/ferienimmobilien'
    | '/suchauftrag'
    | '/bewertung'
    | '/verkaufen'
    | '/verkaufen/erbe'
    | '/verkaufen/unterlagen'
    | '/gutachten'
    | '/ueber-uns'
    | '/kontakt'
    | '/merkliste'
    | '/danke'
    | '/impressum'
    | '/datenschutz'
    | '/agb'
    | '/barrierefreiheit'
    | '/widerruf',
    HeadWords
  >
>;

/** Title, description and keywords of each fixed page, for search engines and link previews. */
export const pageHeads: Words<PageHeadsWords> = {
  key: 'page-heads',
  shipped: {
    '/': {
      title: 'Immobilienmakler in Hamburg und Lüneburg',
      description:
        'Immobilienvermarktung mit Herz und Verstand: Verkauf, Vermietung und Bewertung in Hamburg, Lüneburg und Umgebung. Persönlich, sorgfältig, diskret.',
      keywords: [
        'Immobilienmakler Hamburg',
        'Immobilienmakler Lüneburg',
        'Haus verkaufen',
        'Wohnung verkaufen',
      ],
    },
    '/immobilien': {
      title: 'Aktuelle Immobilienangebote',
      description:
        'Häuser, Wohnungen, Grundstücke und Gewerbe in Hamburg, Lüneburg und Umgebung, dazu ausgewählte Ferienimmobilien. Alle aktuellen Angebote im Überblick.',
      keywords: [
        'Immobilien Hamburg',
        'Haus kaufen',
        'Wohnung mieten',
        'Ferienimmobilien',
        'Grundstück kaufen',
      ],
    },
    '/ferienimmobilien': {
      title: 'Ferienimmobilien im Ausland',
      description:
        'Fincas, Villen und Wohnungen am Meer: unsere Ferienimmobilien auf Mallorca und an den Küsten Spaniens, nach Land und Region, mit Preis und Lage.',
      keywords: ['Ferienimmobilien', 'Ferienhaus kaufen', 'Finca Mallorca', 'Ferienwohnung Spanien'],
    },
    '/suchauftrag': {
      title: 'Suchauftrag für Immobilien',
      description:
        'Sagen Sie uns, was Sie suchen. Nicht jedes Angebot wird veröffentlicht: Mit einem Suchauftrag erfahren Sie auch von passenden Off-Market-Objekten.',
      keywords: ['Immobilie suchen', 'Suchauftrag', 'Off-Market Immobilien', 'Haus gesucht Hamburg'],
    },
    '/bewertung': {
      title: 'Immobilienbewertung in 2 Minuten anfragen',
      description:
        'Was ist Ihre Immobilie wert? In 2 Minuten kostenlos und unverbindlich angefragt, auf Wunsch mit persönlicher Beratung vor Ort.',
      keywords: [
        'Immobilienbewertung',
        'Hauswert berechnen',
        'Immobilie schätzen',
        'Wohnung bewerten Hamburg',
      ],
    },
    '/verkaufen': {
      title: 'Immobilie verkaufen in Hamburg und Lüneburg',
      description:
        'Haus oder Wohnung verkaufen mit über 15 Jahren Erfahrung: realistischer Preis, gute Unterlagen, geprüfte Interessenten. Sie zahlen nur im Erfolgsfall.',
      keywords: ['Immobilie verkaufen', 'Haus verkaufen Hamburg', 'Wohnung verkaufen Lüneburg', 'Makler'],
    },
    '/verkaufen/erbe': {
      title: 'Immobilie geerbt: was jetzt zu tun ist',
      description:
        'Fünf Fragen, dann die Schritte mit Frist und Grundlage: Ausschlagung, Finanzamt, Erbschein, Grundbuch, Miterben, Verkauf. Zum Ausdrucken, kostenlos.',
      keywords: ['Haus geerbt', 'Erbengemeinschaft Haus verkaufen', 'Grundbuch Erbe', 'Erbschein Immobilie'],
    },
    '/verkaufen/unterlagen': {
      title: 'Unterlagen für den Immobilienverkauf',
      description:
        'Checkliste zum Ausdrucken: welche Papiere Sie für den Verkauf von Haus, Wohnung oder Grundstück brauchen und von welcher Stelle Sie sie bekommen.',
      keywords: ['Unterlagen Hausverkauf', 'Unterlagen Wohnungsverkauf', 'Checkliste Immobilienverkauf'],
    },
    '/gutachten': {
      title: 'Immobiliengutachten und Energieberatung',
      description:
        'Marktwertschätzung, Verkehrswertgutachten, Wohnflächenberechnung, Restnutzungsdauer, Energieberatung und Bauschäden: Leistungen und Preise.',
      keywords: ['Verkehrswertgutachten', 'Restnutzungsdauer', 'Wohnflächenberechnung', 'Energieberatung'],
    },
    '/ueber-uns': {
      title: 'Über uns: das Team',
      description:
        'Acht Menschen, ein Anspruch: Lernen Sie das Team von Brookfleet Immobilien in Hamburg kennen, unsere Arbeitsweise und unsere Immobilienziele.',
      keywords: ['Immobilienmakler Team', 'Makler Hamburg', 'Brookfleet Immobilien'],
    },
    '/kontakt': {
      title: 'Kontakt und Anfahrt',
      description:
        'So erreichen Sie uns: Adresse in Hamburg, Telefon, E-Mail und Öffnungszeiten. {Öffnungszeiten}.',
      keywords: ['Kontakt', 'Immobilienmakler Hamburg', 'Öffnungszeiten'],
    },
    '/merkliste': {
      title: 'Ihre Merkliste',
      description: 'Die Immobilien, die Sie sich gemerkt haben. Die Liste liegt nur in Ihrem Browser.',
      keywords: ['Merkliste'],
    },
    '/danke': {
      title: 'Vielen Dank',
      description: 'Ihre Angaben sind bei uns angekommen. Hier steht, wie es weitergeht.',
      keywords: ['Vielen Dank'],
    },
    '/impressum': {
      title: 'Impressum',
      description: 'Anbieterkennzeichnung nach § 5 DDG: Anschrift, Vertretung, Register, Aufsichtsbehörde.',
      keywords: ['Impressum'],
    },
    '/datenschutz': {
      title: 'Datenschutzerklärung',
      description:
        'Welche Daten wir verarbeiten, wozu, wie lange, und welche Rechte Sie nach der DSGVO haben.',
      keywords: ['Datenschutz', 'DSGVO'],
    },
    '/agb': {
      title: 'Allgemeine Geschäftsbedingungen',
      description: 'Hinweise zu Inhalten, Plänen, Verträgen, Links und Urheberrecht auf dieser Website.',
      keywords: ['AGB'],
    },
    '/barrierefreiheit': {
      title: 'Erklärung zur Barrierefreiheit',
      description:
        'Wie zugänglich diese Website ist, was wir geprüft haben und wie Sie uns Barrieren melden.',
      keywords: ['Barrierefreiheit', 'BFSG'],
    },
    '/widerruf': {
      title: 'Vertrag widerrufen',
      description:
        'Einen Vertrag mit uns widerrufen: in zwei Schritten, ohne Konto, mit sofortiger Eingangsbestätigung per E-Mail.',
      keywords: ['Widerruf', 'Maklervertrag widerrufen'],
    },
  },
};

const headFields: FieldsOf<HeadWords> = {
  title: {
    kind: 'line',
    label: 'Titel',
    max: 46,
    hint: 'Steht im Reiter des Browsers und in Suchergebnissen. Der Name der Agentur folgt von selbst.',
  },
  description: {
    kind: 'line',
    label: 'Beschreibung',
    max: 155,
    facts: true,
    hint: 'Steht in Suchergebnissen und in der Vorschau geteilter Links.',
  },
  keywords: {
    kind: 'list',
    label: 'Stichworte',
    entry: 'Stichwort',
    min: 1,
    max: 8,
    of: { kind: 'line', label: 'Stichwort', max: 60 },
  },
};

export const pageHeadsSection: Section<PageHeadsWords> = {
  words: pageHeads,
  group: 'Seiten',
  title: 'Titel für Suchmaschinen',
  text: 'Titel, Beschreibung und Stichworte jeder Seite. {Öffnungszeiten} schreibt die Öffnungszeiten des Büros.',
  pages: 'all',
  fields: {
    '/': { kind: 'group', label: 'Startseite', fields: headFields },
    '/immobilien': { kind: 'group', label: 'Immobilien', fields: headFields },
    '/ferienimmobilien': { kind: 'group', label: 'Ferienimmobilien', fields: headFields },
    '/suchauftrag': { kind: 'group', label: 'Suchauftrag', fields: headFields },
    '/bewertung': { kind: 'group', label: 'Bewertung', fields: headFields },
    '/verkaufen': { kind: 'group', label: 'Verkaufen', fields: headFields },
    '/verkaufen/erbe': { kind: 'group', label: 'Immobilie geerbt', fields: headFields },
    '/verkaufen/unterlagen': { kind: 'group', label: 'Unterlagen', fields: headFields },
    '/gutachten': { kind: 'group', label: 'Gutachten', fields: headFields },
    '/ueber-uns': { kind: 'group', label: 'Über uns', fields: headFields },
    '/kontakt': { kind: 'group', label: 'Kontakt', fields: headFields },
    '/merkliste': { kind: 'group', label: 'Merkliste', fields: headFields },
    '/danke': { kind: 'group', label: 'Danke', fields: headFields },
    '/impressum': { kind: 'group', label: 'Impressum', fields: headFields },
    '/datenschutz': { kind: 'group', label: 'Datenschutz', fields: headFields },
    '/agb': { kind: 'group', label: 'AGB', fields: headFields },
    '/barrierefreiheit': { kind: 'group', label: 'Barrierefreiheit', fields: headFields },
    '/widerruf': { kind: 'group', label: 'Widerruf', fields: headFields },
  },
};
