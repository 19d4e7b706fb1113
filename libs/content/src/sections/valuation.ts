import { type Point, pointFields } from '../entries.ts';
import type { FieldsOf, Section } from '../section.ts';
import type { Words } from '../texts.ts';

/** The words of the first screen. */
export interface ValuationHead {
  readonly headline: string;
  /** The highlighted part of the page's promise. */
  readonly highlight: string;
  readonly description: string;
  readonly buttonText: string;
}

interface ValuationWords {
  /** For a missing or unknown `keyword`. */
  readonly head: ValuationHead;
  /** By the query parameter `keyword` of /bewertung (visitor-area §2). */
  readonly keywordHeads: readonly { readonly keyword: string; readonly head: ValuationHead }[];
  readonly benefitsTitle: string;
  readonly benefits: readonly Point[];
  readonly stepsTitle: string;
  readonly steps: readonly Point[];
  readonly serviceTitle: string;
  readonly service: readonly string[];
  readonly questionTitle: string;
  readonly questionText: string;
}

/** /bewertung without the funnel (visitor-area §2, Valuation landing). */
export const valuation: Words<ValuationWords> = {
  key: 'valuation',
  shipped: {
    head: {
      headline: 'Was ist Ihre Immobilie wert?',
      highlight: 'Eine erste Einschätzung aus Ihrer Region',
      description:
        'Beantworten Sie einige Fragen zu Ihrer Immobilie. In Hamburg sehen Sie danach sofort eine Preisspanne mit ihrer Quelle. In Lüneburg und Umgebung meldet sich jemand, der den Markt dort kennt.',
      buttonText: 'Jetzt kostenlos bewerten',
    },
    keywordHeads: [
      {
        keyword: 'wievielistmeinhauswert',
        head: {
          headline: 'Wie viel ist mein Haus wert?',
          highlight: 'Die Antwort von Menschen, die Ihren Ort kennen',
          description:
            'Lage, Baujahr, Fläche und Zustand: Aus wenigen Angaben entsteht eine erste Einschätzung für Ihr Haus.',
          buttonText: 'Hauswert erfahren',
        },
      },
      {
        keyword: 'hauswertberechnen',
        head: {
          headline: 'Hauswert berechnen',
          highlight: 'Schritt für Schritt zum Ergebnis',
          description:
            'Geben Sie die Eckdaten Ihres Hauses ein. Wir gleichen sie mit Verkäufen in Ihrer Umgebung ab und melden uns mit einem nachvollziehbaren Wert.',
          buttonText: 'Hauswert jetzt berechnen',
        },
      },
      {
        keyword: 'hauswertschaetzen',
        head: {
          headline: 'Hauswert schätzen lassen',
          highlight: 'Von Maklern aus Ihrer Region',
          description:
            'Eine gute Schätzung braucht Zahlen und Ortskenntnis. Sie geben die Zahlen ein, wir kennen Straßen und Märkte in Hamburg und Lüneburg.',
          buttonText: 'Haus schätzen lassen',
        },
      },
      {
        keyword: 'immobilieschaetzen',
        head: {
          headline: 'Immobilie schätzen lassen',
          highlight: 'Haus oder Wohnung, ohne Verpflichtung',
          description:
            'Ob Eigentumswohnung oder Einfamilienhaus: Sie machen wenige Angaben. Die Einschätzung verpflichtet Sie zu nichts.',
          buttonText: 'Immobilie jetzt schätzen',
        },
      },
    ],
    benefitsTitle: 'Was Sie davon haben',
    benefits: [
      {
        title: 'Unverbindlich',
        text: 'Die Bewertung verpflichtet Sie zu nichts, auch nicht zu einem Gespräch.',
      },
      { title: 'Ohne Unterlagen', text: 'Acht kurze Schritte, alle mit Angaben, die Sie im Kopf haben.' },
      { title: 'Aus der Region', text: 'Ihre Angaben prüft jemand, der Ihren Stadtteil oder Ort kennt.' },
      { title: 'Vertraulich', text: 'Niemand erfährt von Ihren Überlegungen, solange Sie es nicht wollen.' },
    ],
    stepsTitle: 'In drei Schritten zum Ergebnis',
    steps: [
      { title: 'Angaben machen', text: 'Art, Größe, Baujahr, Zustand und Adresse Ihrer Immobilie.' },
      {
        title: 'Wert ermitteln',
        text: 'Wir vergleichen mit bezahlten Preisen: eigenen Verkäufen in der Nachbarschaft oder dem Durchschnitt Ihres Stadtteils.',
      },
      {
        title: 'Ergebnis besprechen',
        text: 'Sie erhalten unsere Einschätzung und auf Wunsch einen Termin vor Ort.',
      },
    ],
    serviceTitle: 'Mehr als eine Zahl',
    service: [
      'Eine Berechnung am Bildschirm kennt weder den Blick in den Garten noch das neue Dach. Deshalb ist die Preisspanne ein Anfang: Wenn Sie uns schreiben, sieht sich ein Mensch Ihre Angaben an und meldet sich bei Ihnen.',
      'Wenn Sie möchten, kommen wir vorbei und besprechen, was den Wert erhöht, was ihn mindert und ob jetzt ein guter Zeitpunkt für den Verkauf ist.',
    ],
    questionTitle: 'Lieber erst eine Frage?',
    questionText: 'Schreiben Sie uns, was Sie wissen möchten. Oder rufen Sie an:',
  },
};

