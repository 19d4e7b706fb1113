import { germanNumber } from '../text/german-number.ts';
import type {
  AppliedFactor,
  FactorName,
  MarketType,
  NoRangeReason,
  PriceRange,
  WideningCause,
} from './price-range.ts';

const euros = (amount: number): string => `${germanNumber(amount, { max: 0 })}\u00a0€`;

/** `600.000 bis 850.000 €` */
export const rangeText = ({ low, high }: Pick<PriceRange, 'low' | 'high'>): string =>
  `${germanNumber(low, { max: 0 })} bis ${euros(high)}`;

export const middleText = ({ middle }: Pick<PriceRange, 'middle'>): string => euros(middle);

/** What a range is, and what not (§ 194 BauGB). */
export const rangeIs =
  'Das ist eine Marktpreiseinschätzung, kein Gutachten. Die Spanne soll acht von zehn vergleichbaren Verkäufen einschließen.';

/** Where a range comes from, as it is stored. */
type Basis =
  | { readonly kind: 'sales'; readonly count: number }
  | {
      readonly kind: 'table';
      readonly name: string;
      readonly page: string | null;
      readonly year: number;
      readonly district: string;
    };

/** Where the prices come from, with source and year. */
export function basisText(source: Basis): string {
  if (source.kind === 'sales')
    return `Grundlage: ${source.count} eigene Verkäufe der letzten 24 Monate in der Nachbarschaft, zu bezahlten Preisen.`;
  const page = source.page === null ? '' : `, ${source.page}`;
  return `Grundlage: Durchschnitt der Verkäufe in ${source.district}, ${source.year}. Quelle: ${source.name}${page}.`;
}

/** How often the ranges held, as the back test counts it; it is calculated afterwards, and the text says so. */
export const claimText = ({ cases, share }: { readonly cases: number; readonly share: number }): string =>
  `Bei ${germanNumber(cases, { max: 0 })} eigenen Verkäufen lag der bezahlte Preis in ${Math.floor(share * 100)}\u00a0% der Fälle in unserer Spanne. Das haben wir nachträglich gerechnet, mit den Daten vor dem jeweiligen Verkauf.`;

