import { RemoveProperties } from '@estate/contracts/catalog/property-removal';
import { ListSold } from '@estate/contracts/catalog/properties';
import { CountSold } from '@estate/contracts/catalog/proof';
import { SetWebsiteStatus } from '@estate/contracts/catalog/staff-list';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createConnection } from 'mongoose';
import { property, startCatalog } from './catalog-under-test.ts';

const catalog = await startCatalog();
const store = await createConnection(catalog.mongoUrl).asPromise();
afterAll(async () => {
  await store.close();
  await catalog.close();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const dayAgo = (days: number) => daysAgo(days).slice(0, 10);

/** A sold property of the day before yesterday, for 97 % of its price. */
const sold = (id: number, overrides: Parameters<typeof property>[1] = {}) =>
  property(id, {
    property_status_id: 170243,
    price: 500_000,
    sold_price: 485_000,
    sold_date: dayAgo(2),
    ...overrides,
  });

/** Sets when visitors could first see a property, which no import can choose. */
const setFirstPublic = (id: number, first_public_at: string | null) =>
  store.collection<{ _id: number }>('properties').updateOne({ _id: id }, { $set: { first_public_at } });

describe('the figures of the sales', () => {
  const figures = () => catalog.client.call(CountSold, {});
  const none = { sold: null, days_online: null, reached_share: null };

  it('the figures of the sales are left out without five sales, whatever else the stock holds', async () => {
    expect(await figures()).toEqual(none);
    await catalog.store(
      sold(1),
      sold(2),
      sold(3),
      sold(4, { sold_price: 1 }),
      sold(5, { marketing_type: 'RENT' }),
      sold(6, { property_status_id: 170241 }),
      sold(7, { sold_date: dayAgo(-2) }),
      sold(8, { sold_date: dayAgo(740) }),
      sold(9, { sold_date: null }),
      sold(10),
    );
    const checked_at = new Date().toISOString();
    await catalog.client.call(RemoveProperties, { properties: [{ id: 10, reason: 'deleted', checked_at }] });
    expect(await figures()).toEqual(none);
  });

  it('each figure of the sales counts those that have its facts, also a sale that the website does not show', async () => {
    await catalog.store(sold(11, { sold_price: 495_000 }), sold(12, { rented: true }));
    await catalog.client.call(SetWebsiteStatus, { ids: [12], website_status: 'inaktiv' });
    expect(await figures()).toEqual({
      sold: 6,
      days_online: null,
      reached_share: { median: 0.97, sales: 5 },
    });
    for (const [id, days] of [
      [1, 12],
      [2, 22],
      [3, 32],
      [4, 42],
      [11, 52],
    ] as const)
      await setFirstPublic(id, daysAgo(days));
    await setFirstPublic(12, daysAgo(1));
    expect((await figures()).days_online).toEqual({ median: 30, sales: 5 });
  });
});

describe('the references', () => {
  it('a reference names its Stadtteil, year and days online as far as they are known, and no address or price of its sale', async () => {
    await catalog.store(
      sold(20, { lat: 53.604, lng: 10.041, region: null, hide_address: true }),
      sold(21, { lat: 53.604, lng: 10.041, region: 'Winterhude', sold_date: '2026-08' }),
      sold(22, {
        city: 'Lüneburg',
        region: 'Niedersachsen',
        lat: 53.249,
        lng: 10.414,
        sold_date: dayAgo(-5),
      }),
      sold(23, { region: 'Hamburg', lat: null, lng: null }),
    );
    await setFirstPublic(20, daysAgo(36));
    const { items } = await catalog.client.call(ListSold, {});
    const factsOf = (id: number) => {
      const { region, closed_year, days_online } = items.find((item) => item.id === id) ?? {};
      return { region, closed_year, days_online };
    };
    const year = Number(dayAgo(2).slice(0, 4));
    expect([20, 21, 22, 23].map(factsOf)).toEqual([
      { region: 'Barmbek-Nord', closed_year: year, days_online: 34 },
      { region: 'Winterhude', closed_year: null, days_online: null },
      { region: 'Niedersachsen', closed_year: null, days_online: null },
      { region: 'Hamburg', closed_year: year, days_online: null },
    ]);
    for (const item of items)
      expect(Object.keys(item)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/lat|lng|street|sold_/)]),
      );
  });
});
