import { updatableFields, type UpdatableField } from '@estate/contracts/property-fields';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDuplicateKey } from '@estate/server-kit/mongo';
import {
  propertyReadingModel,
  type PropertyReading,
  type PropertyReadingModel,
} from './property-reading.schema.ts';

/** The times of the newest readings of a property. */
export type Noted = Pick<PropertyReading, 'fetched_at' | 'fields'>;

/** True if `time` is known and after `fetchedAt`. */
export const isLater = (time: Date | null | undefined, fetchedAt: Date): boolean =>
  time != null && time > fetchedAt;

/** The fields that were read alone after `fetchedAt`. */
export const fieldsReadSince = (noted: Noted | undefined, fetchedAt: Date): UpdatableField[] =>
  updatableFields.filter((field) => isLater(noted?.fields?.[field], fetchedAt));

/**
 * The time of each property's last CRM reading, and of the last readings of single fields. They are stored apart from the
 * property, so that a reading without changes is recorded without writing the property.
 */
@Injectable()
export class PropertyReadings {
  constructor(@InjectModel(propertyReadingModel.name) private readonly readings: PropertyReadingModel) {}

  /** Stores the time of a reading of these properties; a newer stored time stays. */
  async note(ids: readonly number[], fetchedAt: Date): Promise<void> {
    const times = { fetched_at: fetchedAt };
    const matched = await this.raise(ids, times);
    if (matched === ids.length || (matched === 0 && (await this.insert(ids, times)))) return;
    await this.upsert(ids, times);
  }

  /** Stores the time of a reading of single fields; a newer stored time stays. */
  async noteFields(
    read: readonly { id: number; fields: readonly UpdatableField[] }[],
    fetchedAt: Date,
  ): Promise<void> {
    const idsByFields = new Map<string, number[]>();
    for (const { id, fields } of read) {
      const ids = idsByFields.get(fields.join());
      if (ids) ids.push(id);
      else idsByFields.set(fields.join(), [id]);
    }
    for (const [fields, ids] of idsByFields) {
      const times = Object.fromEntries(fields.split(',').map((field) => [`fields.${field}`, fetchedAt]));
      if ((await this.raise(ids, times)) < ids.length) await this.upsert(ids, times);
    }
  }

  /** The times of the newest readings of each property. */
  async newest(ids: readonly number[]): Promise<Map<number, Noted>> {
    const found = await this.readings.find({ _id: { $in: [...ids] } }).lean<PropertyReading[]>();
    return new Map(found.map(({ _id, ...noted }) => [_id, noted]));
  }

  /** The number of known properties, whose times are never set back. */
  private async raise(ids: readonly number[], times: Record<string, Date>): Promise<number> {
    // One operation for all known properties, because an operation for each costs a sync without changes the most.
    const { matchedCount } = await this.readings.updateMany({ _id: { $in: [...ids] } }, { $max: times });
    return matchedCount;
  }

  /** The first reading of properties; false if another one was stored meanwhile. */
  private async insert(ids: readonly number[], times: Pick<PropertyReading, 'fetched_at'>): Promise<boolean> {
    const documents = ids.map((_id) => ({ _id, ...times }));
    try {
      await this.readings.insertMany(documents, { lean: true, ordered: false });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  private async upsert(ids: readonly number[], times: Record<string, Date>): Promise<void> {
    const writes = ids.map((_id) => ({
      updateOne: { filter: { _id }, update: { $max: times }, upsert: true },
    }));
    const write = () => this.readings.bulkWrite(writes, { ordered: false });
    await write().catch((error: unknown) => {
      // Two concurrent first readings may both insert; the retry finds the document.
      if (isDuplicateKey(error)) return write();
      throw error;
    });
  }
}
