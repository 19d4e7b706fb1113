import { type PropertyQuery } from '@estate/contracts/catalog/listing';
import {
  CompareProperties,
  GetProperty,
  ListHolidays,
  ListLatest,
  ListMapPoints,
  ListPlaces,
  ListProperties,
  ListPublicPages,
  ListSimilar,
} from '@estate/contracts/catalog/properties';
import { ListBrokerProperties } from '@estate/contracts/catalog/proof';
import { boxAround, metresBetween, formatMapArea } from '@estate/domain/search/map-area';
import { afterAll, describe, expect, it } from '@jest/globals';
import { type z } from 'zod';
import { property, startCatalog } from './catalog-under-test.ts';

type Query = z.input<typeof PropertyQuery>;

/** The true coordinates of property 3, whose address is hidden. */
const truth = { lat: 53.5871, lng: 9.9812 };

const points = (query: Query = {}) => catalog.client.call(ListMapPoints, query);
const listIds = async (query: Query) => {
  const { items } = await catalog.client.call(ListProperties, query);
  return items.map(({ id }) => id).toSorted((a, b) => a - b);
};
const pointOf = async (id: number) => {
  const found = (await points()).items.find((item) => item.id === id);
  if (!found) throw new Error(`no point of ${id}`);
  return found;
};
const boxOf = (west: number, south: number, east: number, north: number) =>
  formatMapArea({ kind: 'box', west, south, east, north });

const catalog = await startCatalog();
await catalog.store(
  property(1, { lat: 53.55, lng: 10, price: 649_000 }),
  property(2, { lat: 53.6, lng: 10.1, marketing_type: 'RENT', base_rent: 1_250, price: null }),
  property(3, { ...truth, hide_address: true, price_on_inquiry: true, title: 'Verborgen' }),
  property(4, { ...truth, hide_address: null, title: 'Verborgen nebenan' }),
  property(5, { lat: null, lng: null }),
  property(6, { lat: 39.57, lng: 2.65, country: 'ESP', city: 'Palma', title: 'Finca' }),
  property(7, { lat: 53.55, lng: 10, property_status_id: 170243 }),
  property(8, { ...truth, hide_address: true, property_status_id: 170243 }),
);
afterAll(() => catalog.close());