const headFields: FieldsOf<ValuationHead> = {
  headline: { kind: 'line', label: 'Überschrift', max: 80, fits: 40 },
  highlight: { kind: 'line', label: 'Hervorgehobener Satz', max: 100, fits: 60 },
  description: { kind: 'paragraph', label: 'Text', max: 300 },
  buttonText: { kind: 'line', label: 'Knopf', max: 40, fits: 30 },
};

export const valuationSection: Section<ValuationWords> = {
  words: valuation,
  group: 'Seiten',
  title: 'Bewertung',
  text: 'Der Kopf der Seite, auch für Besucher aus Anzeigen, und alles unter dem Fragebogen.',
  pages: ['/bewertung'],
  fields: {
    head: { kind: 'group', label: 'Kopf der Seite', fields: headFields },
    keywordHeads: {
      kind: 'list',
      label: 'Kopf für Besucher aus Anzeigen',
      entry: 'Kopf',
      min: 0,
      max: 20,
      unique: 'keyword',
      hint: 'Die Adresse der Anzeige nennt das Kennwort: /bewertung?keyword=hauswertberechnen.',
      of: {
        kind: 'group',
        label: 'Kopf',
        fields: {
          keyword: { kind: 'slug', label: 'Kennwort der Anzeige', max: 60 },
          head: { kind: 'group', label: 'Kopf der Seite', fields: headFields },
        },
      },
    },
    benefitsTitle: { kind: 'line', label: 'Überschrift der Vorteile', max: 80, fits: 40 },
    benefits: {
      kind: 'list',
      label: 'Vorteile',
      entry: 'Vorteil',
      min: 1,
      max: 8,
      unique: 'title',
      of: { kind: 'group', label: 'Vorteil', fields: pointFields },
    },
    stepsTitle: { kind: 'line', label: 'Überschrift der Schritte', max: 80, fits: 40 },
    steps: {
      kind: 'list',
      label: 'Schritte',
      entry: 'Schritt',
      min: 1,
      max: 6,
      unique: 'title',
      of: { kind: 'group', label: 'Schritt', fields: pointFields },
    },
    serviceTitle: { kind: 'line', label: 'Überschrift der Leistung', max: 80, fits: 40 },
    service: {
      kind: 'list',
      label: 'Leistung',
      entry: 'Absatz',
      min: 1,
      max: 6,
      of: { kind: 'paragraph', label: 'Absatz', max: 600 },
    },
    questionTitle: { kind: 'line', label: 'Überschrift neben dem Formular', max: 80, fits: 40 },
    questionText: {
      kind: 'paragraph',
      label: 'Text neben dem Formular',
      max: 300,
      hint: 'Danach folgt die Telefonnummer des Büros.',
    },
  },
};
