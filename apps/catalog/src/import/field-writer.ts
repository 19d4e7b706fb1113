import { randomUUID } from 'node:crypto';
import {
  updatableFields,
  type UpdatableField,
  type UpdatePropertyFields,
} from '@estate/contracts/property-fields';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { changesBetween } from '../history/changes-between.ts';
import { PropertyHistory } from '../history/property-history.ts';
import { listingFields } from '../property/listing-fields.ts';
import { propertyModel, type PropertyModel, type StoredProperty } from '../property/property.schema.ts';
import { contentHash } from './content-hash.ts';
import { isLater, PropertyReadings, type Noted } from './property-readings.ts';
import { type UpsertBatch } from './upsert-batch.ts';
import { announce, withdraw, type Operation } from './write-operations.ts';

/** The fields of a stored property that decide whether it is written; the others are read for a write. */
const comparedFields = ['content_hash', 'pending_write', 'images', 'fetched_at', ...updatableFields] as const;
type Compared = Pick<StoredProperty, '_id' | (typeof comparedFields)[number]>;
interface Written {
  readonly stored: StoredProperty;
  readonly incoming: IncomingFields;
}

export type IncomingFields = z.output<typeof UpdatePropertyFields.input>['properties'][number];
export type FieldOutcome = z.output<typeof UpdatePropertyFields.output>['results'][number]['outcome'];
type Batch = UpsertBatch<IncomingFields, FieldOutcome>;

export const namedFields = (incoming: IncomingFields): UpdatableField[] =>
  updatableFields.filter((field) => incoming[field] !== undefined);

/**
 * Writes single fields of stored properties by the steps of PropertyWriter, so that of two readings of a field the newer
 * one wins, whether it came alone or with the whole property.
 */
@Injectable()
export class FieldWriter {
  constructor(
    @InjectModel(propertyModel.name) private readonly properties: PropertyModel,
    private readonly readings: PropertyReadings,
    private readonly history: PropertyHistory,
  ) {}

  /** Settles properties where possible. Properties that a concurrent reading changed stay open for the next round. */
  async write(batch: Batch): Promise<void> {
    const [newest, known] = await Promise.all([
      this.readings.newest(batch.openIds),
      this.known(batch.openIds),
    ]);
    const token = randomUUID();
    const announced: IncomingFields[] = [];
    const operations: Operation[] = [];
    for (const incoming of batch.open) {
      const { id } = incoming;
      const stored = known.get(id);
      if (!stored) {
        batch.settle(id, 'unknown');
      } else if (
        isOutdated(incoming, newest.get(id), batch.fetchedAt) ||
        isLater(stored.fetched_at, batch.fetchedAt)
      ) {
        batch.settle(id, 'outdated');
      } else if (!isEqual(incoming, stored)) {
        announced.push(incoming);
        operations.push(announce(stored, token));
      } else if (stored.pending_write) {
        operations.push(withdraw(id, stored.pending_write));
      } else {
        batch.settleEqual(id);
      }
    }
    await this.store(operations);
    if (announced.length > 0) await this.writeAnnounced(batch, announced, token);
  }

  private async writeAnnounced(
    batch: Batch,
    announced: readonly IncomingFields[],
    token: string,
  ): Promise<void> {
    const ids = announced.map(({ id }) => id);
    // Read after the announcement: if another process writes the property from now on, our own write no longer matches.
    const [newest, contents] = await Promise.all([this.readings.newest(ids), this.contents(ids)]);
    const written: Written[] = [];
    const operations = announced.map((incoming) => {
      const { id } = incoming;
      const stored = contents.get(id);
      if (!stored || isOutdated(incoming, newest.get(id), batch.fetchedAt)) return withdraw(id, token);
      written.push({ stored, incoming });
      batch.try(id, 'updated');
      return setFields(stored, incoming, token);
    });
    if (!(await this.store(operations))) return;
    for (const { incoming } of written) batch.settle(incoming.id, 'updated');
    await this.history.note(
      written.map(({ stored, incoming: { id, ...fields } }) => ({
        property_id: id,
        source: 'update',
        by: null,
        job: batch.job,
        changes: changesBetween(stored, fields),
      })),
    );
  }

  /** False if an operation matched no document. */
  private async store(operations: Operation[]): Promise<boolean> {
    if (operations.length === 0) return true;
    const { matchedCount } = await this.properties.bulkWrite(operations, { ordered: false });
    return matchedCount === operations.length;
  }

  private async known(ids: readonly number[]): Promise<Map<number, Compared>> {
    const found = this.properties.find({ _id: { $in: [...ids] } }, comparedFields);
    return byId(await found.lean<Compared[]>());
  }

  private async contents(ids: readonly number[]): Promise<Map<number, StoredProperty>> {
    const found = this.properties.find({ _id: { $in: [...ids] } }, { raw_data: 0 });
    return byId(await found.lean<StoredProperty[]>());
  }
}

const byId = <Stored extends { _id: number }>(all: Stored[]) => new Map(all.map((one) => [one._id, one]));

/** Whether a newer reading of the whole property or of one of the fields is noted. */
const isOutdated = (incoming: IncomingFields, noted: Noted | undefined, fetchedAt: Date) =>
  isLater(noted?.fetched_at, fetchedAt) ||
  namedFields(incoming).some((field) => isLater(noted?.fields?.[field], fetchedAt));

const isEqual = (incoming: IncomingFields, stored: Compared) =>
  namedFields(incoming).every(
    (field) => contentHash(incoming[field] ?? null) === contentHash(stored[field] ?? null),
  );

/**
 * Sets the fields and the amounts that lists derive from them. The new hash equals that of no reading, so the next import
 * writes the property and its raw data.
 */
function setFields(stored: StoredProperty, incoming: IncomingFields, token: string): Operation {
  const fields = Object.fromEntries(namedFields(incoming).map((field) => [field, incoming[field] ?? null]));
  const { amount, amount_upwards } = listingFields({ ...stored, id: stored._id, ...fields });
  return {
    updateOne: {
      filter: { _id: stored._id, pending_write: token },
      update: {
        $set: {
          ...fields,
          'listing.amount': amount,
          'listing.amount_upwards': amount_upwards,
          content_hash: contentHash({ before: stored.content_hash, fields }),
          imported_at: new Date().toISOString(),
          pending_write: null,
        },
      },
    },
  };
}
