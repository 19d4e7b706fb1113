import {
  GetProperty,
  GetStoredImages,
  ListImageMarks,
  ListPropertyIds,
  ListProperties,
  UpsertProperties,
} from '@estate/contracts/catalog/properties';
import { GetRawData, GetStaffRecord, SetWebsiteStatus } from '@estate/contracts/catalog/staff-list';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createConnection } from 'mongoose';
import { type RawData } from '../src/property/raw-data-store.ts';
import {
  image,
  minuteOfYesterday,
  property,
  startCatalog,
  type CatalogUnderTest,
} from './catalog-under-test.ts';

let catalog: CatalogUnderTest;
const record = (id: number) => catalog.client.call(GetStaffRecord, { id });
const outcomes = async (...properties: Parameters<CatalogUnderTest['store']>) =>
  (await catalog.store(...properties)).results.map(({ outcome }) => outcome);

beforeAll(async () => {
  catalog = await startCatalog();
});
beforeEach(() => catalog.takeEvents());
afterAll(() => catalog.close());

describe('an import', () => {
  it('an import stores new properties as aktiv and emits one event for the batch', async () => {
    expect(await outcomes(property(1), property(2))).toEqual(['created', 'created']);
    expect((await record(1)).website_status).toBe('aktiv');
    expect(await catalog.takeEvents()).toEqual([[1, 2]]);
  });

  it('an unchanged import writes nothing and emits no event, whatever the order of its keys', async () => {
    const raw_data = { a: 1, b: { c: 2, d: 3 } };
    await catalog.store(property(3, { raw_data }));
    const before = await record(3);
    const again = property(3, { raw_data: { b: { d: 3, c: 2 }, a: 1 } });
    expect(await outcomes(again)).toEqual(['unchanged']);
    expect(await record(3)).toEqual(before);
    expect(await outcomes(property(30))).toEqual(['created']);
    expect(await catalog.takeEvents()).toEqual([[3], [30]]);
  });

  it('an import updates changed fields of a property and clears those that the CRM no longer sends', async () => {
    await catalog.store(property(4, { floor: '2' }));
    const { imported_at } = await record(4);
    expect(await outcomes(property(4, { title: 'Neu' }))).toEqual(['updated']);
    const updated = await record(4);
    expect(updated).toMatchObject({ title: 'Neu', floor: null });
    expect(updated.imported_at > imported_at).toBe(true);
  });

  it('after an import no raw CRM data are left without their property, also of a property that was deleted', async () => {
    await catalog.store(property(31, { raw_data: { of: 31 } }));
    const records = await createConnection(catalog.mongoUrl).asPromise();
    const rawData = records.collection<RawData>('property_raw_data');
    const lost = (_id: string, property_id: number, ageMs: number) => ({
      _id,
      property_id,
      raw_data: {},
      written_at: new Date(Date.now() - ageMs),
    });
    const hour = 3_600_000;
    await rawData.insertMany([
      lost('31:lost', 31, 2 * hour),
      lost('999:gone', 999, 2 * hour),
      lost('998:being-written', 998, 0),
    ]);
    const copy = await catalog.startSecondCopy();
    await eventually(async () => {
      const left = await rawData.find({ property_id: { $in: [31, 998, 999] } }).toArray();
      expect(left.map(({ _id }) => _id)).not.toContain('31:lost');
      expect(new Set(left.map(({ property_id }) => property_id))).toEqual(new Set([31, 998]));
    });
    await rawData.deleteOne({ _id: '998:being-written' });
    expect(await catalog.client.call(GetRawData, { id: 31 })).toMatchObject({ raw_data: { of: 31 } });
    await copy.close();
    await records.close();
  });

  it('an import does not change the website status that staff chose', async () => {
    await catalog.store(property(5));
    await catalog.client.call(SetWebsiteStatus, { ids: [5], website_status: 'inaktiv' });
    await catalog.store(property(5, { title: 'Neu' }));
    expect(await record(5)).toMatchObject({ title: 'Neu', website_status: 'inaktiv' });
  });

  it('an import refuses older data separately for each property', async () => {
    await catalog.store(property(6, { title: 'neuer' }));
    const older = {
      fetched_at: minuteOfYesterday(0),
      properties: [property(6, { title: 'älter' }), property(61)],
    };
    const { results } = await catalog.client.call(UpsertProperties, older);
    expect(results).toEqual([
      { id: 6, outcome: 'outdated' },
      { id: 61, outcome: 'created' },
    ]);
    expect((await record(6)).title).toBe('neuer');
  });

  it('an import without a list of images leaves the stored images, and one with an empty list removes them', async () => {
    const images = [image('a', { storage_path: '7/a.jpeg', width: 40, height: 30 })];
    await catalog.store(property(7, { images, storage_images: ['7/a.jpeg'] }));
    await catalog.store(property(7, { images: null, title: 'Neu' }));
    expect(await record(7)).toMatchObject({ title: 'Neu', images, storage_images: ['7/a.jpeg'] });
    expect(await catalog.client.call(GetStoredImages, { ids: [7, 404] })).toEqual({
      items: [{ id: 7, images }],
    });
    await catalog.store(property(7, { images: [] }));
    expect((await record(7)).images).toEqual([]);
  });

  it.each([
    ['new', [3, 9, 1, 7, 5, 8, 2]],
    ['known', [9, 8, 7, 6, 5, 4, 3, 2, 1]],
  ])(
    'of many CRM readings of a %s property that arrive at once the newest is kept',
    async (kind, minutes) => {
      const id = kind === 'new' ? 8 : 80;
      const read = (minute: number) =>
        catalog.client.call(UpsertProperties, {
          fetched_at: minuteOfYesterday(100 + minute),
          properties: [property(id, { title: `Stand ${minute}` })],
        });
      if (kind === 'known') await read(0);
      await Promise.all(minutes.map(read));
      expect((await record(id)).title).toBe('Stand 9');
    },
  );

  it('an import with an invalid property is refused as a whole and stores no property', async () => {
    const broken = {
      fetched_at: minuteOfYesterday(100),
      properties: [property(9), { ...property(90), id: 0 }],
    };
    await expect(catalog.client.call(UpsertProperties, broken)).rejects.toMatchObject({
      problem: { code: 'invalid-input', errors: [{ field: 'properties.1.id' }] },
    });
    await expect(record(9)).rejects.toMatchObject({ problem: { code: 'property-not-found' } });
  });
});

