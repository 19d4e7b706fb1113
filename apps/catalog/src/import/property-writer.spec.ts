import { PropertyUpsert, type PropertyImage } from '@estate/contracts/property';
import { createLog } from '@estate/server-kit/log';
import { connectMongo } from '@estate/server-kit/mongo';
import { testMongo } from '@estate/test-kit/stores';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Connection } from 'mongoose';
import { keyOperation, type StoredImages } from '../property/give-keys.ts';
import { withoutKey } from '../property/image-keys.ts';
import { propertyModel, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';
import { rawDataModel, type RawData, type RawDataModel } from '../property/raw-data.schema.ts';
import { RawDataStore } from '../property/raw-data-store.ts';
import {
  propertyReadingModel,
  type PropertyReading,
  type PropertyReadingModel,
} from './property-reading.schema.ts';
import { type Noted, PropertyReadings } from './property-readings.ts';
import { type HistoryEntry, historyEntryModel } from '../history/history-entry.schema.ts';
import { PropertyHistory } from '../history/property-history.ts';
import { PropertyWriter } from './property-writer.ts';
import { UpsertBatch } from './upsert-batch.ts';

const store = testMongo();
let mongo: Connection;
let properties: PropertyModel;
let readingModel: PropertyReadingModel;
let rawDataCollection: RawDataModel;
let rawData: RawDataStore;
let history: PropertyHistory;
let lastId = 0;

/** Readings that run an interruption after the n-th query. */
class InterruptedReadings extends PropertyReadings {
  private looks = 0;

  constructor(
    model: PropertyReadingModel,
    private readonly interruptions: Record<number, () => Promise<unknown>>,
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

/** Stores one property like PropertyImportService and returns its outcome. */
async function write(
  options: { id: number; minute: number; title: string; images?: PropertyImage[]; raw_data?: object },
  interruptions: Record<number, () => Promise<unknown>> = {},
) {
  const { id, minute, title, images = [], raw_data } = options;
  const readings = new InterruptedReadings(readingModel, interruptions);
  const writer = new PropertyWriter(properties, readings, rawData, history);
  const property = {
    ...PropertyUpsert.parse({ id, title, images, raw_data, property_status_id: 170241 }),
    website_status: undefined,
  };
  const batch = new UpsertBatch(new Date(Date.UTC(2026, 10, 1, 0, minute)), [property]);
  await readings.note(batch.ids, batch.fetchedAt);
  for (let round = 0; round < 10 && batch.openIds.length > 0; round += 1) await writer.write(batch);
  return batch.results[0]?.outcome;
}
const titleOf = async (id: number) => (await properties.findById(id).lean())?.title;

beforeAll(async () => {
  mongo = connectMongo(store.url, createLog('test'));
  await mongo.asPromise();
  properties = mongo.model<StoredProperty>(propertyModel.name, propertyModel.schema);
  rawDataCollection = mongo.model<RawData>(rawDataModel.name, rawDataModel.schema);
  rawData = new RawDataStore(rawDataCollection, createLog('test'));
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

it.each([
  ['before it announces its write', 1],
  ['between its announcement and its write', 2],
])('an older reading does not write when a newer one finds nothing changed %s', async (_when, look) => {
  const id = (lastId += 1);
  await write({ id, minute: 1, title: 'A' });
  let newer: string | undefined;
  const interruption = async () => (newer = await write({ id, minute: 3, title: 'A' }));
  expect(await write({ id, minute: 2, title: 'B' }, { [look]: interruption })).toBe('outdated');
  expect(newer).toBe('unchanged');
  expect(await titleOf(id)).toBe('A');
  expect(await properties.findById(id).lean()).toMatchObject({ pending_write: null });
});

it.each([1, 2])(
  'an older reading does not overwrite what a newer one writes meanwhile (look %d)',
  async (look) => {
    const id = (lastId += 1);
    await write({ id, minute: 1, title: 'A' });
    const interruption = () => write({ id, minute: 3, title: 'C' });
    expect(await write({ id, minute: 2, title: 'B' }, { [look]: interruption })).toBe('outdated');
    expect(await titleOf(id)).toBe('C');
  },
);

it('a newer reading overwrites what an older one writes meanwhile', async () => {
  for (const look of [1, 2]) {
    const id = (lastId += 1);
    await write({ id, minute: 1, title: 'A' });
    let older: string | undefined;
    const interruption = async () => (older = await write({ id, minute: 2, title: 'B' }));
    expect(await write({ id, minute: 3, title: 'C' }, { [look]: interruption })).toBe('updated');
    // This reading arrived later but is older, and the newer one had been noted.
    expect(older).toBe('outdated');
    expect(await titleOf(id)).toBe('C');
  }
});

it('the first readings of a property end with the newest', async () => {
  const id = (lastId += 1);
  const interruption = () => write({ id, minute: 3, title: 'C' });
  expect(await write({ id, minute: 2, title: 'B' }, { 1: interruption })).toBe('outdated');
  expect(await titleOf(id)).toBe('C');
});

it('the same reading delivered twice at once is stored once', async () => {
  const id = (lastId += 1);
  await write({ id, minute: 1, title: 'A' });
  const again = () => write({ id, minute: 2, title: 'B' });
  const outcomes = await Promise.all([write({ id, minute: 2, title: 'B' }, { 1: again, 2: again }), again()]);
  expect(outcomes.every((outcome) => outcome === 'updated' || outcome === 'unchanged')).toBe(true);
  expect(await titleOf(id)).toBe('B');
});

describe('images of an earlier release, which have no key yet,', () => {
  const imagesOf = async (id: number) => {
    const stored = await properties.findById(id).lean<StoredImages>();
    if (!stored) throw new Error('not stored');
    return stored;
  };
  const keyOf = async (id: number) => (await imagesOf(id)).images[0]?.access_key;
  const aKey = expect.stringMatching(/^[\w-]{16}$/);
  let id: number;
  let images: PropertyImage[];

  beforeEach(async () => {
    id = lastId += 1;
    const storage_path = `${id}/a.jpeg`;
    images = [{ id: 'a', title: null, position: 0, is_floorplan: false, storage_path, change_mark: 'm1' }];
    await write({ id, minute: 1, title: 'A', images });
    expect(await keyOf(id)).toEqual(aKey);
    await properties.updateOne({ _id: id }, { $set: { images: images.map(withoutKey) } });
    expect(await keyOf(id)).toBeUndefined();
  });

  it('get it once from two copies that read the same', async () => {
    const [one, other] = [keyOperation(await imagesOf(id)), keyOperation(await imagesOf(id))];
    await properties.bulkWrite([one]);
    const given = await keyOf(id);
    const { modifiedCount } = await properties.bulkWrite([other]);
    expect([given, modifiedCount]).toEqual([aKey, 0]);
    expect(await keyOf(id)).toBe(given);
  });

  it.each([1, 2])('keep what they get while a reading is being written (look %d)', async (look) => {
    let given: string | undefined;
    const interruption = async () => {
      await properties.bulkWrite([keyOperation(await imagesOf(id))]);
      given = await keyOf(id);
    };
    const reading = { id, minute: 2, title: 'B', images };
    expect(await write(reading, { [look]: interruption })).toBe('updated');
    expect(given).toEqual(aKey);
    expect(await keyOf(id)).toBe(given);
    expect(await titleOf(id)).toBe('B');
  });

  it('are not put back as they were when a reading was faster', async () => {
    const late = keyOperation(await imagesOf(id));
    const changed = images.map((image) => ({ ...image, change_mark: 'm2' }));
    await write({ id, minute: 2, title: 'A', images: changed });
    const { images: stored } = await imagesOf(id);
    await properties.bulkWrite([late]);
    expect((await imagesOf(id)).images).toEqual(stored);
    expect(stored[0]).toMatchObject({ change_mark: 'm2', access_key: aKey });
  });

  it('get it from a reading that changes nothing', async () => {
    expect(await write({ id, minute: 2, title: 'A', images })).toBe('unchanged');
    expect(await keyOf(id)).toEqual(aKey);
  });
});

describe('raw data', () => {
  const rawOf = async (id: number) => {
    const named = (await properties.findById(id).lean())?.raw_data_id;
    const kept = await rawDataCollection.find({ property_id: id }).lean();
    return { named: kept.find(({ _id }) => _id === named)?.raw_data, kept: kept.length };
  };

  it('stands apart from the property, once, and is replaced with it', async () => {
    const id = ++lastId;
    await write({ id, minute: 1, title: 'eins', raw_data: { of: 1 } });
    expect(await rawOf(id)).toEqual({ named: { of: 1 }, kept: 1 });
    await write({ id, minute: 2, title: 'zwei', raw_data: { of: 2 } });
    expect(await rawOf(id)).toEqual({ named: { of: 2 }, kept: 1 });
    await write({ id, minute: 3, title: 'drei' });
    expect(await rawOf(id)).toEqual({ named: undefined, kept: 0 });
    expect(await properties.findById(id).lean()).not.toHaveProperty('raw_data');
  });

  it('of an older reading that writes late never replaces that of a newer one', async () => {
    const id = ++lastId;
    await write({ id, minute: 1, title: 'eins', raw_data: { of: 1 } });
    const newer = () => write({ id, minute: 3, title: 'drei', raw_data: { of: 3 } });
    await write({ id, minute: 2, title: 'zwei', raw_data: { of: 2 } }, { 2: newer });
    expect(await titleOf(id)).toBe('drei');
    expect((await rawOf(id)).named).toEqual({ of: 3 });
  });

  it('that a crash left behind goes with a later write', async () => {
    const id = ++lastId;
    const hours = 60 * 60_000;
    const written_at = new Date(Date.now() - 2 * hours);
    await rawDataCollection.create({ _id: `${id}:lost`, property_id: id, raw_data: { of: 0 }, written_at });
    await write({ id, minute: 1, title: 'eins', raw_data: { of: 1 } });
    expect((await rawOf(id)).kept).toBe(2);
    await write({ id, minute: 2, title: 'zwei', raw_data: { of: 2 } });
    expect(await rawOf(id)).toEqual({ named: { of: 2 }, kept: 1 });
  });

  it('of a record that an earlier release stored whole moves with the next reading', async () => {
    const id = ++lastId;
    await write({ id, minute: 1, title: 'eins', raw_data: { of: 1 } });
    await rawDataCollection.deleteMany({ property_id: id });
    const earlier = { raw_data: { of: 1 }, raw_data_id: null, content_hash: 'of the earlier layout' };
    await properties.updateOne({ _id: id }, { $set: earlier });
    expect(await write({ id, minute: 2, title: 'eins', raw_data: { of: 1 } })).toBe('updated');
    expect(await rawOf(id)).toEqual({ named: { of: 1 }, kept: 1 });
    expect(await properties.findById(id).lean()).not.toHaveProperty('raw_data');
  });
});
