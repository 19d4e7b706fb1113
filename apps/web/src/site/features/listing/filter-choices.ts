import type { ListingSort } from '@estate/domain/search/listing-filter';
import { type Deal, priceUnit } from '@estate/domain/property/vocabulary';
import type { Choice } from '../../../shared/form/select-field.tsx';
import { formatNumber } from '../../../shared/ui/format.ts';

export const sortLabels: Readonly<Record<ListingSort, string>> = {
  newest: 'Neueste zuerst',
  price_asc: 'Preis aufsteigend',
  price_desc: 'Preis absteigend',
  area_desc: 'Größte Fläche zuerst',
};

const prices: Readonly<Record<Deal, readonly number[]>> = {
  buy: [200_000, 300_000, 400_000, 500_000, 650_000, 800_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000],
  rent: [500, 750, 1_000, 1_250, 1_500, 2_000, 2_500, 3_000, 4_000, 5_000],
};
const rooms = [1, 2, 3, 4, 5, 6, 8];
const areas = [40, 60, 80, 100, 120, 150, 200, 300];

/** The steps, plus the current amount from the address if it is no step. */
function choicesOf(steps: readonly number[], current: number | undefined, unit: string): Choice[] {
  const all = current === undefined ? steps : [...new Set([...steps, current])].sort((a, b) => a - b);
  return all.map((step) => ({ value: String(step), label: `${formatNumber(step)} ${unit}` }));
}

/** Prices between `above` and `below`, so that 'from' is never above 'to'. */
export const priceChoices = (
  deal: Deal | undefined,
  current: number | undefined,
  { above = 0, below = Infinity }: { above?: number | undefined; below?: number | undefined },
): Choice[] =>
  deal === undefined
    ? []
    : choicesOf(
        prices[deal].filter((price) => price > above && price < below),
        current,
        priceUnit(deal),
      );

export const roomChoices = (current: number | undefined): Choice[] => choicesOf(rooms, current, 'Zimmer');
export const areaChoices = (current: number | undefined): Choice[] => choicesOf(areas, current, 'm²');
