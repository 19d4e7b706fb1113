import { UpsertProperties } from '@estate/contracts/catalog/properties';
import { GetStaffRecord } from '@estate/contracts/catalog/staff-list';
import { type RpcClient } from '@estate/rpc/rpc-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createConnection, type Connection } from 'mongoose';
import {
  minuteOfYesterday,
  property,
  startCatalog,
  type CatalogUnderTest,
  type Upsert,
} from './catalog-under-test.ts';

let catalog: CatalogUnderTest;
let copies: RpcClient[];
let closeSecondCopy: () => Promise<void>;
let mongo: Connection;

/** Sends properties to catalog, as fetched from the CRM in this minute. */
const read = async (minute: number, properties: Upsert[], by: RpcClient = catalog.client) => {
  const fetched_at = minuteOfYesterday(minute);
  return (await by.call(UpsertProperties, { fetched_at, properties })).results.map(({ outcome }) => outcome);
};
const propertyWithTitle = (id: number, title: string) => property(id, { title });
const titleOf = async (id: number) => (await catalog.client.call(GetStaffRecord, { id })).title;
const documents = () => mongo.collection<{ _id: number }>('properties');

beforeAll(async () => {
  catalog = await startCatalog();
  const second = await catalog.startSecondCopy();
  copies = [catalog.client, second.client];
  closeSecondCopy = second.close;
  mongo = await createConnection(catalog.mongoUrl).asPromise();
});
beforeEach(() => catalog.takeEvents());
afterAll(async () => {
  await mongo.close();
  await closeSecondCopy();
  await catalog.close();
});

describe('a delayed reading', () => {
  it('a delayed CRM reading of a property is refused after a newer one that found nothing changed', async () => {
    expect(await read(1, [propertyWithTitle(1, 'A')])).toEqual(['created']);
    expect(await read(3, [propertyWithTitle(1, 'A')])).toEqual(['unchanged']);
    expect(await read(2, [propertyWithTitle(1, 'B')])).toEqual(['outdated']);
    expect(await titleOf(1)).toBe('A');
    expect(await read(3, [propertyWithTitle(1, 'C')])).toEqual(['updated']);
    expect(await titleOf(1)).toBe('C');
  });

  it('a delayed CRM reading of several properties is refused only for those that were read again meanwhile', async () => {
    await read(1, [propertyWithTitle(2, 'A'), propertyWithTitle(3, 'A'), propertyWithTitle(4, 'A')]);
    await read(3, [propertyWithTitle(3, 'A'), propertyWithTitle(4, 'B')]);
    const delayed = [
      propertyWithTitle(2, 'X'),
      propertyWithTitle(3, 'X'),
      propertyWithTitle(4, 'X'),
      propertyWithTitle(5, 'X'),
    ];
    expect(await read(2, delayed)).toEqual(['updated', 'outdated', 'outdated', 'created']);
    expect(await Promise.all([2, 3, 4].map(titleOf))).toEqual(['X', 'A', 'B']);
  });
});

describe('a reading from the future', () => {
  it('a CRM reading with a time in the future is refused, because it would block all later ones', async () => {
    await read(1, [propertyWithTitle(8, 'A')]);
    const fetched_at = new Date(Date.now() + 120_000).toISOString();
    const call = catalog.client.call(UpsertProperties, {
      fetched_at,
      properties: [propertyWithTitle(8, 'B')],
    });
    await expect(call).rejects.toMatchObject({
      problem: {
        code: 'invalid-input',
        errors: [{ field: 'fetched_at', message: 'Der Zeitpunkt liegt in der Zukunft.' }],
      },
    });
    expect(await read(2, [propertyWithTitle(8, 'C')])).toEqual(['updated']);
  });
});

describe('an unchanged reading', () => {
  it('an unchanged CRM reading of a property writes only its time, and emits no event', async () => {
    await read(1, [propertyWithTitle(10, 'A'), propertyWithTitle(11, 'A')]);
    const before = await documents()
      .find({ _id: { $in: [10, 11] } })
      .toArray();
    expect(await read(2, [propertyWithTitle(10, 'A'), propertyWithTitle(11, 'A')])).toEqual([
      'unchanged',
      'unchanged',
    ]);
    expect(
      await documents()
        .find({ _id: { $in: [10, 11] } })
        .toArray(),
    ).toEqual(before.map((one) => ({ ...one, fetched_at: new Date(minuteOfYesterday(2)) })));
    await read(3, [propertyWithTitle(12, 'A')]);
    expect(await catalog.takeEvents()).toEqual([[10, 11], [12]]);
  });
});

describe('after a crash in the middle', () => {
  it.each([
    ['an unchanged', 'A'],
    ['a changed', 'B'],
  ])(
    'the first public day of a property that a crash left unstored is set by %s CRM reading',
    async (_what, title) => {
      const id = title === 'A' ? 23 : 24;
      await read(1, [propertyWithTitle(id, 'A')]);
      await documents().updateOne({ _id: id }, { $set: { was_public_at: null } });
      await read(2, [propertyWithTitle(id, title)]);
      expect(await documents().findOne({ _id: id })).toMatchObject({ was_public_at: expect.any(Date) });
    },
  );
});

describe('readings that arrive at once in two copies', () => {
  const ids = Array.from({ length: 25 }, (_, index) => 100 + index);
  const batch = (title: string) => ids.map((id) => propertyWithTitle(id, title));

  it.each(Array.from({ length: 6 }, (_, index) => index))(
    'of CRM readings that arrive at once in two copies of catalog the newest is kept, though it changes nothing (run %j)',
    async (run) => {
      const start = run * 10;
      await read(start, batch('A'));
      // The newest and some other readings contain the stored title; each of the rest has a different one.
      const titles = ['A', 'X1', 'A', 'X3', 'X4', 'A', 'X6', 'X7', 'A'];
      const order = titles.map((_title, index) => (index * (2 + run) * 5 + run) % titles.length);
      const arrivals = [...new Set([...order, ...titles.keys()])];
      await Promise.all(
        arrivals.map((index, place) => read(start + 1 + index, batch(titles[index]!), copies[place % 2])),
      );
      expect(new Set(await Promise.all(ids.map(titleOf)))).toEqual(new Set(['A']));
      const stored = await documents()
        .find({ _id: { $in: ids } })
        .toArray();
      expect(await read(start + 9, batch('A'))).toEqual(ids.map(() => 'unchanged'));
      const after = await documents()
        .find({ _id: { $in: ids } })
        .toArray();
      expect(after).toEqual(stored);
    },
  );

  it('of CRM readings that arrive at once in two copies of catalog the newest is kept where all differ, also for new properties', async () => {
    const created = ids.map((id) => id + 100);
    const minutes = [3, 9, 1, 7, 5, 8, 2, 4, 6];
    await Promise.all(
      minutes.map((minute, place) =>
        read(
          minute,
          created.map((id) => propertyWithTitle(id, `Stand ${minute}`)),
          copies[place % 2],
        ),
      ),
    );
    expect(new Set(await Promise.all(created.map(titleOf)))).toEqual(new Set(['Stand 9']));
  });
});
