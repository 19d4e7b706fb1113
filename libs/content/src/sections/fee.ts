import type { FeeShares } from '@estate/domain/valuation/fee';
import { type Point, pointFields } from '../entries.ts';
import type { Section } from '../section.ts';
import type { Words } from '../texts.ts';

interface FeeWords extends FeeShares {
  readonly title: string;
  /** The price in euros of the worked example, where a page knows no price of a home. */
  readonly examplePrice: number;
  readonly due: string;
  /** What binds, and the law on the sale of dwellings. */
  readonly law: string;
  readonly includedTitle: string;
  readonly included: readonly string[];
  readonly othersTitle: string;
  readonly othersText: string;
  /** What a sale may cost besides. */
  readonly others: readonly Point[];
}

/** What a sale costs the owner: on /verkaufen, in a price range, and in the answer of `faq`. */
export const fee: Words<FeeWords> = {
  key: 'fee',
  shipped: {
    title: 'Was ein Verkauf kostet',
    sellerPercent: 3.57,
    buyerPercent: 3.57,
    examplePrice: 650_000,
    due: 'Die Provision fällt erst an, wenn der Kaufvertrag beim Notar beurkundet ist. Ohne Kaufvertrag gibt es keine Provision.',
    law: 'Kauft ein Verbraucher eine Wohnung oder ein Einfamilienhaus und arbeiten wir für beide Seiten, zahlen beide gleich viel (§§\u00a0656a bis 656d BGB). Verbindlich ist der Maklervertrag, den wir mit Ihnen in Textform schließen.',
    includedTitle: 'Darin enthalten',
    included: [
      'Bewertung vor Ort mit Vergleichsfällen',
      'Beschaffung der Unterlagen',
      'Fotos, Grundrisse und Exposé',
      'Anzeigen und Ansprache vorgemerkter Interessenten',
      'Einzelne Besichtigungen und ein Bericht nach jeder',
      'Prüfung der Finanzierung und Begleitung zum Notar',
      'Übergabe mit Protokoll',
    ],
    othersTitle: 'Was sonst anfallen kann',
    othersText:
      'Notar, Grundbuch und Grunderwerbsteuer des Kaufs zahlt üblicherweise der Käufer. Für Sie kann je nach Fall hinzukommen:',
    others: [
      {
        title: 'Löschung der Grundschuld',
        text: 'Steht noch eine Grundschuld im Grundbuch, zahlen Sie ihre Löschung bei Notar und Grundbuchamt. Richtwert: 0,2 bis 0,3\u00a0% der eingetragenen Summe, nach den Gebühren des GNotKG.',
      },
      {
        title: 'Ablösung des Kredits',
        text: 'Läuft die Zinsbindung noch, verlangt die Bank meist eine Vorfälligkeitsentschädigung. Fragen Sie sie vorher nach dem Betrag. Zehn Jahre nach der vollen Auszahlung oder der letzten Zinsvereinbarung können Sie mit sechs Monaten Frist ohne sie kündigen (§\u00a0489 BGB).',
      },
      {
        title: 'Energieausweis',
        text: 'Fehlt ein gültiger, beauftragen wir auf Ihren Wunsch einen Aussteller. Seinen Preis kennen Sie vorher.',
      },
      {
        title: 'Steuer auf den Gewinn',
        text: 'Liegen zwischen Kauf und Verkauf nicht mehr als zehn Jahre, kann auf den Gewinn Einkommensteuer anfallen. Was man selbst bewohnt hat, ist meist ausgenommen (§\u00a023 EStG). Fragen Sie Ihre Steuerberatung.',
      },
    ],
  },
};

export const feeSection: Section<FeeWords> = {
  words: fee,
  group: 'Seiten',
  title: 'Provision und Kosten',
  text: 'Was ein Verkauf kostet: auf der Seite Verkaufen, unter jeder Preisspanne und in der Antwort auf die Frage nach den Kosten.',
  pages: ['/verkaufen', '/bewertung'],
  fields: {
    title: { kind: 'line', label: 'Überschrift', max: 80, fits: 40 },
    sellerPercent: {
      kind: 'number',
      label: 'Anteil des Verkäufers in Prozent',
      min: 0,
      max: 10,
      decimals: 2,
      hint: 'Mit Mehrwertsteuer. Alle Beträge rechnen sich daraus.',
    },
    buyerPercent: {
      kind: 'number',
      label: 'Anteil des Käufers in Prozent',
      min: 0,
      max: 10,
      decimals: 2,
      hint: 'Mit Mehrwertsteuer.',
      equals: {
        field: 'sellerPercent',
        warning:
          'Die Anteile sind verschieden. Arbeiten Sie für beide Seiten und kauft ein Verbraucher eine Wohnung oder ein Einfamilienhaus, ist der Maklervertrag dann unwirksam (§ 656c BGB).',
      },
    },
    examplePrice: {
      kind: 'number',
      label: 'Kaufpreis des Beispiels in Euro',
      min: 10_000,
      max: 20_000_000,
      hint: 'Unter einer Preisspanne stehen deren Beträge.',
    },
    due: { kind: 'paragraph', label: 'Wann sie fällig ist', max: 300 },
    law: {
      kind: 'paragraph',
      label: 'Was verbindlich ist, und das Gesetz',
      max: 500,
      hint: 'Ändern Sie diesen Text nur mit Rat.',
    },
    includedTitle: { kind: 'line', label: 'Überschrift der Leistungen', max: 80, fits: 40 },
    included: {
      kind: 'list',
      label: 'Was enthalten ist',
      entry: 'Leistung',
      min: 1,
      max: 12,
      of: { kind: 'line', label: 'Leistung', max: 100 },
    },
    othersTitle: { kind: 'line', label: 'Überschrift der weiteren Kosten', max: 80, fits: 40 },
    othersText: { kind: 'paragraph', label: 'Satz darunter', max: 300 },
    others: {
      kind: 'list',
      label: 'Weitere Kosten',
      entry: 'Kosten',
      min: 0,
      max: 8,
      unique: 'title',
      of: { kind: 'group', label: 'Kosten', fields: pointFields },
    },
  },
};
