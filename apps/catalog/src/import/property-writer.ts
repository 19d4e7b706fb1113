import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { stationKeysNear } from '@estate/domain/search/station-words';
import { duplicatePositions } from '@estate/server-kit/stores/mongo';
import { changesBetween } from '../history/changes-between.ts';
import { PropertyHistory } from '../history/property-history.ts';
import { eventsBetween } from '../property/property-events.ts';
import { type PublicPoint, publicPoint } from '../property/public-point.ts';
import { PublicPoints } from '../property/public-points.service.ts';
import { mayLackPublicMark } from '../property/publicity.ts';
import { propertyModel, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';
import { type NewRawData, RawDataStore } from '../property/raw-data-store.ts';
import {
  compareIncoming,
  storedContentFields,
  newDocument,
  type StoredContent,
  type LocatedContent,
} from './property-content.ts';
import { notAfter, unchangedFilter } from './reading-order.ts';
import { type IncomingProperty, type UpsertBatch } from './upsert-batch.ts';

/** The content with its published position and the stations near it. */
const located = (
  content: NonNullable<ReturnType<typeof compareIncoming>['content']>,
  point: PublicPoint | null,
): LocatedContent => ({
  ...content,
  listing: { ...content.listing, point, stations: point ? stationKeysNear(point) : [] },
});

interface NewProperty {
  readonly document: StoredProperty;
  readonly raw: readonly NewRawData[];
}

interface ChangedProperty {
  readonly stored: StoredContent;
  readonly content: LocatedContent;
  /** The raw data to store with the property; empty if crm-sync sent none. */
  readonly raw: readonly NewRawData[];
}

/**
 * Writes imported properties in such a way that older data never replace newer data: the property stores the fetch time
 * of its newest import, and each write is one conditional update (decision 36). Properties that a concurrent write has
 * changed get no outcome, so that the next pass reads them again.
 */
@Injectable()
export class PropertyWriter {
  constructor(
    @InjectModel(propertyModel.name) private readonly properties: PropertyModel,
    private readonly rawData: RawDataStore,
    private readonly history: PropertyHistory,
    private readonly points: PublicPoints,
  ) {}

  /** Writes the properties of the batch that have no outcome yet. */
  async write(batch: UpsertBatch): Promise<void> {
    const [storedById, key] = await Promise.all([this.readStoredContents(batch.openIds), this.points.key()]);
    const created: NewProperty[] = [];
    const changed: ChangedProperty[] = [];
    const unchanged: StoredContent[] = [];
    for (const property of batch.open) {
      const { id } = property;
      const stored = storedById.get(id);
      const { outcome, content: read } = compareIncoming(batch.fetchedAt, property, stored);
      const content = read && located(read, publicPoint(read, key));
      if (!content) {
        batch.settle(id, outcome);
      } else if (!stored) {
        const raw = rawDataOf(property);
        created.push({ document: newDocument(id, content, batch, raw[0]?._id ?? null), raw });
      } else {
        if (mayLackPublicMark(stored, content)) batch.unmarked.add(id);
        if (outcome === 'unchanged') unchanged.push(stored);
        else changed.push({ stored, content, raw: rawDataOf(property) });
      }
    }
    await this.rawData.store([...created, ...changed].flatMap(({ raw }) => raw));
    await Promise.all([
      this.insert(batch, created),
      this.replace(batch, changed),
      this.raiseTimes(batch, unchanged),
    ]);
  }

  private async insert(batch: UpsertBatch, created: readonly NewProperty[]): Promise<void> {
    if (created.length === 0) return;
    const documents = created.map(({ document }) => document);
    // `lean` avoids mongoose documents, which would take half of the import's time; the contract has validated the
    // content.
    const inserting = this.properties.insertMany(documents, { lean: true, ordered: false });
    const duplicates = await inserting.then(() => new Set<number>(), duplicatePositions);
    const inserted = documents.filter((_document, index) => !duplicates.has(index));
    for (const document of inserted) {
      batch.settle(document._id, 'created');
      batch.facts.push(...eventsBetween(undefined, document));
    }
    await this.history.add(inserted.map(({ _id }) => historyEntry(batch, _id, {}, {})));
  }

  private async replace(batch: UpsertBatch, changed: readonly ChangedProperty[]): Promise<void> {
    const replaced = await Promise.all(
      changed.map(async (change) => {
        const before = await this.replaceOne(batch.fetchedAt, change);
        if (!before) return [];
        batch.settle(before._id, 'updated');
        batch.facts.push(...eventsBetween(before, { ...before, ...change.content }));
        return [{ ...change, before }];
      }),
    );
    const all = replaced.flat();
    if (all.length === 0) return;
    await this.history.add(
      all
        .map(({ before, content }) => historyEntry(batch, before._id, before, content))
        .filter(({ changes }) => changes.length > 0),
    );
    await this.rawData.drop(all.flatMap(({ before }) => before.raw_data_id ?? []));
  }

  /** Writes the new content. Returns the property as it was before; null if a concurrent write has changed it. */
  private replaceOne(
    fetched_at: Date,
    { stored, content, raw }: ChangedProperty,
  ): Promise<StoredProperty | null> {
    const raw_data_id = raw[0]?._id ?? null;
    const imported_at = new Date().toISOString();
    return this.properties
      .findOneAndUpdate(
        unchangedFilter(stored, fetched_at),
        { $set: { ...content, raw_data_id, fetched_at, imported_at } },
        { returnDocument: 'before' },
      )
      .lean<StoredProperty>();
  }

  /**
   * Sets the fetch time of unchanged properties. A single update for all of them, because one update each would take
   * most of the time of a sync without changes.
   */
  private async raiseTimes(batch: UpsertBatch, unchanged: readonly StoredContent[]): Promise<void> {
    if (unchanged.length === 0) return;
    const { matchedCount } = await this.properties.updateMany(
      {
        _id: { $in: unchanged.map(({ _id }) => _id) },
        content_hash: { $in: unchanged.map(({ content_hash }) => content_hash) },
        fetched_at: notAfter(batch.fetchedAt),
      },
      { $set: { fetched_at: batch.fetchedAt } },
    );
    if (matchedCount === unchanged.length) for (const { _id } of unchanged) batch.settle(_id, 'unchanged');
  }

  private async readStoredContents(ids: readonly number[]) {
    const query = this.properties.find({ _id: { $in: [...ids] } }, storedContentFields);
    return new Map((await query.lean<StoredContent[]>()).map((stored) => [stored._id, stored]));
  }
}

const historyEntry = ({ job }: UpsertBatch, property_id: number, before: object, after: object) => ({
  property_id,
  source: 'import' as const,
  by: null,
  job,
  changes: changesBetween(before, after),
});

const rawDataOf = ({ id, raw_data }: IncomingProperty): NewRawData[] =>
  raw_data ? [{ _id: `${id}:${randomUUID()}`, property_id: id, raw_data }] : [];
