import { EstimatePriceRange, GetPriceRange } from '@estate/contracts/catalog/price-range';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createConnection } from 'mongoose';
import { type PriceRangeDocument } from '../src/valuation/price-range/price-range.schema.ts';
import { property, startCatalog } from './catalog-under-test.ts';

const catalog = await startCatalog();
const { client, store } = catalog;
const records = await createConnection(catalog.mongoUrl).asPromise();
const stored = records.collection<PriceRangeDocument>('price_ranges');
afterAll(async () => {
  await records.close();
  await catalog.close();
});

const barmbekNord = { lat: 53.604, lng: 10.041 };
const volksdorf = { lat: 53.651, lng: 10.169 };
const lueneburg = { lat: 53.249, lng: 10.414 };
const flat = {
  property_type: 'wohnung',
  property_subtype: 'etagenwohnung',
  living_area: 80,
  construction_year: 1965,
  property_condition: 'gut-erhalten',
  occupancy: 'frei',
  address_postal_code: '22307',
  address_city: 'Hamburg',
};
const house = {
  ...flat,
  property_type: 'haus',
  property_subtype: 'einfamilienhaus',
  living_area: 140,
  plot_area: 700,
};
const plot = {
  property_type: 'grundstueck',
  property_subtype: 'baugrundstueck',
  plot_area: 700,
  address_postal_code: '22359',
  address_city: 'Hamburg',
};
const estimate = (home: object = {}, point?: typeof barmbekNord) =>
  client.call(EstimatePriceRange, { home: { ...flat, ...home }, point });
const monthsAgo = (months: number): string =>
  new Date(Date.now() - months * 30 * 24 * 60 * 60_000).toISOString().slice(0, 10);

