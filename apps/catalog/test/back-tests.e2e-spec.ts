import { GetBackTest } from '@estate/contracts/catalog/back-test';
import { EstimatePriceRange } from '@estate/contracts/catalog/price-range';
import {
  DeleteReferenceTable,
  ImportReferenceTable,
  ReleaseReferenceTable,
} from '@estate/contracts/catalog/reference-tables';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createConnection } from 'mongoose';
import { type StoredBackTest } from '../src/valuation/price-range/back-test.schema.ts';
import { dayAgo, property, startCatalog } from './catalog-under-test.ts';

const catalog = await startCatalog();
const { client } = catalog;
const records = await createConnection(catalog.mongoUrl).asPromise();
const tests = records.collection<StoredBackTest>('back_tests');
afterAll(async () => {
  await records.close();
  await catalog.close();
});

/** Sold flats in Volksdorf, each for 5,000 €/m², 20 days apart. */
const sold = (id: number) =>
  property(id, {
    lat: 53.651,
    lng: 10.169,
    property_status_id: 170243,
    living_space: 80,
    construction_year: 1965,
    rented: false,
    sold_date: dayAgo(20 * id),
    sold_price: 400_000 + id,
  });
const estimate = (living_area: number, from = client) =>
  from.call(EstimatePriceRange, {
    home: {
      property_type: 'wohnung',
      property_subtype: 'etagenwohnung',
      living_area,
      construction_year: 1965,
      property_condition: 'gut-erhalten',
      occupancy: 'frei',
      district: 'Volksdorf',
    },
  });
const dataVersion = async () => (await tests.findOne({ _id: 'last' }))?.data_version;

describe('the back test', () => {
  it('the back test runs at the start, and few cases make no claim', async () => {
    await eventually(async () => expect(await dataVersion()).toBeDefined());
    const { all, has_claim } = await client.call(GetBackTest, {});
    expect([all.with_range, all.without_range, has_claim]).toEqual([0, 0, false]);
    expect((await estimate(70)).claim).toBeNull();
  });

  it('the back test follows an import, all copies answer the same, and a price range says how often ranges held', async () => {
    const second = await catalog.startSecondCopy();
    await catalog.store(...Array.from({ length: 30 }, (_, at) => sold(at + 1)));
    await eventually(async () => expect((await client.call(GetBackTest, {})).has_claim).toBe(true));
    const { all, by_type, by_district } = await client.call(GetBackTest, {});
    expect(all).toMatchObject({ with_range: 30, inside_share: 1 });
    expect([by_type, by_district].map((groups) => groups.map(({ name }) => name))).toEqual([
      ['flat'],
      ['Volksdorf'],
    ]);
    expect(await second.client.call(GetBackTest, {})).toEqual(await client.call(GetBackTest, {}));
    const claims = [await estimate(80), await estimate(81, second.client)].map(({ claim }) => claim);
    expect(claims).toEqual([
      { cases: 30, share: 1 },
      { cases: 30, share: 1 },
    ]);
    await second.close();
  });

  it('a price range waits for no back test', async () => {
    await tests.deleteMany({});
    expect((await estimate(90)).claim).toBeNull();
    expect(await dataVersion()).toBeUndefined();
    expect((await client.call(GetBackTest, {})).has_claim).toBe(true);
    expect((await estimate(91)).claim).toEqual({ cases: 30, share: 1 });
  });

  it('the back test follows the release and the deletion of a reference table', async () => {
    const { table } = await client.call(ImportReferenceTable, {
      csv: 'Stadtteil;Haus;Wohnung\nVolksdorf;5.800;5.100',
      source: 'Immobilienmarktbericht',
      year: new Date().getFullYear() - 2,
      page: 'S. 117',
      prices: 'sales',
      has_new_buildings: false,
      licence: 'dl-de/by-2-0',
      by: { id: 'anna', name: 'Anna Amsel' },
    });
    const before = await dataVersion();
    await client.call(ReleaseReferenceTable, { id: table.id, by: { id: 'bert', name: 'Bert Bussard' } });
    await eventually(async () => expect(await dataVersion()).not.toBe(before));
    await client.call(DeleteReferenceTable, { id: table.id });
    await eventually(async () => expect(await dataVersion()).toBe(before));
  });

  it('a back test of earlier data never replaces one of later data', async () => {
    const later = new Date(Date.now() + 60_000);
    await tests.updateOne({ _id: 'last' }, { $set: { read_at: later, data_version: 'later' } });
    const third = await catalog.startSecondCopy();
    await third.client.call(GetBackTest, {});
    await third.close();
    expect(await dataVersion()).toBe('later');
  });
});
