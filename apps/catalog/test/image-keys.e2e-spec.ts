import {
  GetImageAccess,
  GetProperty,
  GetStoredImages,
  ListProperties,
} from '@estate/contracts/catalog/properties';
import { GetStaffRecord, SetWebsiteStatus } from '@estate/contracts/catalog/staff-list';
import { type PropertyImage } from '@estate/contracts/catalog/property';
import { afterAll, describe, expect, it } from '@jest/globals';
import { createConnection } from 'mongoose';
import { image, property, startCatalog, type CatalogUnderTest } from './catalog-under-test.ts';

interface StoredRecord {
  _id: number;
  images: (PropertyImage & { access_key?: string })[];
  listing: { cover: { access_key?: string } | null };
  content_hash: string;
}

const keyPattern = /^[\w-]{16}$/;
const storedRecord = (id: number) => records.collection<StoredRecord>('properties').findOne({ _id: id });
const access = async (id: number) => (await catalog.client.call(GetImageAccess, { id })).images;
/** The public key of each image, by the image's id. */
const keysOf = async (id: number) =>
  Object.fromEntries(
    (await catalog.client.call(GetProperty, { id })).images.map((each) => [each.id, each.access_key]),
  );
const outcome = async (...args: Parameters<CatalogUnderTest['store']>) =>
  (await catalog.store(...args)).results.map((result) => result.outcome);

const catalog = await startCatalog();
const records = await createConnection(catalog.mongoUrl).asPromise();
afterAll(async () => {
  await records.close();
  await catalog.close();
});

describe('the key of an image', () => {
  it('the access key of an image is random, unique, and the same on page, card and in the answer to the BFF', async () => {
    await catalog.store(
      property(1, { images: [image('a', { position: 1 }), image('b', { position: 2 })] }),
      property(2, { images: [image('a')] }),
    );
    const keys = [...Object.values(await keysOf(1)), ...Object.values(await keysOf(2))];
    expect(keys).toHaveLength(3);
    for (const key of keys) expect(key).toMatch(keyPattern);
    expect(new Set(keys).size).toBe(3);
    expect(await access(1)).toEqual([
      { storage_path: '1/a.jpeg', access_key: keys[0], change_mark: 'm1' },
      { storage_path: '1/b.jpeg', access_key: keys[1], change_mark: 'm1' },
    ]);
    const { items } = await catalog.client.call(ListProperties, { q: 'Wohnung 1' });
    expect(items.find(({ id }) => id === 1)?.image).toMatchObject({ id: 'a', access_key: keys[0] });
  });

  it('the access key of an image stays the same when the image, its order or other images change', async () => {
    await catalog.store(property(3, { images: [image('a'), image('b')] }));
    const before = await keysOf(3);
    const changed = [image('c'), image('b', { change_mark: 'm2', position: 1 }), image('a', { position: 2 })];
    await catalog.store(property(3, { images: changed }));
    const after = await keysOf(3);
    expect(after).toEqual({ ...before, c: expect.stringMatching(keyPattern) });
    expect(Object.values(before)).not.toContain(after['c']);
    await catalog.store(property(3, { images: null, title: 'Neu' }));
    expect(await keysOf(3)).toEqual(after);
    expect(await outcome(property(3, { images: changed, title: 'Neu' }))).toEqual(['unchanged']);
  });

  it('the access key of an image is never taken from an import', async () => {
    const forged = { ...image('a'), access_key: 'A'.repeat(16) };
    await catalog.store(property(4, { images: [forged] }));
    const before = await keysOf(4);
    expect(before['a']).not.toBe(forged.access_key);
    expect(await outcome(property(4, { images: [forged] }))).toEqual(['unchanged']);
    await catalog.store(property(4, { images: [forged], title: 'Neu' }));
    expect(await keysOf(4)).toEqual(before);
  });

  it('the access key of an image is in no answer that does not need it', async () => {
    await catalog.store(property(5, { images: [image('a')] }));
    const { a: key = '' } = await keysOf(5);
    expect(key).toMatch(keyPattern);
    const events = [
      await catalog.client.call(GetStoredImages, { ids: [5] }),
      await catalog.client.call(GetStaffRecord, { id: 5 }),
    ];
    expect(JSON.stringify(events)).not.toContain(key);
  });

  it('the access key of a new image is the same on page and card when it is imported several times at once', async () => {
    await catalog.store(property(6));
    const together = property(6, { images: [image('a')] });
    await Promise.all([catalog.store(together), catalog.store(together), catalog.store(together)]);
    const record = await storedRecord(6);
    expect(await keysOf(6)).toEqual({ a: record?.images[0]?.access_key });
    expect(record?.listing.cover?.access_key).toBe(record?.images[0]?.access_key);
  });

  it('no access key opens an image of a property that is not public; the answer is that for an unknown image', async () => {
    await catalog.store(
      property(7, { images: [image('a')] }),
      property(8, { images: [image('a')], property_status_id: 170239 }),
    );
    expect(await access(7)).toHaveLength(1);
    const key = (await access(7))[0]?.access_key;
    await catalog.client.call(SetWebsiteStatus, { ids: [7], website_status: 'inaktiv' });
    expect([await access(7), await access(8), await access(404)]).toEqual([[], [], []]);
    await catalog.client.call(SetWebsiteStatus, { ids: [7], website_status: 'aktiv' });
    expect((await access(7))[0]?.access_key).toBe(key);
  });

  it('an import refuses an image whose path does not begin with the id of its property', async () => {
    const foreign = { ...property(9), images: [image('a', { storage_path: '8/a.jpeg' })] };
    await expect(catalog.store(foreign)).rejects.toMatchObject({
      problem: { code: 'invalid-input', errors: [{ field: 'properties.0.images' }] },
    });
  });
});
