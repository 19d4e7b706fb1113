import {
  updatableFields,
  type UpdatableField,
  type UpdatePropertyFields,
} from '@estate/contracts/catalog/property-fields';
import { contentHash } from '@estate/server-kit/text/content-hash';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { changesBetween } from '../history/changes-between.ts';
import { type HistoryEntry } from '../history/history-entry.schema.ts';
import { PropertyHistory } from '../history/property-history.ts';
import { listingFields } from '../property/listing-fields.ts';
import { priceChangedEvents } from '../property/property-events.ts';
import { propertyModel, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';
import { fieldTimes, isOutdated, isFieldOutdated, unchangedFilter } from './reading-order.ts';
import { type UpsertBatch } from './upsert-batch.ts';

export type IncomingFields = z.output<typeof UpdatePropertyFields.input>['properties'][number];
export type FieldOutcome = z.output<typeof UpdatePropertyFields.output>['results'][number]['outcome'];
type Batch = UpsertBatch<IncomingFields, FieldOutcome>;

/**
 * Writes single fields of stored properties. As in PropertyWriter, older data never replace newer ones: the value that
 * was fetched from the CRM last is kept, whether it was fetched alone or with the whole property. The property stores
 * the fetch time of each single field.
 */
@Injectable()
export class FieldWriter {
  constructor(
    @InjectModel(propertyModel.name) private readonly properties: PropertyModel,
    private readonly history: PropertyHistory,
  ) {}

  /**
   * Writes the properties of the batch that have no outcome yet. Those that a concurrent write has changed get no
   * outcome and are read again in the next pass.
   */
  async write(batch: Batch): Promise<void> {
    const properties = await this.properties.find({ _id: { $in: batch.openIds } }).lean<StoredProperty[]>();
    const storedById = new Map(properties.map((stored) => [stored._id, stored]));
    const entries = await Promise.all(
      batch.open.map(async (incoming) => {
        const stored = storedById.get(incoming.id);
        const outcome = stored ? outcomeOf(incoming, stored, batch.fetchedAt) : 'unknown';
        if (stored && (outcome === 'updated' || outcome === 'unchanged')) {
          if (!(await this.writeOne(incoming, stored, batch.fetchedAt, outcome))) return [];
        }
        batch.settle(incoming.id, outcome);
        if (!stored || outcome !== 'updated') return [];
        batch.facts.push(...priceChangedEvents(stored, amountsOf(stored, incoming).amount));
        return [historyEntry(incoming, stored, batch)];
      }),
    );
    await this.history.add(entries.flat());
  }

  /**
   * Writes the fields of one property. Returns false if a concurrent write has changed the property after it was read.
   */
  private async writeOne(
    incoming: IncomingFields,
    stored: StoredProperty,
    fetchedAt: Date,
    outcome: 'updated' | 'unchanged',
  ): Promise<boolean> {
    const times = fieldTimes(incomingFieldNames(incoming), fetchedAt);
    const { matchedCount } = await this.properties.updateOne(unchangedFilter(stored, fetchedAt), {
      $set: { ...times, ...(outcome === 'updated' ? fieldChanges(stored, incoming) : {}) },
    });
    return matchedCount === 1;
  }
}

const incomingFieldNames = (incoming: IncomingFields): UpdatableField[] =>
  updatableFields.filter((field) => incoming[field] !== undefined);

const incomingFields = (incoming: IncomingFields) =>
  Object.fromEntries(incomingFieldNames(incoming).map((field) => [field, incoming[field] ?? null]));

const amountsOf = (stored: StoredProperty, incoming: IncomingFields) =>
  listingFields({ ...stored, id: stored._id, ...incomingFields(incoming) });

function outcomeOf(incoming: IncomingFields, stored: StoredProperty, fetchedAt: Date): FieldOutcome {
  const fields = incomingFieldNames(incoming);
  if (isOutdated(stored, fetchedAt) || fields.some((field) => isFieldOutdated(field, stored, fetchedAt)))
    return 'outdated';
  const isEqual = fields.every(
    (field) => contentHash(incoming[field] ?? null) === contentHash(stored[field] ?? null),
  );
  return isEqual ? 'unchanged' : 'updated';
}

/**
 * The changed fields, the amounts in `listing` that are derived from them, and a new content hash. The hash differs
 * from that of every import, so that the next import writes the whole property and its raw data again.
 */
function fieldChanges(stored: StoredProperty, incoming: IncomingFields) {
  const fields = incomingFields(incoming);
  const { amount, amount_asc, warm_rent, warm_rent_asc, gross_yield } = amountsOf(stored, incoming);
  return {
    ...fields,
    'listing.amount': amount,
    'listing.amount_asc': amount_asc,
    'listing.warm_rent': warm_rent,
    'listing.warm_rent_asc': warm_rent_asc,
    'listing.gross_yield': gross_yield,
    content_hash: contentHash({ before: stored.content_hash, fields }),
    imported_at: new Date().toISOString(),
  };
}

const historyEntry = (
  { id, ...fields }: IncomingFields,
  stored: StoredProperty,
  { job }: Batch,
): Omit<HistoryEntry, 'created_at'> => ({
  property_id: id,
  source: 'update',
  by: null,
  job,
  changes: changesBetween(stored, fields),
});
