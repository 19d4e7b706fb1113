import { type PropertyImage, PropertyUpsert } from '@estate/contracts/property';
import { createLog } from '@estate/server-kit/log';
import { connectMongo } from '@estate/server-kit/mongo';
import { testMongo } from '@estate/test-kit/stores';
import { propertyModel, type StoredProperty } from '../src/property/property.schema.ts';
import { rawDataModel, type RawData } from '../src/property/raw-data.schema.ts';
import { RawDataStore } from '../src/property/raw-data-store.ts';
import {
  propertyReadingModel,
  type PropertyReading,
  type PropertyReadingModel,
} from '../src/import/property-reading.schema.ts';
import { type Noted, PropertyReadings } from '../src/import/property-readings.ts';
import { type HistoryEntry, historyEntryModel } from '../src/history/history-entry.schema.ts';
import { PropertyHistory } from '../src/history/property-history.ts';
import { PropertyWriter } from '../src/import/property-writer.ts';
import { UpsertBatch } from '../src/import/upsert-batch.ts';

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

export type WriterUnderTest = Awaited<ReturnType<typeof startWriter>>;

/** The writer on a store of its own. */
export async function startWriter() {
  const store = testMongo();
  const log = createLog('test');
  const mongo = connectMongo(store.url, log);
  await mongo.asPromise();
  const properties = mongo.model<StoredProperty>(propertyModel.name, propertyModel.schema);
  const rawData = mongo.model<RawData>(rawDataModel.name, rawDataModel.schema);
  const rawDataStore = new RawDataStore(rawData, log);
  const entries = mongo.model<HistoryEntry>(historyEntryModel.name, historyEntryModel.schema);
  const history = new PropertyHistory(entries, log);
  const readingModel = mongo.model<PropertyReading>(propertyReadingModel.name, propertyReadingModel.schema);
  return {
    properties,
    rawData,
    titleOf: async (id: number) => (await properties.findById(id).lean())?.title,
    /** Stores one property like PropertyImportService and returns its outcome. */
    write: async (
      options: { id: number; minute: number; title: string; images?: PropertyImage[]; raw_data?: object },
      interruptions: Record<number, () => Promise<unknown>> = {},
    ) => {
      const { id, minute, title, images = [], raw_data } = options;
      const readings = new InterruptedReadings(readingModel, interruptions);
      const writer = new PropertyWriter(properties, readings, rawDataStore, history);
      const property = {
        ...PropertyUpsert.parse({ id, title, images, raw_data, property_status_id: 170241 }),
        website_status: undefined,
      };
      const batch = new UpsertBatch(new Date(Date.UTC(2026, 10, 1, 0, minute)), [property]);
      await readings.note(batch.ids, batch.fetchedAt);
      for (let round = 0; round < 10 && batch.openIds.length > 0; round += 1) await writer.write(batch);
      return batch.results[0]?.outcome;
    },
    close: async () => {
      await mongo.close();
      await store.drop();
    },
  };
}
