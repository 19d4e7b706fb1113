import { UpsertProperties } from '@estate/contracts/catalog/properties';
import { RestoreWebsiteStatus, SetWebsiteStatus } from '@estate/contracts/catalog/staff-list';
import { UpdatePropertyFields } from '@estate/contracts/catalog/property-fields';
import { GetPropertyHistory, maxHistory } from '@estate/contracts/catalog/property-history';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createConnection } from 'mongoose';
import { image, minuteOfYesterday, property, startCatalog } from './catalog-under-test.ts';

const catalog = await startCatalog();
afterAll(() => catalog.close());

const ada = { id: 'u1', name: 'Ada' };
const job = { id: '6f1c1a52-6c0e-4a7e-9d0e-0b7f3f0f7a11', kind: 'full-sync' as const };
const read = (minute: number, ...properties: ReturnType<typeof property>[]) =>
  catalog.client.call(UpsertProperties, { fetched_at: minuteOfYesterday(minute), properties });
const historyOf = async (id: number) => (await catalog.client.call(GetPropertyHistory, { id })).items;
const changesOf = async (id: number) => (await historyOf(id)).map(({ changes }) => changes);
const set = (id: number, website_status: 'aktiv' | 'inaktiv') =>
  catalog.client.call(SetWebsiteStatus, { ids: [id], website_status, by: ada });

describe('the history of a property', () => {
  it('the history of a property names who switched its website status, also back, and has no entry for an unchanged status', async () => {
    await read(1, property(1));
    const { items } = await set(1, 'inaktiv');
    await set(1, 'inaktiv');
    await catalog.client.call(RestoreWebsiteStatus, {
      items: items.map(({ id, version }) => ({ id, version })),
      by: ada,
    });
    const [back, off, first, ...more] = await historyOf(1);
    expect(more).toEqual([]);
    expect(back).toMatchObject({
      source: 'staff',
      by: 'Ada',
      changes: [{ field: 'website_status', before: 'inaktiv', after: 'aktiv' }],
    });
    expect(off).toMatchObject({ changes: [{ field: 'website_status', before: 'aktiv', after: 'inaktiv' }] });
    expect(first).toMatchObject({ source: 'import', by: null, changes: [] });
    expect(Date.parse(first!.at)).toBeLessThanOrEqual(Date.parse(back!.at));
  });

  it('the history of a property names the job that imported a change from the CRM', async () => {
    const [fetched_at, later] = [minuteOfYesterday(1), minuteOfYesterday(2)];
    await catalog.client.call(UpsertProperties, { fetched_at, job, properties: [property(7)] });
    const fields = [{ id: 7, price_on_inquiry: true }];
    const update = { ...job, kind: 'update-price-on-inquiry' as const };
    await catalog.client.call(UpdatePropertyFields, { fetched_at: later, job: update, properties: fields });
    expect((await historyOf(7)).map((entry) => entry.job)).toEqual([update, job]);
  });

  it('the history of a property names the fields that an import changed, and the number of images', async () => {
    await read(2, property(2, { title: 'Haus', price: 500_000 }));
    await read(
      3,
      property(2, {
        title: 'Haus am See',
        price: 500_000,
        images: [image('1', { storage_path: '2/1.jpeg' })],
      }),
    );
    await read(
      4,
      property(2, {
        title: 'Haus am See',
        price: 500_000,
        images: [image('1', { storage_path: '2/1.jpeg' })],
      }),
    );
    const [changes, ...former] = await changesOf(2);
    expect(former).toEqual([[]]);
    expect(changes).toEqual(
      expect.arrayContaining([
        { field: 'title', before: 'Haus', after: 'Haus am See' },
        { field: 'images', before: '0 Bilder', after: '1 Bild' },
      ]),
    );
    expect(changes).toHaveLength(2);
  });

  it('the history of a property names the fields that a batch update changed', async () => {
    await read(5, property(3));
    await catalog.client.call(UpdatePropertyFields, {
      fetched_at: minuteOfYesterday(6),
      properties: [{ id: 3, price_on_inquiry: true }],
    });
    expect((await historyOf(3))[0]).toMatchObject({
      source: 'update',
      by: null,
      changes: [{ field: 'price_on_inquiry', before: null, after: 'true' }],
    });
  });

  it('the history has at most 200 entries of each property, independent of other properties', async () => {
    await read(7, property(4), property(5));
    const mongo = await createConnection(catalog.mongoUrl).asPromise();
    const created_at = new Date();
    await mongo.collection('property_history').insertMany(
      Array.from({ length: maxHistory + 5 }, () => ({
        property_id: 4,
        created_at,
        source: 'staff',
        by: null,
        changes: [{ field: 'website_status', before: 'aktiv', after: 'inaktiv' }],
      })),
    );
    await mongo.close();
    await set(4, 'inaktiv');
    const items = await historyOf(4);
    expect(items).toHaveLength(maxHistory);
    expect(items[0]?.by).toBe('Ada');
    expect(items.every(({ source }) => source === 'staff')).toBe(true);
    expect(await historyOf(5)).toHaveLength(1);
  });

  it('the history of an unknown property is empty', async () => {
    expect(await historyOf(999)).toEqual([]);
  });
});
