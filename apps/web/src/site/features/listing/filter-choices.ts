import type { ListingAmount } from '@estate/domain/search/listing-amounts';
import { listingLimits, type ListingSort } from '@estate/domain/search/listing-filter';
import { monthText } from '@estate/domain/text/month-text';
import { energyLimits } from '@estate/domain/search/filter-values';
import type { Deal } from '@estate/domain/property/vocabulary';

export const sortLabels: Readonly<Record<ListingSort, string>> = {
  newest: 'Neueste zuerst',
  price_asc: 'Preis aufsteigend',
  price_desc: 'Preis absteigend',
  warm_asc: 'Warmmiete aufsteigend',
  area_desc: 'Größte Fläche zuerst',
};

/** The multiples of `step` from `first` to `last`. */
const series = (first: number, last: number, step: number): number[] =>
  Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => first + index * step);

/** Suggested prices. Visitors can enter any other amount. */
export const priceSteps: Readonly<Record<Deal, readonly number[]>> = {
  buy: [...series(50_000, 1_000_000, 50_000), ...series(1_100_000, 3_000_000, 100_000)],
  rent: series(300, 4_000, 100),
};
export const roomSteps = series(1, 8, 0.5);
export const bedroomSteps = series(1, 8, 1);
export const areaSteps = series(20, 300, 10);
export const warmSteps = series(400, 3_000, 100);
export const yieldSteps = series(2, 8, 0.5);
export const yearSteps = [1900, 1918, 1949, ...series(1960, 2020, 10)];

/** The smallest and the largest number that a field accepts. */
export const amountLimits: Readonly<Record<ListingAmount, readonly [min: number, max: number]>> = {
  price_min: [0, listingLimits.amount],
  price_max: [0, listingLimits.amount],
  rooms_min: [0, 99],
  rooms_max: [0, 99],
  bedrooms_min: [0, 99],
  area_min: [0, 1e6],
  area_max: [0, 1e6],
  built_min: [1500, 2100],
  built_max: [1500, 2100],
  warm_max: [0, listingLimits.amount],
  yield_min: [0, 25],
};

/** The twelve months from the one of `now` on, and a month that an older address names. */
export function monthChoices(now: number, chosen: string | undefined) {
  const months = Array.from({ length: 12 }, (_, later) => {
    const day = new Date(now);
    day.setUTCDate(1);
    day.setUTCMonth(day.getUTCMonth() + later);
    return day.toISOString().slice(0, 7);
  });
  return [...new Set([...(chosen ? [chosen] : []), ...months])]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .map((value) => ({ value, label: monthText(value) }));
}

export const energyChoices = energyLimits.map((value) => ({
  value,
  label: value === 'A+' ? value : `${value} oder besser`,
}));