const months = new Intl.DateTimeFormat('de', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** `Verkauft im März 2026`, of the month `2026-03` */
export const soldInText = (month: string): string =>
  `Verkauft im ${months.format(new Date(`${month}-15T00:00:00Z`))}`;

const factorTexts: Readonly<Record<FactorName, string>> = {
  year: 'Baujahr, verglichen mit dem durchschnittlichen Haus des Stadtteils',
  kind: 'Art des Hauses',
  'two-dwellings': 'Zwei Wohnungen',
  modernisation: 'Zustand',
  let: 'Vermietet',
  resale: 'Der Durchschnitt enthält Neubau, Ihre Wohnung ist keiner',
};

/** `Zustand: − 3 %` */
export function factorText({ name, factor }: AppliedFactor): string {
  const percent = Math.round((factor - 1) * 100);
  return `${factorTexts[name]}: ${percent < 0 ? '−' : '+'}\u00a0${Math.abs(percent)}\u00a0%`;
}

/** What does not move the figure, because nobody publishes factors for it that fit a price per square metre. */
export const notCountedTexts: Readonly<Record<MarketType, string>> = {
  flat: 'Zustand, Etage und Aufzug verschieben die Zahl nicht, weil es dafür keine veröffentlichten Faktoren gibt. Vor Ort zählen sie.',
  house:
    'Grundstück und Ausstattung verschieben die Zahl nicht, weil es dafür keine passenden Faktoren gibt. Vor Ort zählen sie.',
  plot: 'Was gebaut werden darf, verschiebt die Zahl nicht. Vor Ort zählt es.',
};

/** What the points of `wideningLine` are. */
export const wideningIs =
  'Ein Punkt ist ein Prozent übliche Abweichung. Die Punkte zusammen ergeben die Breite, aber nicht als Summe.';

/** Why there is no figure. The page adds who helps. */
export const noRangeTexts: Record<NoRangeReason, string> = {
  'outside-the-area':
    'Für diesen Ort liegen uns keine Vergleichsdaten vor. Sofort nennen wir eine Preisspanne nur in Hamburg.',
  'district-needed':
    'Eine Postleitzahl reicht oft über mehrere Stadtteile mit verschiedenen Preisen. Bitte wählen Sie den Stadtteil.',
  leasehold:
    'Beim Erbbaurecht bestimmen Vertrag, Restlaufzeit und Erbbauzins den Preis. Eine Preisspanne wäre geraten.',
  monument:
    'Denkmale haben zu wenige Vergleiche. Auflagen und Förderung lassen sich nur im Einzelfall einschätzen.',
  shell:
    'Bei einem Rohbau bestimmen Bauzustand und Restkosten den Preis. Das lässt sich nur vor Ort einschätzen.',
  share: 'Für Anteile an einer Immobilie gibt es kaum Vergleiche.',
  'apartment-house':
    'Der Preis eines Mehrfamilienhauses hängt an den Mieten. Dafür brauchen wir die Mietliste.',
  'old-building':
    'Bei einem Grundstück mit altem Haus bestimmen Abriss, Bestand und Baurecht den Preis. Das lässt sich nur vor Ort einschätzen.',
  'no-building-land':
    'Unsere Vergleichspreise gelten für Bauland. Garten-, Acker- und Waldland ist daran nicht zu messen.',
  'new-build': 'Unsere Vergleichspreise gelten für den Bestand, nicht für Neubau.',
  'let-house':
    'Für vermietete Häuser gibt es zu wenige Vergleiche. Mietvertrag und Kündigungsschutz bestimmen den Preis.',
  'implausible-area': 'Bitte prüfen Sie die Wohnfläche. Für diese Angabe gibt es keine Vergleiche.',
  'implausible-plot': 'Bitte prüfen Sie die Grundstücksfläche. Für diese Angabe gibt es keine Vergleiche.',
  'implausible-year': 'Bitte prüfen Sie das Baujahr und das Jahr der Modernisierung.',
  'implausible-rent': 'Bitte prüfen Sie die Nettokaltmiete im Monat. Sie passt nicht zum Preis der Wohnung.',
  'no-data':
    'Für diesen Stadtteil gibt es zu wenige Verkäufe und keinen veröffentlichten Durchschnittspreis.',
  'offers-only':
    'Für diesen Stadtteil kennen wir nur Angebotspreise. Wir rechnen allein mit bezahlten Preisen.',
  'doubled-rows': 'Die Daten dieses Stadtteils widersprechen sich. Wir prüfen sie.',
  'table-too-old': 'Die Durchschnittspreise dieses Stadtteils sind älter als 18 Monate.',
  'too-wide':
    'Mit diesen Angaben reichte die Preisspanne um mehr als 26 % nach unten und 35 % nach oben und sagte Ihnen wenig.',
};

/** Why a district has to be chosen; `candidates` are the possible ones, none if every one is possible. */
export const districtNeededText = (candidates: readonly string[]): string =>
  candidates.length === 0
    ? noRangeTexts['district-needed']
    : `Ihre Immobilie kann in ${candidates.join(' oder ')} liegen, und dort sind die Preise verschieden. Bitte wählen Sie den Stadtteil.`;

/** What makes the range wide. */
export const wideningTexts: Record<WideningCause, string> = {
  model: 'Unterschiede zwischen vergleichbaren Immobilien',
  time: 'Alter der Vergleichsdaten',
  'year-missing': 'Baujahr nicht angegeben',
  'condition-missing': 'Zustand nicht angegeben',
  'let-missing': 'Vermietet oder frei: nicht angegeben',
  'rent-missing': 'Miete nicht angegeben',
  'area-unusual': 'Ungewöhnliche Wohnfläche',
  'plot-unusual': 'Ungewöhnliche Grundstücksfläche',
};

/** For instance "Zustand nicht angegeben: ± 5 Punkte". */
export const wideningLine = (cause: WideningCause, sigma: number): string =>
  `${wideningTexts[cause]}: ± ${Math.round(sigma * 100)} Punkte`;

/** The source of the districts' borders, which stands wherever a district is found by them. */
export const districtsSource =
  'Stadtteilgrenzen: Freie und Hansestadt Hamburg, Landesbetrieb Geoinformation und Vermessung (dl-de/by-2-0), aufbereitet von open-data-product-hamburg-geodata (CC BY 4.0)';
