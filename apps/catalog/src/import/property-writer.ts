import { randomUUID } from 'node:crypto';
import { type UpdatableField } from '@estate/contracts/property-fields';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '@estate/server-kit/mongo';
import { changesBetween } from '../history/changes-between.ts';
import { PropertyHistory } from '../history/property-history.ts';
import { keyOperation } from '../property/give-keys.ts';
import { lackKeys } from '../property/image-keys.ts';
import { mayLackPublicMark } from '../property/publicity.ts';
import { propertyModel, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';
import {
  contentOf,
  type IncomingProperty,
  knownFields,
  newDocument,
  type KnownProperty,
  type PropertyContent,
} from './property-content.ts';
import { type NewRawData, RawDataStore } from '../property/raw-data-store.ts';
import { fieldsReadSince, isLater, PropertyReadings } from './property-readings.ts';
import { isOutdated, removalBy, type UpsertBatch } from './upsert-batch.ts';
import { announce, withdraw, type Operation } from './write-operations.ts';

interface Announced {
  readonly content: PropertyContent;
  /** Fields that were read alone after this reading; the stored values stay. */
  readonly kept: readonly UpdatableField[];
  /** Empty if the CRM sent no raw data. */
  readonly raw: readonly NewRawData[];
  readonly replaced: string | null | undefined;
  /** The reading takes the property off the website or brings it back. */
  readonly removal: ReturnType<typeof removalBy>;
}

/**
 * Writes the properties of a reading so that an older reading never replaces a newer one, without transactions.
 * The reading's time is noted before the properties are read. A reading that changes a property announces its write in
 * the property (`pending_write`), queries the noted readings again, and writes only if none is newer and its
 * announcement is still there. A reading without changes removes any announcement that it finds. So of an older reading
 * that writes and a newer one that does not, at least one detects the other. Updates of single fields (FieldWriter)
 * follow the same steps; a field that was read alone after this reading keeps its stored value. A crash between two steps leaves older
 * content or an announcement; the next reading replaces the content and removes the announcement.
 */
@Injectable()
export class PropertyWriter {
  constructor(
    @InjectModel(propertyModel.name) private readonly properties: PropertyModel,
    private readonly readings: PropertyReadings,
    private readonly rawData: RawDataStore,
    private readonly history: PropertyHistory,
  ) {}

  /** Settles properties where possible. Properties that a concurrent reading changed stay open for the next round. */
  async write(batch: UpsertBatch): Promise<void> {
    const { openIds: ids, isFirstSync } = batch;
    const [newest, known] = await Promise.all([this.readings.newest(ids), this.known(ids)]);
    const token = randomUUID();
    const created: StoredProperty[] = [];
    const announced = new Map<number, Announced>();
    const newRawData: NewRawData[] = [];
    const operations: Operation[] = [];
    for (const property of batch.open) {
      const { id } = property;
      const stored = known.get(id);
      const noted = newest.get(id);
      if (isOutdated(batch, noted, stored)) {
        batch.settle(id, 'outdated');
        continue;
      }
      const kept = fieldsReadSince(noted, batch.fetchedAt);
      const content = contentOf(property, stored, kept);
      const removal = removalBy(batch, property, stored);
      if (!stored) {
        batch.try(id, 'created');
        const raw = rawDataOf(property, token);
        newRawData.push(...raw);
        created.push(newDocument(id, content, { raw_data_id: raw[0]?._id ?? null, isFirstSync, removal }));
        continue;
      }
      if (mayLackPublicMark(stored, content)) batch.unmarked.add(id);
      if (stored.content_hash !== content.content_hash || removal) {
        const raw = rawDataOf(property, token);
        const replaced = stored.raw_data_id;
        announced.set(id, { content, kept, raw, replaced, removal });
        operations.push(announce(stored, token));
      } else if (lackKeys(stored.images)) {
        operations.push(keyOperation(stored));
      } else if (stored.pending_write) {
        operations.push(withdraw(id, stored.pending_write));
      } else {
        batch.settleEqual(id);
      }
    }
    await this.rawData.store(newRawData);
    const [areCreated] = await Promise.all([this.insert(created), this.store(operations)]);
    if (areCreated) {
      for (const { _id } of created) batch.settle(_id, 'created');
      await this.history.note(created.map(({ _id }) => imported(batch, _id, {}, {})));
    }
    if (announced.size > 0) await this.writeAnnounced(batch, announced, token);
  }

  private async writeAnnounced(
    batch: UpsertBatch,
    announced: ReadonlyMap<number, Announced>,
    token: string,
  ): Promise<void> {
    const newest = await this.readings.newest([...announced.keys()]);
    const written = new Map<number, Announced>();
    const operations: Operation[] = [];
    for (const [id, write] of announced) {
      const noted = newest.get(id);
      const isFieldNewer = fieldsReadSince(noted, batch.fetchedAt).length > write.kept.length;
      if (isFieldNewer || isLater(noted?.fetched_at, batch.fetchedAt)) {
        operations.push(withdraw(id, token));
      } else {
        written.set(id, write);
        batch.try(id, 'updated');
        operations.push(replaceContent(id, token, write));
      }
    }
    const writes = [...written.values()];
    const newRawData = writes.flatMap(({ raw }) => raw);
    await this.rawData.store(newRawData);
    const before = await this.contents([...written.keys()]);
    if (!(await this.store(operations))) return;
    for (const id of written.keys()) batch.settle(id, 'updated');
    await this.history.note(
      [...written]
        .map(([id, { content, removal }]) =>
          imported(batch, id, before.get(id) ?? content, { ...content, ...removal }),
        )
        .filter(({ changes }) => changes.length > 0),
    );
    const replaced = writes.flatMap(({ replaced }) => replaced ?? []);
    await this.rawData.drop(replaced, newRawData);
  }

  /** False if another reading has stored one of the properties meanwhile; the others are stored. */
  private async insert(documents: StoredProperty[]): Promise<boolean> {
    if (documents.length === 0) return true;
    try {
      // Without mongoose's documents (`lean`), because the contract has checked the content and they cost half of the import.
      await this.properties.insertMany(documents, { lean: true, ordered: false });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** False if an operation matched no document. */
  private async store(operations: Operation[]): Promise<boolean> {
    if (operations.length === 0) return true;
    const { matchedCount } = await this.properties.bulkWrite(operations, { ordered: false });
    return matchedCount === operations.length;
  }

  /** What the history compares; the announcement keeps it as it is until the write. */
  private async contents(ids: readonly number[]) {
    const found = this.properties.find({ _id: { $in: [...ids] } }, { raw_data: 0 });
    return byId(await found.lean<StoredProperty[]>());
  }

  private async known(ids: readonly number[]) {
    const found = this.properties.find({ _id: { $in: [...ids] } }, knownFields);
    return byId(await found.lean<KnownProperty[]>());
  }
}

const byId = <Stored extends { _id: number }>(all: Stored[]) => new Map(all.map((one) => [one._id, one]));

const imported = ({ job }: UpsertBatch, property_id: number, before: object, after: object) => ({
  property_id,
  source: 'import' as const,
  by: null,
  job,
  changes: changesBetween(before, after),
});

const rawDataOf = ({ id, raw_data }: IncomingProperty, token: string): NewRawData[] =>
  raw_data ? [{ _id: `${id}:${token}`, property_id: id, raw_data }] : [];

const replaceContent = (
  _id: number,
  pending_write: string,
  { content, raw, removal }: Announced,
): Operation => ({
  updateOne: {
    filter: { _id, pending_write },
    update: {
      $set: {
        ...content,
        ...removal,
        raw_data_id: raw[0]?._id ?? null,
        imported_at: new Date().toISOString(),
        pending_write: null,
      },
      $unset: { fetched_at: '', raw_data: '' },
    },
  },
});
