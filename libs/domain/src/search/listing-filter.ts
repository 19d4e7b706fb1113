import { readGermanAmount } from '../text/german-amount.ts';
import { oneOf } from '../text/one-of.ts';
import { type EnergyLimit, energyLimits, type Flag, flags, dealOfPrice } from './filter-values.ts';
import { type ListingAmount, roundAmount } from './listing-amounts.ts';
import { validMapArea } from './map-area-text.ts';
import { type Deal, deals, type ObjectKind, objectKinds } from '../property/vocabulary.ts';

/* The filter of the property list. Free of zod, because page and app parse the same query and send the same request. */

/** Sort orders that a visitor can choose. */
export const listingSorts = ['newest', 'price_asc', 'price_desc', 'warm_asc', 'area_desc'] as const;
export type ListingSort = (typeof listingSorts)[number];

/** The orders of a list. By warm rent only homes to let can be sorted: what a purchase costs a month depends on the buyer. */
export const sortsOf = (deal: Deal | undefined): readonly ListingSort[] =>
  listingSorts.filter((sort) => sort !== 'warm_asc' || deal === 'rent');

/** Sort orders of the API. The page requests `available_first` unless the visitor has chosen another order. */
export const querySorts = [...listingSorts, 'available_first'] as const;
type QuerySort = (typeof querySorts)[number];

/** Limits that the API enforces: length of texts and largest number. */
export const listingLimits = { q: 200, city: 100, amount: 1e10 } as const;

/** Filters and sort order of the property list, named as in the API. */
export interface ListingFilter extends Partial<Record<Flag, '1' | undefined>> {
  q?: string | undefined;
  type?: ObjectKind | undefined;
  deal?: Deal | undefined;
  /** Euros, per month for rent. If `deal` is missing, it is derived from the amount. */
  price_min?: number | undefined;
  price_max?: number | undefined;
  rooms_min?: number | undefined;
  rooms_max?: number | undefined;
  bedrooms_min?: number | undefined;
  /** Square metres. */
  area_min?: number | undefined;
  area_max?: number | undefined;
  /** Years of construction. */
  built_min?: number | undefined;
  built_max?: number | undefined;
  /** Euros per month for rent and all additional costs; excludes homes for sale. */
  warm_max?: number | undefined;
  /** Gross yield in percent of the price; excludes homes without a known rent. */
  yield_min?: number | undefined;
  /** Month (`YYYY-MM`) by whose end a property is free. */
  free_by?: string | undefined;
  /** The worst energy class that is included. */
  energy?: EnergyLimit | undefined;
  city?: string | undefined;
  within?: string | undefined;
  sort?: ListingSort | undefined;
}

/** The filter as a query of the API, which has one more order. */
export interface ListingQuery extends Omit<ListingFilter, 'sort'> {
  sort?: QuerySort | undefined;
}

/** Adds the default order of the page: available properties first. The API's own default is by status. */
export const withDefaultSort = (filter: ListingQuery): ListingQuery => ({
  ...filter,
  sort: filter.sort ?? 'available_first',
});

const textOf = (raw: unknown, length: number): string | undefined =>
  typeof raw === 'string' ? raw.trim().slice(0, length) || undefined : undefined;

function amountOf(name: ListingAmount, raw: unknown): number | undefined {
  const amount = typeof raw === 'string' ? (readGermanAmount(raw) ?? 0) : Number(raw);
  return amount > 0 && amount <= listingLimits.amount ? roundAmount[name](amount) || undefined : undefined;
}

/** A month as `YYYY-MM`. */
export const monthPattern = /^20\d\d-(?:0[1-9]|1[0-2])$/;