describe('the website status', () => {
  it('switching several properties to inaktiv takes them off the public site and emits one event [S-7.7]', async () => {
    await catalog.store(property(40), property(41));
    const switched = await catalog.client.call(SetWebsiteStatus, {
      ids: [40, 41, 40],
      website_status: 'inaktiv',
    });
    expect(switched.items).toEqual([
      { id: 40, website_status: 'inaktiv', version: 1 },
      { id: 41, website_status: 'inaktiv', version: 1 },
    ]);
    expect(switched.audit).toEqual({
      changes: [
        { field: 'ids', before: null, after: '40, 41' },
        { field: 'website_status', before: null, after: 'inaktiv' },
      ],
    });
    await expect(catalog.client.call(GetProperty, { id: 40 })).rejects.toMatchObject({
      problem: { status: 410 },
    });
    const { items } = await catalog.client.call(ListProperties, { q: 'Wohnung 4' });
    expect(items.map(({ id }) => id)).not.toContain(40);
    const again = await catalog.client.call(SetWebsiteStatus, { ids: [40], website_status: 'inaktiv' });
    expect(again).toMatchObject({ changed: [], audit: null });
    const back = await catalog.client.call(SetWebsiteStatus, { ids: [41], website_status: 'aktiv' });
    expect(back.audit?.changes).toEqual([{ field: 'website_status', before: 'inaktiv', after: 'aktiv' }]);
    expect((await catalog.takeEvents()).slice(1)).toEqual([[40, 41], [41]]);
  });

  it('a switch of the website status with an unknown id changes no property', async () => {
    await catalog.store(property(42));
    const call = catalog.client.call(SetWebsiteStatus, { ids: [42, 9_999], website_status: 'inaktiv' });
    await expect(call).rejects.toMatchObject({
      problem: { code: 'property-not-found', detail: 'Immobilie nicht gefunden: 9999' },
    });
    expect((await record(42)).website_status).toBe('aktiv');
  });

  it('the website status of a property can be set to aktiv and inaktiv only', async () => {
    const call = catalog.client.call(SetWebsiteStatus, {
      ids: [42],
      website_status: 'reserviert' as 'aktiv',
    });
    await expect(call).rejects.toMatchObject({
      problem: { errors: [{ message: 'Der Website-Status ist entweder aktiv oder inaktiv.' }] },
    });
  });
});

describe('the ids of all properties', () => {
  it('the ids of all properties are listed in ascending order, and the next page continues after the last id', async () => {
    await catalog.store(property(9_003), property(9_001), property(9_002));
    expect(await catalog.client.call(ListPropertyIds, { after: 9_000 })).toEqual({
      ids: [9_001, 9_002, 9_003],
    });
    expect(await catalog.client.call(ListPropertyIds, { after: 9_003 })).toEqual({ ids: [] });
    const { ids } = await catalog.client.call(ListPropertyIds, {});
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    expect(ids[0]).toBe(1);
  });
});

it('the change marks of all images are listed page by page', async () => {
  const images = [image('a'), image('b', { change_mark: 'm2' })];
  const ids = Array.from({ length: 101 }, (_, index) => 20_000 + index);
  for (let first = 0; first < ids.length; first += 50)
    await catalog.store(...ids.slice(first, first + 50).map((id) => property(id, { images })));
  const first = await catalog.client.call(ListImageMarks, { after: 19_999 });
  expect(first.next).toBe(20_099);
  expect(Object.keys(first.marks)).toHaveLength(200);
  expect(await catalog.client.call(ListImageMarks, { after: 20_099 })).toEqual({
    marks: { '20100/a.jpeg': 'm1', '20100/b.jpeg': 'm2' },
    removed: [],
    next: 20_100,
  });
  expect(await catalog.client.call(ListImageMarks, { after: 20_100 })).toEqual({
    marks: {},
    removed: [],
    next: null,
  });
});

describe('without Redis', () => {
  it('without Redis catalog stores, answers and stays ready, and emits events again once Redis is back', async () => {
    await catalog.redis.stop();
    expect(await outcomes(property(70))).toEqual(['created']);
    expect((await catalog.client.call(GetProperty, { id: 70 })).id).toBe(70);
    await eventually(async () => {
      const response = await fetch(`http://127.0.0.1:${catalog.healthPort}/readyz`);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ ready: true, degraded: ['redis'] });
    });
    await catalog.redis.start();
    let id = 70;
    await eventually(async () => {
      id += 1;
      await catalog.store(property(id));
      expect((await catalog.takeEvents()).flat()).toContain(id);
    });
  });
});
