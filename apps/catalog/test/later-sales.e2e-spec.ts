import { ListLaterSales } from '@estate/contracts/catalog/later-sales';
import { EstimatePriceRange } from '@estate/contracts/catalog/price-range';
import { afterAll, expect, it } from '@jest/globals';
import { createConnection } from 'mongoose';
import { type PriceRangeDocument } from '../src/valuation/price-range/price-range.schema.ts';
import { dayAgo, property, startCatalog } from './catalog-under-test.ts';

const catalog = await startCatalog();
const { client } = catalog;
const records = await createConnection(catalog.mongoUrl).asPromise();
const ranges = records.collection<PriceRangeDocument>('price_ranges');
afterAll(async () => {
  await records.close();
  await catalog.close();
});

const estimatedOn = dayAgo(60);

/** Estimates a flat of 80 m² and dates the estimate back. Returns the id of its range. */
async function estimate(home: object = {}): Promise<string> {
  const { id } = await client.call(EstimatePriceRange, {
    home: {
      property_type: 'wohnung',
      property_subtype: 'etagenwohnung',
      living_area: 80,
      construction_year: 1965,
      property_condition: 'gut-erhalten',
      occupancy: 'frei',
      district: 'Barmbek-Nord',
      ...home,
    },
  });
  await ranges.updateOne({ _id: id }, { $set: { day: estimatedOn } });
  return id;
}

const sold = (id: number, overrides: Parameters<typeof property>[1] = {}) =>
  property(id, {
    property_status_id: 170243,
    street: 'Fuhlsbüttler Straße',
    house_number: '5a',
    zip_code: '22307',
    hide_address: true,
    lat: null,
    lng: null,
    living_space: 82,
    sold_date: dayAgo(10),
    sold_price: 450_000,
    ...overrides,
  });
const address = { street: 'fuhlsbuettler str.', house_number: '5 A', zip_code: '22307' };

it('a later sale at the address of a valued home stands beside its range, and nothing else does', async () => {
  const price_range_id = await estimate();
  const withoutRange = await estimate({ land_tenure: 'erbbaurecht' });
  const house = await estimate({
    property_type: 'haus',
    property_subtype: 'einfamilienhaus',
    living_area: 140,
    plot_area: 700,
    district: 'Volksdorf',
  });
  await catalog.store(
    sold(1),
    sold(2, { sold_date: dayAgo(5), sold_price: 2_000_000 }),
    sold(3, { sold_date: estimatedOn }),
    sold(4, { sold_date: dayAgo(-5) }),
    sold(5, { sold_price: 1 }),
    sold(6, { sold_price: null }),
    sold(7, { house_number: '5b' }),
    sold(8, { zip_code: '22309' }),
    sold(9, { living_space: 120 }),
    sold(10, { rs_type: 'HOUSE' }),
    sold(11, { marketing_type: 'RENT' }),
    sold(12, { living_space: null }),
  );
  const { items } = await client.call(ListLaterSales, {
    homes: [
      { price_range_id: 'unknown', ...address },
      { price_range_id, ...address },
      { price_range_id: withoutRange, ...address },
      { price_range_id, ...address, house_number: '' },
    ],
  });
  const range = { home: 1, estimated_on: estimatedOn, low: expect.any(Number), high: expect.any(Number) };
  expect(items).toEqual([
    {
      ...range,
      property: { id: 2, title: 'Wohnung 2' },
      sold_on: dayAgo(5),
      price: 2_000_000,
      is_inside: false,
    },
    {
      ...range,
      property: { id: 1, title: 'Wohnung 1' },
      sold_on: dayAgo(10),
      price: 450_000,
      is_inside: true,
    },
  ]);
  const ofHouse = await client.call(ListLaterSales, { homes: [{ price_range_id: house, ...address }] });
  expect(ofHouse.items.map(({ property: { id } }) => id)).toEqual([10]);
});

it('nothing of a compared address is stored', async () => {
  expect(JSON.stringify(await ranges.find().toArray())).not.toMatch(/fuhlsb/i);
});

it('without a valued home there are no later sales', async () => {
  expect(await client.call(ListLaterSales, { homes: [] })).toEqual({ items: [] });
});
