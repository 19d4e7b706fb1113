import { formOf, leadKinds, type LeadKind } from '../forms/all-forms.ts';
import { germanDate } from '../text/german-day.ts';
import { germanNumber } from '../text/german-number.ts';

/** The kinds of leads whose form refers to a property. */
export const propertyLeadKinds: readonly LeadKind[] = leadKinds.filter(
  (kind) => 'propertyId' in formOf(kind).fields,
);

/** Smaller figures are not reported, because the proprietor may know so few visitors personally and recognise them. */
const minReported = 5;

/** A figure for a report; null if it is below five, including zero. */
export const reportedFigure = (figure: number): number | null => (figure < minReported ? null : figure);

export const figureText = (figure: number | null): string =>
  figure === null ? 'weniger als 5' : germanNumber(figure, { max: 0 });

/** The full months before the month of a date (`2026-11-26`), latest first: `2026-10`, `2026-09`, … */
export function monthsBefore(date: string, count: number): string[] {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 2 - index, 1)).toISOString().slice(0, 7),
  );
}

/** Tells the proprietor of a removed property that the report is paused until a date such as `2026-12-28`. */
export const pauseText = (until: string): string =>
  `Ihre Immobilie ist zurzeit nicht auf unserer Website, deshalb pausiert Ihr Bericht. Sobald sie wieder da ist, geht er von selbst weiter. Bleibt sie bis zum ${germanDate(until)} fort, endet er, und wir löschen Ihren Namen und Ihre Adresse.`;
