import {
  FindNearMisses,
  ListMapPoints,
  ListPlaces,
  ListProperties,
} from '@estate/contracts/catalog/properties';
import { townNamed } from '@estate/domain/geo/towns';
import { energyLimits, filterFeatureKeys } from '@estate/domain/search/filter-values';
import { canonicalQuery } from '@estate/domain/search/listing-filter';
import { foldSearch } from '@estate/domain/search/fold';
import { stationNamed } from '@estate/domain/search/station-words';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type CatalogUnderTest, startCatalog } from './catalog-under-test.ts';
import { storeDemoStock } from './demo-stock.ts';
import { expectedMisses, type Query } from './near-miss-oracle.ts';

/** NEAR_MISS_SEARCHES=2000 runs the long check. */
const searches = Number(process.env['NEAR_MISS_SEARCHES'] ?? 100);
const atOnce = 8;

const stations = ['U-Bahn Borgweg', 'S-Bahn Othmarschen', 'U-Bahn Mundsburg'] as const;
const cities = ['Winterhude', 'Ottensen', 'Sasel', 'St. Pauli', 'Bergedorf', 'Winterhude oder Ottensen'];
const towns = ['Hamburg', 'Lüneburg', 'Ahrensburg', 'Stade', '22303', 'Hamburg-Nord'];
const areas = [
  'circle_9.9978_53.5953_2000',
  'circle_9.9357_53.5551_1000_Ottensen',
  'box_9.95_53.56_10.05_53.61',
  'polygon_9.9_53.54_9.98_53.53_10.02_53.58_9.95_53.6',
  'polygon_10.1_53.6_10.2_53.62_10.15_53.66_10.12_53.63_10.08_53.66',
];
const words = ['Garten', 'ohne Balkon', 'Altbau', 'Elbblick', 'Stuck', 'vermietet', 'Winterhude', 'Xyzzy'];

/** A generator of whole numbers below `below`, the same in each run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
}

const next = numbersFrom(Number(process.env['NEAR_MISS_SEED'] ?? 7));
const one = <Value>(values: readonly Value[]): Value => values[next(values.length)] as Value;
const rentOr = (deal: Query['deal'], rent: number, price: number) => (deal === 'rent' ? rent : price);

/** Each sets one filter of a query with this deal. */
const setters: readonly ((deal: Query['deal']) => Query)[] = [
  () => ({ type: one(['apartment', 'apartment', 'house', 'commercial', 'plot'] as const) }),
  () => ({ city: one(cities) }),
  () => ({ city: one(towns) }),
  () => ({ within: one(areas) }),
  (deal) => (deal ? { price_max: rentOr(deal, 800 + next(20) * 100, 250_000 + next(40) * 25_000) } : {}),
  (deal) => (deal ? { price_min: rentOr(deal, 800 + next(20) * 100, 250_000 + next(60) * 25_000) } : {}),
  () => ({ warm_max: 900 + next(24) * 100 }),
  () => ({ yield_min: 2 + next(8) / 2 }),
  () => ({ rooms_min: 1 + next(10) / 2 }),
  () => ({ rooms_max: 1.5 + next(8) / 2 }),
  () => ({ bedrooms_min: 1 + next(4) }),
  () => ({ area_min: 40 + next(160) }),
  () => ({ area_max: 40 + next(160) }),
  () => ({ built_min: 1900 + next(125) }),
  () => ({ built_max: 1900 + next(125) }),
  () => ({ energy: one(energyLimits) }),
  () => ({ free_by: `202${6 + next(2)}-${String(1 + next(12)).padStart(2, '0')}` }),
  () => ({ 'commission-free': '1' }),
  () => ({ without_reserved: '1' }),
  () => ({ [one(filterFeatureKeys)]: '1' }),
  () => ({ [one(['balcony', 'terrace', 'garden', 'lift', 'cellar'] as const)]: '1' }),
  () => ({ q: one(words) }),
  () => ({ q: `${one(words)} ${one(words)}` }),
  () => ({ q: one(stations) }),
];

function randomQuery(): Query {
  const deal = one([undefined, 'buy', 'buy', 'rent'] as const);
  const count = 1 + next(5);
  const filters = Array.from({ length: count }, () => one(setters)(deal));
  return Object.assign({ deal, abroad: next(25) === 0 ? '1' : undefined }, ...filters) as Query;
}

let catalog: CatalogUnderTest;
let stock: Awaited<ReturnType<typeof storeDemoStock>>;
beforeAll(async () => {
  catalog = await startCatalog();
  stock = await storeDemoStock(catalog);
});
afterAll(() => catalog.close());

