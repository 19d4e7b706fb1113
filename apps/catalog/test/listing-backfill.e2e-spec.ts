import { ListForStaff } from '@estate/contracts/catalog/staff-list';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createConnection, type Connection } from 'mongoose';
import { image, property, startCatalog, type CatalogUnderTest } from './catalog-under-test.ts';

interface StoredRecord {
  _id: number;
  listing: Record<string, unknown>;
  content_hash: string;
}

/** Fields that the staff table sorts and filters by, which earlier releases did not store. */
const addedFields = ['title_key', 'city_key', 'staff_amount', 'is_energy_incomplete', 'staff_words'] as const;
/** More than one batch. */
const ids = Array.from({ length: 250 }, (_, index) => index + 1);
const stock = ids.map((id) =>
  property(id, { title: `Haus ${String(1_000 - id)}`, price: id * 1_000, images: [image('a')] }),
);

let catalog: CatalogUnderTest;
let records: Connection;
const properties = () => records.collection<StoredRecord>('properties');
const all = () => properties().find().sort({ _id: 1 }).toArray();
const forget = (propertyIds: readonly number[]) =>
  properties().updateMany(
    { _id: { $in: [...propertyIds] } },
    { $unset: Object.fromEntries(addedFields.map((field) => [`listing.${field}`, ''])) },
  );
const countFilled = () =>
  eventually(async () => {
    const lacking = { $or: addedFields.map((field) => ({ [`listing.${field}`]: { $exists: false } })) };
    expect(await properties().countDocuments(lacking)).toBe(0);
  });
const listIds = async (query: object) => {
  const { items, total } = await catalog.client.call(ListForStaff, { page: 1, page_size: 3, ...query });
  return { total, ids: items.map(({ id }) => id) };
};

beforeAll(async () => {
  catalog = await startCatalog();
  records = await createConnection(catalog.mongoUrl).asPromise();
  for (let first = 0; first < stock.length; first += 50) {
    await catalog.store(...stock.slice(first, first + 50));
  }
}, 60_000);
afterAll(async () => {
  await records.close();
  await catalog.close();
});

describe('properties of an earlier release', () => {
  it('get the fields of the lists at the start, from two copies at once, and nothing else changes', async () => {
    const before = await all();
    await forget(ids);
    expect((await listIds({ finding: 'energy' })).total).toBe(0);
    await catalog.takeEvents();
    const [one, other] = await Promise.all([catalog.startSecondCopy(), catalog.startSecondCopy()]);
    await countFilled();
    await Promise.all([one.close(), other.close()]);
    expect(await all()).toEqual(before);
    expect(await listIds({ sort: 'title' })).toEqual({ total: 250, ids: [250, 249, 248] });
    expect(await listIds({ sort: '-price' })).toEqual({ total: 250, ids: [250, 249, 248] });
    expect((await listIds({ q: 'haus 999' })).ids).toEqual([1]);
    expect((await listIds({ finding: 'energy' })).total).toBe(250);
    expect(new Set((await catalog.takeEvents()).flat())).toEqual(new Set(ids));
  }, 60_000);

  it('are left alone by a further start', async () => {
    const before = await all();
    await catalog.takeEvents();
    const copy = await catalog.startSecondCopy();
    await copy.close();
    expect(await all()).toEqual(before);
    expect(await catalog.takeEvents()).toEqual([]);
  });

  it('keep what a sync writes while they get their fields', async () => {
    const some = stock.slice(0, 50);
    await forget(ids);
    const starting = catalog.startSecondCopy();
    await catalog.store(...some.map((stored) => ({ ...stored, title: `Neu ${stored.id}` })));
    const copy = await starting;
    await countFilled();
    await copy.close();
    const found = await properties()
      .find({ _id: { $lte: 50 } })
      .sort({ _id: 1 })
      .toArray();
    expect(found.map(({ listing }) => listing['staff_words'])).toEqual(
      some.map(({ id }) => expect.stringContaining(` neu ${id} `)),
    );
  }, 60_000);
});
