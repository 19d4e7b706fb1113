import { hamburgClock } from '../text/german-day.ts';
import { median } from '../valuation/estimate-range.ts';

/** What the record of a property holds about its sale or letting. Days are ISO dates, moments ISO times. */
export interface SaleFields {
  sold_date?: string | null | undefined;
  sold_price?: number | null | undefined;
  price?: number | null | undefined;
  first_public_at?: string | null | undefined;
}

const dayMs = 86_400_000;

/** The day of a sale (YYYY-MM-DD); undefined if it is unknown, no full date, or later than `today`. */
export function saleDay({ sold_date }: SaleFields, today: string): string | undefined {
  const [day] = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(sold_date ?? '') ?? [];
  return day !== undefined && day <= today && !Number.isNaN(Date.parse(day)) ? day : undefined;
}

/**
 * The days from the first day on the website to that of the sale. Undefined unless both are known and the sale is
 * later: what came to the website after its sale, or on its day, was not sold there.
 */
export function daysOnline(sale: SaleFields, today: string): number | undefined {
  const soldOn = saleDay(sale, today);
  const since = Date.parse(sale.first_public_at ?? '');
  if (soldOn === undefined || Number.isNaN(since)) return undefined;
  const days = (Date.parse(soldOn) - Date.parse(hamburgClock(since).date)) / dayMs;
  return days >= 1 ? days : undefined;
}

/** A share outside of this range is a typing error or a price between relatives. */
const plausibleShare = { least: 0.5, most: 2 };

/** Paid price / last asking price; undefined if one is unknown or if they cannot belong together. */
export function reachedShare({ sold_price, price }: SaleFields): number | undefined {
  const share = (sold_price ?? 0) / (price ?? 0);
  return share >= plausibleShare.least && share <= plausibleShare.most ? share : undefined;
}

/** Fewer sales carry no figure. */
export const leastSales = 5;

/** A median with the number of sales from which it is taken. */
export interface SaleMedian {
  readonly median: number;
  readonly sales: number;
}

function medianOf(values: readonly (number | undefined)[]): SaleMedian | null {
  const known = values.filter((value) => value !== undefined);
  return known.length < leastSales ? null : { median: median(known), sales: known.length };
}

/** The first day of the 24 months that end with `today`. */
export const saleFiguresSince = (today: string): string =>
  `${Number(today.slice(0, 4)) - 2}${today.slice(4)}`;

/** The figures of the sales of the last 24 months; one without enough sales is null. */
export function saleFigures(
  all: readonly SaleFields[],
  today: string,
): { sold: number | null; daysOnline: SaleMedian | null; reachedShare: SaleMedian | null } {
  const since = saleFiguresSince(today);
  const sales = all.filter((sale) => (saleDay(sale, today) ?? '') >= since);
  return {
    sold: sales.length < leastSales ? null : sales.length,
    daysOnline: medianOf(sales.map((sale) => daysOnline(sale, today))),
    reachedShare: medianOf(sales.map(reachedShare)),
  };
}