const lists = new Map<
  string,
  Promise<{ ids: number[]; total: number; parts: { label: string; rest: string }[] }>
>();

async function readList(query: Query) {
  const first = await catalog.client.call(ListProperties, { ...query, page_size: 100 });
  const second =
    first.total > 100
      ? await catalog.client.call(ListProperties, { ...query, page_size: 100, page: 2 })
      : { items: [] };
  const ids = [...first.items, ...second.items].map(({ id }) => id);
  return { ids, total: first.total, parts: first.search?.parts ?? [] };
}

function list(query: Query) {
  const key = canonicalQuery(query);
  const known = lists.get(key) ?? readList(query);
  lists.set(key, known);
  return known;
}

interface Locations {
  readonly pointOf: ReadonlyMap<number, { readonly lng: number; readonly lat: number }>;
  readonly middles: ReadonlyMap<string, { readonly lng: number; readonly lat: number }>;
}

/** Compares the near misses and the suggested searches of a list with the facts of the stock, and returns the differences. */
async function faultsOf(
  query: Query,
  { pointOf, middles }: Locations,
  checked: { misses: number; counts: number },
): Promise<string[]> {
  const [{ items, wider }, whole] = await Promise.all([
    catalog.client.call(FindNearMisses, query),
    list(query),
  ]);
  checked.misses += items.length;
  checked.counts += wider.length;
  const faults: string[] = [];
  const addFault = (fault: string) => faults.push(`${canonicalQuery(query)}: ${fault}`);
  const station = stations.find((name) => query.q === name);
  for (const { property, miss } of items) {
    const record = stock.find(({ id }) => id === property.id);
    if (!record || whole.ids.includes(property.id)) {
      addFault(`${property.id} is found, yet misses ${miss}`);
      continue;
    }
    const said = expectedMisses(record, query, {
      point: pointOf.get(property.id),
      middleOf: (city) => middles.get(city) ?? townNamed(foldSearch(city)),
      parts: whole.parts,
      stationPoint: station && stationNamed(foldSearch(station))?.point,
    }).filter(({ says }) => says(miss));
    const relaxed = await Promise.all(said.map((expected) => list(expected.relaxed)));
    if (said.length === 0) addFault(`${property.id} is not said to miss ${miss} by its facts`);
    else if (!relaxed.some(({ ids }) => ids.includes(property.id)))
      addFault(`${property.id} misses more than ${miss}`);
  }
  if (new Set(items.map(({ property }) => property.id)).size < items.length) addFault('a property twice');
  if (new Set(wider.map((suggestion) => suggestion.query)).size < wider.length)
    addFault(`a suggestion twice: ${wider.map(({ label }) => label).join(' | ')}`);
  for (const { label, query: text, total } of wider) {
    const suggested = Object.fromEntries(new URLSearchParams(text)) as Query;
    const found = await list(suggested);
    if (found.total !== total || total <= whole.total)
      addFault(`${label}: ${total}, the list has ${found.total}, the search ${whole.total}`);
    const changed = [...new Set([...Object.keys(query), ...Object.keys(suggested)])].filter(
      (name) =>
        canonicalQuery({ [name]: query[name as keyof Query] }) !==
        canonicalQuery({ [name]: suggested[name as keyof Query] }),
    );
    const isCircle = label.startsWith('Umkreis');
    if (changed.length !== (isCircle && !changed.every((name) => name === 'within') ? 2 : 1))
      addFault(`${label} changes ${changed.join(', ')}`);
  }
  return faults;
}

it(
  'each near miss of a random list misses the one condition that it names by the amount that it says, and each count is that of its list',
  async () => {
    const [points, abroad, places] = await Promise.all([
      catalog.client.call(ListMapPoints, {}),
      catalog.client.call(ListMapPoints, { abroad: '1' }),
      catalog.client.call(ListPlaces, {}),
    ]);
    const locations: Locations = {
      pointOf: new Map([...points.items, ...abroad.items].map(({ id, lng, lat }) => [id, { lng, lat }])),
      middles: new Map(places.items.flatMap(({ place, middle }) => (middle ? [[place, middle]] : []))),
    };
    const faults: string[] = [];
    const checked = { misses: 0, counts: 0 };
    for (let run = 0; run < searches; run += atOnce) {
      const queries = Array.from({ length: Math.min(atOnce, searches - run) }, randomQuery);
      faults.push(...(await Promise.all(queries.map((query) => faultsOf(query, locations, checked)))).flat());
    }
    expect(faults).toEqual([]);
    expect(checked.misses).toBeGreaterThan(searches);
    expect(checked.counts).toBeGreaterThan(searches);
  },
  searches * 500,
);
