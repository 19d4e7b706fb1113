import { UpdatePropertyFields } from '@estate/contracts/catalog/property-fields';
import { UpsertProperties } from '@estate/contracts/catalog/properties';
import { GetStaffRecord } from '@estate/contracts/catalog/staff-list';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createConnection, type Connection } from 'mongoose';
import { minuteOfYesterday, property, startCatalog, type CatalogUnderTest } from './catalog-under-test.ts';

let catalog: CatalogUnderTest;
let mongo: Connection;
const properties = () => mongo.collection<{ _id: number }>('properties');
const timeOf = (minute: number) => new Date(minuteOfYesterday(minute));
const read = async (minute: number, id: number, overrides: object = {}) => {
  const reading = { fetched_at: minuteOfYesterday(minute), properties: [property(id, overrides)] };
  return (await catalog.client.call(UpsertProperties, reading)).results[0]?.outcome;
};

beforeAll(async () => {
  catalog = await startCatalog();
  mongo = await createConnection(catalog.mongoUrl).asPromise();
  for (const id of [1, 2, 3, 4]) await read(1, id);
  // As the release before stored them.
  await properties().updateMany({}, { $unset: { fetched_at: '' }, $set: { pending_write: null } });
  await properties().updateOne({ _id: 3 }, { $set: { removed_because: 'deleted', removed_at: timeOf(9) } });
  await properties().updateOne({ _id: 4 }, { $set: { fetched_at: timeOf(9) } });
  await mongo.collection<{ _id: number; fetched_at: Date; fields?: object }>('property_readings').insertMany([
    { _id: 1, fetched_at: timeOf(5) },
    { _id: 2, fetched_at: timeOf(5), fields: { price_on_inquiry: timeOf(9) } },
    { _id: 3, fetched_at: timeOf(5) },
    { _id: 4, fetched_at: timeOf(5) },
    { _id: 99, fetched_at: timeOf(5) },
  ]);
  const next = await catalog.startSecondCopy();
  await eventually(async () => {
    const names = (await mongo.listCollections()).map(({ name }) => name);
    expect(names).not.toContain('property_readings');
  });
  await next.close();
});
afterAll(async () => {
  await mongo.close();
  await catalog.close();
});

it('the times of readings that the release before kept apart move into the properties', async () => {
  const stored = await properties().find().sort({ _id: 1 }).toArray();
  expect(stored).toMatchObject([
    { _id: 1, fetched_at: timeOf(5) },
    { _id: 2, fetched_at: timeOf(5), fields_fetched_at: { price_on_inquiry: timeOf(9) } },
    { _id: 3, fetched_at: timeOf(9) },
    { _id: 4, fetched_at: timeOf(9) },
  ]);
  for (const one of stored) expect(one).not.toHaveProperty('pending_write');
});

it('an older reading and an older update are refused by them, a removed property comes back with a newer one', async () => {
  expect(await read(4, 1, { title: 'älter' })).toBe('outdated');
  expect(await read(6, 2, { title: 'neuer', price_on_inquiry: true })).toBe('updated');
  expect(await catalog.client.call(GetStaffRecord, { id: 2 })).toMatchObject({
    title: 'neuer',
    price_on_inquiry: null,
  });
  const fields = { fetched_at: minuteOfYesterday(8), properties: [{ id: 2, price_on_inquiry: true }] };
  expect((await catalog.client.call(UpdatePropertyFields, fields)).results).toEqual([
    { id: 2, outcome: 'outdated' },
  ]);
  expect(await read(8, 3)).toBe('outdated');
  expect(await read(10, 3)).toBe('updated');
  expect((await catalog.client.call(GetStaffRecord, { id: 3 })).hidden_by).toEqual([]);
});
