import { PropertyUpsert } from '@estate/contracts/property';
import { createLog } from '@estate/server-kit/log';
import { connectMongo } from '@estate/server-kit/mongo';
import { testMongo } from '@estate/test-kit/stores';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Connection } from 'mongoose';
import { type HistoryEntry, historyEntryModel } from '../history/history-entry.schema.ts';
import { PropertyHistory } from '../history/property-history.ts';
import { propertyModel, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';
import { rawDataModel, type RawData } from '../property/raw-data.schema.ts';
import { RawDataStore } from '../property/raw-data-store.ts';
import { FieldWriter, type FieldOutcome, type IncomingFields } from './field-writer.ts';
import {
  propertyReadingModel,
  type PropertyReading,
  type PropertyReadingModel,
} from './property-reading.schema.ts';
import { type Noted, PropertyReadings } from './property-readings.ts';
import { PropertyWriter } from './property-writer.ts';
import { UpsertBatch } from './upsert-batch.ts';

const store = testMongo();
let mongo: Connection;
let properties: PropertyModel;
let readingModel: PropertyReadingModel;
let rawData: RawDataStore;
let history: PropertyHistory;
let lastId = 0;

/** Runs an interruption after the n-th look at the noted readings. */
type Interruptions = Record<number, () => Promise<unknown>>;

class InterruptedReadings extends PropertyReadings {
  private looks = 0;

  constructor(
    model: PropertyReadingModel,
    private readonly interruptions: Interruptions,
  ) {
    super(model);
  }

  override async newest(ids: readonly number[]): Promise<Map<number, Noted>> {
    const found = await super.newest(ids);
    this.looks += 1;
    await this.interruptions[this.looks]?.();
    return found;
  }
}

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute));

/** Stores a reading of the whole property like PropertyImportService. */
async function read(id: number, minute: number, title: string, interruptions: Interruptions = {}) {
  const readings = new InterruptedReadings(readingModel, interruptions);
  const property = {
    ...PropertyUpsert.parse({ id, title, price_on_inquiry: false, property_status_id: 170241 }),
    website_status: undefined,
  };
  const batch = new UpsertBatch(at(minute), [property]);
  await readings.note(batch.ids, batch.fetchedAt);
  const writer = new PropertyWriter(properties, readings, rawData, history);
  for (let round = 0; round < 10 && batch.openIds.length > 0; round += 1) await writer.write(batch);
  return batch.results[0]?.outcome;
}

/** Stores a reading of the field like FieldUpdateService. */
async function update(id: number, minute: number, interruptions: Interruptions = {}) {
  const readings = new InterruptedReadings(readingModel, interruptions);
  const batch = new UpsertBatch<IncomingFields, FieldOutcome>(at(minute), [{ id, price_on_inquiry: true }]);
  await readings.noteFields([{ id, fields: ['price_on_inquiry'] }], batch.fetchedAt);
  const writer = new FieldWriter(properties, readings, history);
  for (let round = 0; round < 10 && batch.openIds.length > 0; round += 1) await writer.write(batch);
  return batch.results[0]?.outcome;
}

const stored = async (id: number) => {
  const found = await properties.findById(id).lean();
  return { title: found?.title, price_on_inquiry: found?.price_on_inquiry, pending: found?.pending_write };
};

beforeAll(async () => {
  mongo = connectMongo(store.url, createLog('test'));
  await mongo.asPromise();
  properties = mongo.model<StoredProperty>(propertyModel.name, propertyModel.schema);
  rawData = new RawDataStore(mongo.model<RawData>(rawDataModel.name, rawDataModel.schema), createLog('test'));
  history = new PropertyHistory(
    mongo.model<HistoryEntry>(historyEntryModel.name, historyEntryModel.schema),
    createLog('test'),
  );
  readingModel = mongo.model<PropertyReading>(propertyReadingModel.name, propertyReadingModel.schema);
});
afterAll(async () => {
  await mongo.close();
  await store.drop();
});

it.each([1, 2])(
  'an older update of a field does not overwrite a newer import that changed nothing (look %d)',
  async (look) => {
    const id = (lastId += 1);
    await read(id, 1, 'A');
    let newer: string | undefined;
    const interruption = async () => (newer = await read(id, 3, 'A'));
    expect(await update(id, 2, { [look]: interruption })).toBe('outdated');
    expect(newer).toBe('unchanged');
    expect(await stored(id)).toEqual({ title: 'A', price_on_inquiry: false, pending: null });
  },
);

it.each([1, 2])(
  'an older update of a field does not overwrite what a newer import writes (look %d)',
  async (look) => {
    const id = (lastId += 1);
    await read(id, 1, 'A');
    expect(await update(id, 2, { [look]: () => read(id, 3, 'B') })).toBe('outdated');
    expect(await stored(id)).toEqual({ title: 'B', price_on_inquiry: false, pending: null });
  },
);

it.each([1, 2])(
  'an older import keeps the field that a newer update writes meanwhile (look %d)',
  async (look) => {
    const id = (lastId += 1);
    await read(id, 1, 'A');
    expect(await read(id, 2, 'B', { [look]: () => update(id, 3) })).toBe('updated');
    expect(await stored(id)).toEqual({ title: 'B', price_on_inquiry: true, pending: null });
  },
);

it('an update goes on after an announcement that a dead import left', async () => {
  const id = (lastId += 1);
  await read(id, 1, 'A');
  await properties.updateOne({ _id: id }, { $set: { pending_write: 'of a dead process' } });
  expect(await update(id, 2)).toBe('updated');
  expect(await stored(id)).toEqual({ title: 'A', price_on_inquiry: true, pending: null });
});
