import { readGermanAmount } from '../text/german-amount.ts';
import { type EnergyLimit, energyLimits, type Flag, flags, leastPurchase } from './filter-values.ts';
import { type ListingAmount, roundAmount } from './listing-amounts.ts';
import { mapPartOf } from './map-part.ts';
import { type Deal, deals, type ObjectKind, objectKinds } from '../property/vocabulary.ts';

/* The filter of the property list, free of zod: page and app read the same address and ask the same question. */

/** The orders that a visitor chooses from. */
export const listingSorts = ['newest', 'price_asc', 'price_desc', 'area_desc'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** The API's orders: the page asks for `available_first` unless the visitor chose one. */
export const querySorts = [...listingSorts, 'available_first'] as const;
export type QuerySort = (typeof querySorts)[number];

/** Characters and numbers beyond these are refused by the API. */
export const listingLimits = { q: 200, city: 100, amount: 1e10 } as const;

/** Filters and order, named as in the API. */
export interface ListingFilter extends Partial<Record<Flag, '1' | undefined>> {
  q?: string | undefined;
  type?: ObjectKind | undefined;
  deal?: Deal | undefined;
  /** Euros, per month for rent. Without `deal` a high amount means purchases, a low one rents. */
  price_min?: number | undefined;
  price_max?: number | undefined;
  rooms_min?: number | undefined;
  bedrooms_min?: number | undefined;
  /** Square metres. */
  area_min?: number | undefined;
  /** Years of construction. */
  built_min?: number | undefined;
  built_max?: number | undefined;
  /** The worst energy class that is wanted. */
  energy?: EnergyLimit | undefined;
  city?: string | undefined;
  /** A part of the map (map-part.ts). */
  within?: string | undefined;
  sort?: ListingSort | undefined;
}

/** The question that a page asks for its filter. */
export interface ListingQuestion extends Omit<ListingFilter, 'sort'> {
  sort?: QuerySort | undefined;
}

/** Without a chosen order, what a visitor can have comes first; the API's own default order is by status. */
export const questionOf = (filter: ListingQuestion): ListingQuestion => ({
  ...filter,
  sort: filter.sort ?? 'available_first',
});

const oneOf = <Value extends string>(values: readonly Value[], raw: unknown): Value | undefined =>
  values.find((value) => value === raw);

const textOf = (raw: unknown, length: number): string | undefined =>
  typeof raw === 'string' ? raw.trim().slice(0, length) || undefined : undefined;

function amountOf(name: ListingAmount, raw: unknown): number | undefined {
  const amount = typeof raw === 'string' ? (readGermanAmount(raw) ?? 0) : Number(raw);
  return amount > 0 && amount <= listingLimits.amount ? roundAmount[name](amount) || undefined : undefined;
}

/** Reads the address of a list. What cannot be understood is undefined: an old or mistyped link shows listings too. */
export function parseListingFilter(raw: Readonly<Record<string, unknown>>): ListingFilter {
  const amounts = Object.fromEntries(
    Object.keys(roundAmount).map((name) => [name, amountOf(name as ListingAmount, raw[name])]),
  ) as Record<ListingAmount, number | undefined>;
  const { price_min, price_max } = amounts;
  const price = price_max ?? price_min;
  // What is bought and what is rented differs so much in price that the amount tells which is meant, unless it contradicts itself.
  const deal =
    oneOf(deals, raw['deal']) ??
    (price === undefined || (price_min ?? 0) > price ? undefined : price < leastPurchase ? 'rent' : 'buy');
  return {
    q: textOf(raw['q'], listingLimits.q),
    type: oneOf(objectKinds, raw['type']),
    deal,
    ...amounts,
    // The API takes no price of which nobody knows what it is for.
    price_min: deal && price_min,
    price_max: deal && price_max,
    energy: oneOf(energyLimits, raw['energy']),
    ...(Object.fromEntries(flags.map((flag) => [flag, raw[flag] === '1' ? '1' : undefined])) as Record<
      Flag,
      '1' | undefined
    >),
    city: textOf(raw['city'], listingLimits.city),
    within: mapPartOf(raw['within']),
    sort: oneOf(listingSorts, raw['sort']),
  };
}

/** Search parameters of a list's page, named as in the API. */
export interface ListingSearch extends ListingFilter {
  /** Number of pages shown, 24 cards each. */
  page?: number | undefined;
  /** The map beside the list, on a phone in its place. */
  view?: 'map' | undefined;
}

/**
 * Sets invalid values to undefined, and `abroad`, which the page's path says. The keys stay, because the app's router merges
 * the result over the raw search and a missing key would keep the raw value.
 */
export function parseListingSearch(raw: Readonly<Record<string, unknown>>): ListingSearch {
  const page = Math.trunc(Number(raw['page']));
  return {
    ...parseListingFilter(raw),
    abroad: undefined,
    page: page > 1 && page <= 50 ? page : undefined,
    view: raw['view'] === 'map' ? 'map' : undefined,
  };
}

/** The pages that show a list: of what is offered in Germany, and of the homes abroad. */
export const listingPaths = ['/immobilien', '/ferienimmobilien'] as const;
export type ListingPath = (typeof listingPaths)[number];

export const isListingPath = (path: string): path is ListingPath =>
  listingPaths.some((listing) => listing === path);

/** What the path of a list says of its filter. */
export const filterOfPath = (path: ListingPath): Pick<ListingFilter, 'abroad'> => ({
  abroad: path === '/ferienimmobilien' ? '1' : undefined,
});

/** The page that shows a filter's list, and what its address says beside the path. */
export const listingLink = ({
  abroad,
  ...search
}: ListingSearch): { to: ListingPath; search: Omit<ListingSearch, 'abroad'> } => ({
  to: abroad ? '/ferienimmobilien' : '/immobilien',
  search,
});

/** The filters of the list in the address of /suchauftrag; their order does not matter there. */
export const parseWishSearch = (raw: Readonly<Record<string, unknown>>): ListingFilter => ({
  ...parseListingFilter(raw),
  sort: undefined,
});

/** Whether the filter leaves anything out of its page's list; the order does not, and neither do fields that are no filter. */
export const isFiltered = (filter: ListingQuestion): boolean =>
  canonicalQuery({ ...parseListingFilter({ ...filter }), sort: undefined, abroad: undefined }) !== '';

/** The query of an address as one value per name: of a repeated one the first, the same on the server and in the browser. */
export function parseQuery(search: string): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) if (!values.has(name)) values.set(name, value);
  return Object.fromEntries(values);
}

/** The fields that are set, in alphabetical order, so that equal questions share one answer. */
export const canonicalQuery = (query: object): string =>
  new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]): [string, string] => [name, String(value)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ).toString();

/** Address of the places of a list. */
export const placesAddress = ({ abroad }: Pick<ListingFilter, 'abroad'>): string =>
  abroad ? '/api/properties/places?abroad=1' : '/api/properties/places';

/** Address of a page of the list; the first is not numbered. First data is written and found under it. */
export function listingAddress(filter: ListingQuestion, page = 1): string {
  const query = canonicalQuery({ ...filter, page: page > 1 ? page : undefined });
  return query ? `/api/properties?${query}` : '/api/properties';
}
