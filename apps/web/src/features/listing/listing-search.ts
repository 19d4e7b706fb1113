import { type ListingAmount, roundAmount } from '@estate/contracts/listing-amounts';
import { type Deal, deals, type ObjectKind, objectKinds } from '@estate/contracts/vocabulary';

export const sorts = ['newest', 'price_asc', 'price_desc', 'area_desc'] as const;
export type Sort = (typeof sorts)[number];

/** State of /immobilien in its address, named as in the API. */
export interface ListingSearch {
  q?: string | undefined;
  type?: ObjectKind | undefined;
  deal?: Deal | undefined;
  /** Euros, per month for rent. Only together with `deal`. */
  price_min?: number | undefined;
  price_max?: number | undefined;
  rooms_min?: number | undefined;
  /** Square metres. */
  area_min?: number | undefined;
  city?: string | undefined;
  sort?: Sort | undefined;
  /** How many pages of 24 are shown. */
  page?: number | undefined;
}

const oneOf = <Value extends string>(values: readonly Value[], raw: unknown): Value | undefined =>
  values.find((value) => value === raw);

const textOf = (raw: unknown, length: number): string | undefined =>
  typeof raw === 'string' ? raw.trim().slice(0, length) || undefined : undefined;

/** Rounded as the API rounds it, so that the first data of the page is found under the same address. */
function amountOf(name: ListingAmount, raw: unknown): number | undefined {
  const amount = Number(raw);
  return amount > 0 && amount <= 1e10 ? roundAmount[name](amount) || undefined : undefined;
}

/**
 * What cannot be understood is left out, so that an old or mistyped link still shows listings. Left out means set to
 * undefined: the router lays this over the raw search, where a missing key would let the raw value through.
 */
export function parseListingSearch(raw: Record<string, unknown>): ListingSearch {
  const page = Math.trunc(Number(raw['page']));
  const deal = oneOf(deals, raw['deal']);
  return {
    q: textOf(raw['q'], 200),
    type: oneOf(objectKinds, raw['type']),
    deal,
    price_min: deal && amountOf('price_min', raw['price_min']),
    price_max: deal && amountOf('price_max', raw['price_max']),
    rooms_min: amountOf('rooms_min', raw['rooms_min']),
    area_min: amountOf('area_min', raw['area_min']),
    city: textOf(raw['city'], 100),
    sort: oneOf(sorts, raw['sort']),
    page: page > 1 && page <= 50 ? page : undefined,
  };
}

/** What stands behind 'Weitere Filter'. */
const furtherFilters = ['city', 'price_min', 'price_max', 'rooms_min', 'area_min'] as const;

export const countFurtherFilters = (search: ListingSearch): number =>
  furtherFilters.filter((name) => search[name] !== undefined).length;

export const isFiltered = (search: ListingSearch): boolean =>
  Boolean(search.q ?? search.type ?? search.deal) || countFurtherFilters(search) > 0;