describe('the price range of a home', () => {
  it('a range from the reference table names source, year and district, and is stored once', async () => {
    const first = await estimate({}, barmbekNord);
    expect(first).toMatchObject({
      districts: ['Barmbek-Nord'],
      claim: null,
      result: { kind: 'range', source: { kind: 'table', year: 2024, district: 'Barmbek-Nord' } },
    });
    const { result } = first;
    if (result.kind !== 'range') throw new Error('no range');
    expect(result.low).toBeLessThan(result.middle);
    expect(result.high).toBeGreaterThan(result.middle);
    const again = await Promise.all([estimate({}, barmbekNord), estimate({}, barmbekNord)]);
    expect(again).toEqual([first, first]);
    expect(await client.call(GetPriceRange, { id: first.id })).toEqual(first);
    expect(await stored.countDocuments()).toBe(1);
  });

  it('a stored price range has no point and no street', async () => {
    const { id } = await estimate({}, barmbekNord);
    const text = JSON.stringify(await stored.findOne({ _id: id }));
    expect(text).not.toMatch(/53\.604|street|number/);
  });

  it('a house and a named district give a range without a point', async () => {
    expect((await estimate({ ...house, district: 'volksdorf' })).result).toMatchObject({
      kind: 'range',
      source: { kind: 'table', district: 'Volksdorf' },
    });
  });

  it('a plot is valued by the average of plot sales in its district', async () => {
    const { result } = await client.call(EstimatePriceRange, { home: plot, point: volksdorf });
    expect(result).toMatchObject({
      kind: 'range',
      middle: 635_000,
      price_per_m2: 905,
      factors: [],
      source: { kind: 'table', district: 'Volksdorf', price_per_m2: 905 },
    });
  });

  it.each([
    ['without its area', { plot_area: undefined }],
    ['with a living area', { living_area: 100 }],
    ['with a condition', { property_condition: 'gut-erhalten' }],
    ['that is a shell', { special_feature: 'rohbau' }],
    ['of the kind of a house', { property_subtype: 'reihenhaus' }],
  ])('a plot %s is refused', async (_how, change) => {
    await expect(
      client.call(EstimatePriceRange, { home: { ...plot, ...change }, point: volksdorf }),
    ).rejects.toMatchObject({ problem: { code: 'invalid-input' } });
  });

  it('a house of two dwellings is valued lower than one of the same area', async () => {
    const [one, two] = await Promise.all([
      estimate({ ...house, district: 'Volksdorf' }),
      estimate({ ...house, district: 'Volksdorf', dwellings: 'zwei' }),
    ]);
    expect(two.result).toMatchObject({
      factors: expect.arrayContaining([{ name: 'two-dwellings', factor: 0.895 }]),
    });
    expect(two.result).not.toEqual(one.result);
  });

  it.each([
    ['without place', {}, undefined, []],
    ['with a part of a name', { district: 'barmbek' }, undefined, ['Barmbek-Nord', 'Barmbek-Süd']],
  ])('a home %s needs a district, with the candidates', async (_how, home, point, candidates) => {
    expect((await estimate(home, point)).result).toEqual({ kind: 'district-needed', candidates });
  });

  it.each([
    ['in Lüneburg by its town', { address_city: 'Lüneburg', address_postal_code: '21335' }, undefined],
    ['in Lüneburg by its point', { address_postal_code: '21335' }, lueneburg],
    ['in Munich by its postcode', { address_postal_code: '80331' }, barmbekNord],
  ])('a home %s lies outside', async (_where, home, point) => {
    expect((await estimate(home, point)).result).toEqual({
      kind: 'none',
      reason: 'outside-the-area',
      widenings: [],
    });
  });

  it.each([
    ['a leasehold', { land_tenure: 'erbbaurecht' }, 'leasehold'],
    ['a monument', { special_feature: 'denkmal' }, 'monument'],
    ['a shell', { special_feature: 'rohbau' }, 'shell'],
    ['a share', { special_feature: 'anteil' }, 'share'],
    ['a district without data', { district: 'Neuwerk' }, 'no-data'],
  ])('%s has no range, and the reason is stored', async (_what, home, reason) => {
    const { id, result } = await estimate(home, barmbekNord);
    expect(result).toEqual({ kind: 'none', reason, widenings: [] });
    expect((await client.call(GetPriceRange, { id })).result).toEqual(result);
  });

  it.each([
    ['an area of 10,000 m²', { living_area: 10_000 }],
    ['the year 2090', { construction_year: 2090 }],
    ['a kind of another type', { property_subtype: 'reihenhaus' }],
  ])('%s is refused', async (_what, home) => {
    await expect(estimate(home, barmbekNord)).rejects.toMatchObject({ problem: { code: 'invalid-input' } });
  });

  it('own sales with a paid price come before the table; other sales never count', async () => {
    const sold = (id: number, change: object = {}) =>
      property(id, {
        ...volksdorf,
        property_status_id: 170243,
        living_space: 85,
        sold_date: monthsAgo(id % 12),
        sold_price: 500_000 + id * 1_000,
        ...change,
      });
    const inVolksdorf = () => estimate({ district: 'Volksdorf' });
    await store(
      ...[1, 2, 3, 4].map((id) => sold(id)),
      sold(11, { sold_price: null }),
      sold(12, { sold_price: 1 }),
      sold(13, { sold_date: monthsAgo(30) }),
      sold(14, { marketing_type: 'RENT' }),
      sold(15, { rs_type: 'HOUSE' }),
      sold(16, barmbekNord),
      sold(17, { living_space: 200 }),
      sold(18, { lat: null, lng: null }),
    );
    expect((await inVolksdorf()).result).toMatchObject({ source: { kind: 'table' } });
    await store(sold(5));
    const { result } = await inVolksdorf();
    expect(result).toMatchObject({ kind: 'range', source: { kind: 'sales', count: 5 } });
    expect(JSON.stringify(result)).not.toContain('Offenstraße');
  });

  it('an unknown price range is not found', async () => {
    await expect(client.call(GetPriceRange, { id: 'nothing' })).rejects.toMatchObject({
      problem: { code: 'not-found' },
    });
  });

  it('a price range is deleted 400 days after it was asked for last', async () => {
    const { id } = await estimate({ living_area: 90 }, barmbekNord);
    const { id: recent } = await estimate({ living_area: 91 }, barmbekNord);
    const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
    await stored.updateOne({ _id: id }, { $set: { created_at: daysAgo(401) } });
    await stored.updateOne({ _id: recent }, { $set: { created_at: daysAgo(399) } });
    const second = await catalog.startSecondCopy();
    await eventually(async () => expect(await stored.findOne({ _id: id })).toBeNull());
    expect(await stored.findOne({ _id: recent })).not.toBeNull();
    await second.close();
  });
});