describe('the points of the map', () => {
  it('the map has a point for each hit of all pages of the list, with the text of its pin [V-2.120]', async () => {
    const { items, without_point } = await points({ page: 3, page_size: 1 });
    expect(items.map(({ id }) => id)).toEqual([4, 3, 2, 1]);
    expect(without_point).toBe(1);
    const label = (id: number) => items.find((item) => item.id === id)?.label.replaceAll('\u00a0', ' ');
    expect([1, 2, 3].map(label)).toEqual(['649 T€', '1.250 €/Mt.', 'Anfrage']);
    expect(items.find(({ id }) => id === 1)).toMatchObject({ lng: 10, lat: 53.55 });
  });

  it.each([
    ['a filter', { deal: 'rent' }, [2]],
    ['a search text', { q: 'palma' }, [6]],
    ['a box', { within: boxOf(9.99, 53.54, 10.01, 53.56) }, [1]],
    ['a circle', { within: 'circle_10.1_53.6_500_Sasel' }, [2]],
    ['a polygon', { within: 'polygon_9.9_53.5_10.2_53.54_10.2_53.58_9.99_53.56' }, [1]],
    ['a search text in a box', { q: 'wohnung', within: boxOf(9.995, 53.5, 10.2, 53.7) }, [1, 2]],
    ['a box and a filter', { deal: 'buy', within: boxOf(9.995, 53.5, 10.2, 53.7) }, [1]],
  ] as const)('the map shows the same properties as the list for %s [V-2.122]', async (_what, query, ids) => {
    expect((await points(query)).items.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(ids);
    expect(await listIds(query)).toEqual(ids);
  });

  it.each([
    ['polygon_9_53_10_54_10_53_9_54', 'Die Linie des Gebiets kreuzt sich.'],
    [`polygon_${'9.9_53.5_'.repeat(1_200)}`, 'höchstens 100 Ecken'],
    ['box_1', 'nicht lesbar'],
  ])('the map area %s is refused with a German message', async (within, sentence) => {
    const refused = points({ within }).catch((error: unknown) => error);
    expect(JSON.stringify(await refused)).toContain(sentence);
  });
});

describe('a hidden address', () => {
  /** Each pair of coordinates anywhere in an answer. */
  function coordinatesIn(answer: unknown): { lat: number; lng: number }[] {
    if (typeof answer !== 'object' || answer === null) return [];
    const { lat, lng } = answer as { lat?: unknown; lng?: unknown };
    const own = typeof lat === 'number' && typeof lng === 'number' ? [{ lat, lng }] : [];
    return [...own, ...Object.values(answer).flatMap(coordinatesIn)];
  }

  it('a hidden address is 300 m or more from its public map point, which is the same at every read [V-2.124]', async () => {
    const reads = async () => [
      await points(),
      await points({ q: 'verborgen' }),
      await catalog.client.call(ListProperties, {}),
      await catalog.client.call(ListLatest, {}),
      await catalog.client.call(ListHolidays, {}),
      await catalog.client.call(ListPlaces, {}),
      await catalog.client.call(ListPublicPages, {}),
      await catalog.client.call(ListBrokerProperties, { slug: 'henrik-thordsen' }),
      await catalog.client.call(CompareProperties, { ids: [1, 2, 3, 4, 5, 6, 7, 8] }),
      ...(await Promise.all(
        [3, 4, 8].flatMap((id) => [
          catalog.client.call(GetProperty, { id }),
          catalog.client.call(ListSimilar, { id }),
        ]),
      )),
    ];
    const found = coordinatesIn(await reads());
    expect(found.length).toBeGreaterThan(4);
    for (const place of found) expect(metresBetween(place, truth)).toBeGreaterThan(300);

    const first = await pointOf(3);
    expect(first.is_rough).toBe(true);
    expect(metresBetween(first, truth)).toBeLessThan(800);
    const copy = await catalog.startSecondCopy();
    for (let time = 0; time < 25; time += 1) {
      expect(await pointOf(3)).toEqual(first);
      const { items } = await copy.client.call(ListMapPoints, {});
      expect(items.find(({ id }) => id === 3)).toEqual(first);
    }
    await copy.close();
    // Another flat of the same house has the same point, so that it reveals nothing more about the address.
    expect(await pointOf(4)).toMatchObject({ lng: first.lng, lat: first.lat });
  });

  it('the public map point stays the same when the property changes, and no map area around the true place finds it', async () => {
    const before = await pointOf(3);
    await catalog.store(property(3, { ...truth, hide_address: true, price: 1_000_000, title: 'Verborgen' }));
    const after = await pointOf(3);
    expect([after.lng, after.lat]).toEqual([before.lng, before.lat]);

    const around = (metres: number) => formatMapArea(boxAround({ kind: 'circle', ...truth, metres }));
    expect(await listIds({ within: around(200) })).toEqual([]);
    expect(await listIds({ within: `circle_${truth.lng}_${truth.lat}_290` })).toEqual([]);
    const [lng, lat] = [after.lng, after.lat].map((degrees) => Math.round(degrees * 1e4) / 1e4);
    expect(await listIds({ within: `circle_${lng}_${lat}_100` })).toEqual([3, 4]);
  });

  it('the page of a property has a rough map point for a hidden address, the true one for a public address, and none if sold', async () => {
    const { lng, lat } = await pointOf(3);
    const detail = (id: number) => catalog.client.call(GetProperty, { id });
    expect((await detail(3)).map_point).toEqual({ lng, lat, is_rough: true });
    expect((await detail(1)).map_point).toEqual({ lng: 10, lat: 53.55, is_rough: false });
    expect((await detail(8)).map_point).toBeNull();
    expect((await detail(7)).map_point).toBeNull();
  });
});
