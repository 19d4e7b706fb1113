import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface Question {
  readonly question: string;
  /** Paragraphs. */
  readonly answer: readonly string[];
  /** Whether the shares of the fee, an example and when it is due follow the answer (faq-answers.ts). */
  readonly withFee: boolean;
}

interface FaqWords {
  readonly title: string;
  readonly questions: readonly Question[];
}

/** Questions of owners on /verkaufen, on the page and for search engines (faq-answers.ts). */
export const faq: Words<FaqWords> = {
  key: 'faq',
  shipped: {
    title: 'Fragen vor dem Verkauf',
    questions: [
      {
        question: 'Was kostet es?',
        answer: ['Die Bewertung und das erste Gespräch kosten nichts.'],
        withFee: true,
      },
      {
        question: 'Ich habe geerbt. Kann ich verkaufen?',
        answer: [
          'Ja, sobald Sie Ihr Erbe nachweisen: mit einem Erbschein, oder mit einem notariellen Testament oder Erbvertrag und der Niederschrift des Gerichts über die Eröffnung (§\u00a035 GBO). Mehrere Erben können nur gemeinsam verkaufen (§\u00a02040 BGB).',
          'Dass Sie als Erben ins Grundbuch eingetragen werden, kostet dort nichts, wenn Sie es binnen zwei Jahren nach dem Erbfall beantragen.',
        ],
        withFee: false,
      },
      {
        question: 'Kann ich eine vermietete Immobilie verkaufen?',
        answer: [
          'Ja. Der Mietvertrag bleibt bestehen, der Käufer wird Vermieter (§\u00a0566 BGB). Besichtigungen stimmen wir mit den Mietern ab.',
          'Ist eine Wohnung erst nach dem Einzug der Mieter Eigentumswohnung geworden, haben sie meist ein Vorkaufsrecht (§\u00a0577 BGB). Wegen Eigenbedarfs kann der Käufer ihnen dann erst nach drei Jahren kündigen, je nach Ort erst nach bis zu zehn (§\u00a0577a BGB).',
        ],
        withFee: false,
      },
      {
        question: 'Wir trennen uns. Was wird aus dem Haus?',
        answer: [
          'Gehört es Ihnen beiden, können Sie es nur gemeinsam verkaufen (§\u00a0747 BGB). Oder eine Seite übernimmt den Anteil der anderen; aus einem gemeinsamen Kredit muss die Bank die andere dann entlassen.',
          'Gehört es einer Seite allein und ist es fast ihr ganzes Vermögen, braucht sie im gesetzlichen Güterstand die Einwilligung des Ehepartners (§\u00a01365 BGB). Kommen Miteigentümer zu keiner Einigung, kann in der Regel jeder die Teilungsversteigerung beantragen. Rechtsrat gibt Ihnen eine Anwältin oder ein Anwalt.',
        ],
        withFee: false,
      },
      {
        question: 'Muss ich den Gewinn versteuern?',
        answer: [
          'Liegen zwischen den Verträgen über Kauf und Verkauf nicht mehr als zehn Jahre, ist ein Gewinn grundsätzlich zu versteuern (§\u00a023 EStG). Haben Sie geerbt oder wurden Sie beschenkt, zählt der Kauf durch die Person, von der Sie die Immobilie haben.',
          'Ausgenommen ist, was Sie seit dem Kauf oder der Fertigstellung ausschließlich selbst bewohnt haben, oder im Jahr des Verkaufs und in den beiden Jahren davor. Das ist keine Steuerberatung: Lassen Sie Ihren Fall prüfen, bevor Sie zum Notar gehen.',
        ],
        withFee: false,
      },
      {
        question: 'Wie lange dauert ein Verkauf?',
        answer: [
          'Das hängt von Lage, Preis und Unterlagen ab. Eine feste Dauer versprechen wir nicht, aber Sie hören nach jeder Besichtigung von uns.',
          'Nach dem Notartermin vergehen meist noch einige Wochen: Der Notar lässt den Käufer im Grundbuch vormerken und holt ein, was zur Löschung alter Rechte nötig ist. Dann wird der Kaufpreis fällig. Übergeben wird in der Regel, wenn er bezahlt ist.',
        ],
        withFee: false,
      },
      {
        question: 'Welche Unterlagen brauche ich?',
        answer: [
          'Grundbuchauszug, Flurkarte, Grundrisse, Wohnflächenberechnung, Baugenehmigung und Energieausweis. Bei einer Eigentumswohnung auch Teilungserklärung, Wirtschaftsplan, Hausgeldabrechnungen und die Protokolle der Eigentümerversammlungen, bei einer vermieteten Immobilie die Mietverträge und Abrechnungen.',
          'Was fehlt, beschaffen wir mit Ihrer Vollmacht. Für die Bewertung brauchen Sie noch nichts davon.',
        ],
        withFee: false,
      },
      {
        question: 'Brauche ich einen Energieausweis?',
        answer: [
          'Ja. Liegt für das Gebäude kein gültiger vor, muss für den Verkauf einer ausgestellt werden (§\u00a080 GModG, früher GEG). Interessenten sehen ihn spätestens bei der Besichtigung, der Käufer bekommt ihn nach dem Kaufvertrag.',
          'Er gilt zehn Jahre. Für Häuser mit weniger als fünf Wohnungen und einem Bauantrag vor dem 1. November 1977 muss es meist ein Bedarfsausweis sein. Für Baudenkmäler und Gebäude mit höchstens 50\u00a0m² Nutzfläche ist keiner nötig.',
        ],
        withFee: false,
      },
    ],
  },
};

export const faqSection: Section<FaqWords> = {
  words: faq,
  group: 'Seiten',
  title: 'Fragen und Antworten',
  text: 'Fragen von Eigentümern auf der Seite Verkaufen. Suchmaschinen bekommen dieselben Texte.',
  pages: ['/verkaufen'],
  fields: {
    title: { kind: 'line', label: 'Überschrift', max: 80, fits: 40 },
    questions: {
      kind: 'list',
      label: 'Fragen',
      entry: 'Frage',
      min: 1,
      max: 20,
      unique: 'question',
      of: {
        kind: 'group',
        label: 'Frage',
        fields: {
          question: { kind: 'line', label: 'Frage', max: 120 },
          answer: {
            kind: 'list',
            label: 'Antwort',
            entry: 'Absatz',
            min: 1,
            max: 4,
            of: { kind: 'paragraph', label: 'Absatz', max: 600 },
            hint: 'Kurz, und nur, was in jedem Fall stimmt. Was Recht oder Steuer betrifft, ändern Sie nur mit Rat.',
          },
          withFee: {
            kind: 'tick',
            label: 'Mit der Provision',
            hint: 'Danach folgen die Anteile, das Beispiel und die Fälligkeit aus „Provision und Kosten“.',
          },
        },
      },
    },
  },
};
