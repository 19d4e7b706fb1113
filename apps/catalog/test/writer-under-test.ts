import { PropertyUpsert, type PropertyImage } from '@estate/contracts/catalog/property';
import { createLog } from '@estate/server-kit/observability/log';
import { connectMongo } from '@estate/server-kit/stores/mongo';
import { testMongo } from '@estate/test-kit/stores';
import { propertyModel, type PropertyModel, type StoredProperty } from '../src/property/property.schema.ts';
import { type CatalogKey, catalogKeyModel, PublicPoints } from '../src/property/public-points.service.ts';
import { rawDataModel, RawDataStore, type RawData } from '../src/property/raw-data-store.ts';
import { type HistoryEntry, historyEntryModel } from '../src/history/history-entry.schema.ts';
import { PropertyHistory } from '../src/history/property-history.ts';
import { FieldWriter, type FieldOutcome, type IncomingFields } from '../src/import/field-writer.ts';
import { PropertyWriter } from '../src/import/property-writer.ts';
import { UpsertBatch } from '../src/import/upsert-batch.ts';

type Interruption = () => Promise<unknown>;

/** The properties model, which runs `interruption` between the first read and the write. */
function withInterruption(properties: PropertyModel, interruption: Interruption | undefined): PropertyModel {
  let next = interruption;
  const find = (...query: Parameters<PropertyModel['find']>) => ({
    lean: async () => {
      const found = await properties.find(...query).lean();
      const now = next;
      next = undefined;
      await now?.();
      return found;
    },
  });
  return Object.create(properties, { find: { value: find } }) as PropertyModel;
}

const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute));

/** Starts PropertyWriter and FieldWriter with a database of their own. */
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
  const points = new PublicPoints(mongo.model<CatalogKey>(catalogKeyModel.name, catalogKeyModel.schema));
  return {
    properties,
    rawData,
    history,
    at,
    titleOf: async (id: number) => (await properties.findById(id).lean())?.title,
    /** Stores one property like PropertyImportService and returns its outcome. */
    write: async (
      {
        minute,
        images = [],
        ...read
      }: { id: number; minute: number; title: string } & Partial<{
        /** Null if the CRM response has no images. */
        images: PropertyImage[] | null;
        raw_data: object;
        price_on_inquiry: boolean;
      }>,
      interruption?: Interruption,
    ) => {
      const writer = new PropertyWriter(
        withInterruption(properties, interruption),
        rawDataStore,
        history,
        points,
      );
      const parsed = PropertyUpsert.parse({ images: images ?? [], property_status_id: 170241, ...read });
      const batch = new UpsertBatch(at(minute), [
        { ...parsed, images: images && parsed.images, website_status: undefined },
      ]);
      await batch.settleAll(() => writer.write(batch));
      return batch.results[0]?.outcome;
    },
    /** Stores one field like FieldUpdateService and returns its outcome. */
    update: async (id: number, minute: number, price_on_inquiry: boolean, interruption?: Interruption) => {
      const batch = new UpsertBatch<IncomingFields, FieldOutcome>(at(minute), [{ id, price_on_inquiry }]);
      const writer = new FieldWriter(withInterruption(properties, interruption), history);
      await batch.settleAll(() => writer.write(batch));
      return batch.results[0]?.outcome;
    },
    close: async () => {
      await mongo.close();
      await store.drop();
    },
  };
}
