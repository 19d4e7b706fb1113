import {
  CountPastMatches,
  ListLetterOffers,
  ListOffers,
  MatchSearches,
} from '@estate/contracts/catalog/search-matches';
import { ListProperties } from '@estate/contracts/catalog/properties';
import { parseQuery } from '@estate/domain/search/listing-filter';
import { afterAll, expect, it } from '@jest/globals';
import { property, startCatalog } from './catalog-under-test.ts';

const catalog = await startCatalog();
afterAll(() => catalog.close());

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);

await catalog.store(
  property(1, { region: 'Winterhude', price: 500_000, furnishing_note: 'Balkon' }),
  property(2, { region: 'Winterhude', price: 700_000, property_status_id: 170242 }),
  property(3, { region: 'Eppendorf', price: 400_000, price_on_inquiry: true }),
  property(4, { city: 'Santanyí', region: 'Mallorca', country: 'ESP', zip_code: '07650', price: 900_000 }),
  property(5, { region: 'Winterhude', price: 450_000, property_status_id: 170243, sold_date: daysAgo(20) }),
  property(6, { region: 'Winterhude', price: 450_000, property_status_id: 170243, sold_date: daysAgo(400) }),
  property(7, { region: 'Winterhude', price: 450_000, property_status_id: 170239 }),
);

const byId = (one: number, other: number) => one - other;
const match = async (searches: string[], ids = [1, 2, 3, 4, 5, 6, 7]) =>
  (await catalog.client.call(MatchSearches, { searches, ids })).matches.map((found) => found.toSorted(byId));

it('all listed offers are named with state and price, and no price on request', async () => {
  const { items } = await catalog.client.call(ListOffers, {});
  expect(items.toSorted((one, other) => one.id - other.id)).toEqual([
    { id: 1, state: 'available', amount: 500_000 },
    { id: 2, state: 'reserved', amount: 700_000 },
    { id: 3, state: 'available', amount: null },
    { id: 4, state: 'available', amount: 900_000 },
  ]);
});

it('a saved search finds among properties exactly what its list finds', async () => {
  const searches = [
    '',
    'city=Winterhude',
    'deal=buy&price_max=600000',
    'q=winterhude+mit+balkon',
    'abroad=1',
    'q=3',
    'without_reserved=1',
    'within=circle_10_53.55_500',
  ];
  const listed = await Promise.all(
    searches.map(async (search) => {
      const { items } = await catalog.client.call(ListProperties, parseQuery(search));
      return items.map(({ id }) => id).toSorted(byId);
    }),
  );
  expect(await match(searches)).toEqual(listed);
  expect(listed[1]).toEqual([1, 2]);
});

it('a saved search is limited to the named properties, and one that no list takes finds nothing', async () => {
  expect(await match(['city=Winterhude'], [2, 3])).toEqual([[2]]);
  expect(await match(['price_max=5', 'within=nowhere', `q=${'x'.repeat(500)}`])).toEqual([[], [], []]);
});

it('the offers of a letter have no address that is hidden and no price on request', async () => {
  await catalog.store(property(8, { hide_address: true, price: 1, price_on_inquiry: true }));
  const { items } = await catalog.client.call(ListLetterOffers, { ids: [5, 7, 8] });
  expect(items.map(({ id }) => id)).toEqual([8]);
  expect(items[0]).not.toHaveProperty('street');
  expect(items[0]).not.toHaveProperty('price');
});

it('what a search would have found in a year counts what is on offer and what was sold, by day', async () => {
  expect(await catalog.client.call(CountPastMatches, { city: 'Winterhude' })).toMatchObject({
    count: 3,
  });
  expect(await catalog.client.call(CountPastMatches, { city: 'Nirgends' })).toEqual({
    count: 0,
    last_days: null,
  });
});