/** Parses the query of a list. Invalid values become undefined, so that an old or mistyped link shows listings too. */
export function parseListingFilter(raw: Readonly<Record<string, unknown>>): ListingFilter {
  const amounts = Object.fromEntries(
    Object.keys(roundAmount).map((name) => [name, amountOf(name as ListingAmount, raw[name])]),
  ) as Record<ListingAmount, number | undefined>;
  const { price_min, price_max } = amounts;
  const price = price_max ?? price_min;
  // Purchase prices and rents differ so much that the amount determines the deal, unless the bounds contradict each
  // other.
  const deal =
    oneOf(deals, raw['deal']) ??
    (price === undefined || (price_min ?? 0) > price ? undefined : dealOfPrice(price));
  return {
    q: textOf(raw['q'], listingLimits.q),
    type: oneOf(objectKinds, raw['type']),
    deal,
    ...amounts,
    // The API refuses a price without a deal.
    price_min: deal && price_min,
    price_max: deal && price_max,
    free_by:
      typeof raw['free_by'] === 'string' && monthPattern.test(raw['free_by']) ? raw['free_by'] : undefined,
    energy: oneOf(energyLimits, raw['energy']),
    ...(Object.fromEntries(flags.map((flag) => [flag, raw[flag] === '1' ? '1' : undefined])) as Record<
      Flag,
      '1' | undefined
    >),
    city: textOf(raw['city'], listingLimits.city),
    within: validMapArea(raw['within']),
    sort: oneOf(sortsOf(deal), raw['sort']),
  };
}

/** Search parameters of a list's page, named as in the API. */
export interface ListingSearch extends ListingFilter {
  /** Number of displayed pages, 24 cards each. */
  page?: number | undefined;
  /** `map` displays the map beside the list, on a phone in place of the list. */
  view?: 'map' | undefined;
}

/**
 * Sets invalid values to undefined, and `abroad` too, which follows from the path. The keys are kept, because the
 * app's router merges the result into the raw search, where a missing key would leave the raw value.
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

/** The pages with a list: of the properties in Germany, and of those abroad. */
const listingPaths = ['/immobilien', '/ferienimmobilien'] as const;
export type ListingPath = (typeof listingPaths)[number];

export const isListingPath = (path: string): path is ListingPath =>
  listingPaths.some((listing) => listing === path);

/** The filter fields that follow from a list's path. */
export const filterOfPath = (path: ListingPath): Pick<ListingFilter, 'abroad'> => ({
  abroad: path === '/ferienimmobilien' ? '1' : undefined,
});

/** Path and search parameters of the page for a filter. */
export const listingLink = ({
  abroad,
  ...search
}: ListingSearch): { to: ListingPath; search: Omit<ListingSearch, 'abroad'> } => ({
  to: abroad ? '/ferienimmobilien' : '/immobilien',
  search,
});

/** Parses the filters in the query of /suchauftrag, where the order is irrelevant. */
export const parseSearchRequestFilter = (raw: Readonly<Record<string, unknown>>): ListingFilter => ({
  ...parseListingFilter(raw),
  sort: undefined,
});

/** Whether the filter excludes any property of its page's list. The order and fields that are no filter are ignored. */
export const isFiltered = (filter: ListingQuery): boolean =>
  canonicalQuery({ ...parseListingFilter({ ...filter }), sort: undefined, abroad: undefined }) !== '';

/**
 * Parses a query to one value per name. The first of repeated values counts, on the server and in the browser alike.
 */
export function parseQuery(search: string): Record<string, string> {
  const values = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(search)) if (!values.has(name)) values.set(name, value);
  return Object.fromEntries(values);
}

/** The set fields as a query in alphabetical order, so that equal requests share a cached response. */
export const canonicalQuery = (query: object): string =>
  new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]): [string, string] => [name, String(value)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ).toString();

/** API path of the places with properties in Germany, or with properties abroad. */
export const placesApiPath = ({ abroad }: Pick<ListingFilter, 'abroad'>): string =>
  abroad ? '/api/properties/places?abroad=1' : '/api/properties/places';

/**
 * API path of a page of the list; that of the first page has no page number. The server stores the data of a
 * rendered page under this path, so that the browser finds it there.
 */
export function listingApiPath(filter: ListingQuery, page = 1): string {
  const query = canonicalQuery({ ...filter, page: page > 1 ? page : undefined });
  return query ? `/api/properties?${query}` : '/api/properties';
}

/** Up to this number of hits a filtered list also shows what misses its conditions by little. */
export const fewHits = 3;

/**
 * Whether a list without hits shows what it finds abroad: a filtered one of properties in Germany. The map has no
 * properties abroad, so that one of an area does not.
 */
export const isSearchedAbroad = (filter: ListingQuery, total: number | null): boolean =>
  total === 0 && !filter.abroad && filter.within === undefined && isFiltered(filter);

/** API path of what misses the conditions of a list by little. The order is left out, because it has none. */
export const nearMissesApiPath = (filter: ListingQuery): string =>
  `/api/properties/near-misses?${canonicalQuery({ ...filter, sort: undefined })}`;
