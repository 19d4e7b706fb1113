import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { mongo } from 'mongoose';
import {
  propertyReadingModel,
  type PropertyReading,
  type PropertyReadingModel,
} from './property-reading.schema.ts';

export const duplicateKey = 11_000;

/**
 * When each property was last read from the CRM. Apart from the property, so that a reading that changed nothing writes
 * no property and is remembered all the same.
 */
@Injectable()
export class PropertyReadings {
  constructor(@InjectModel(propertyReadingModel.name) private readonly readings: PropertyReadingModel) {}

  /** Notes a reading of these properties; a newer one that is noted already stays. */
  async note(ids: readonly number[], fetchedAt: Date): Promise<void> {
    const writes = ids.map((_id) => ({
      updateOne: { filter: { _id }, update: { $max: { fetched_at: fetchedAt } }, upsert: true },
    }));
    const write = () => this.readings.bulkWrite(writes, { ordered: false });
    await write().catch((error: unknown) => {
      // Two first readings of a property may both try to insert; the second time the row is there.
      if (error instanceof mongo.MongoBulkWriteError && error.code === duplicateKey) return write();
      throw error;
    });
  }

  /** The time of the newest reading by property. */
  async newest(ids: readonly number[]): Promise<Map<number, Date>> {
    const found = await this.readings.find({ _id: { $in: [...ids] } }).lean<PropertyReading[]>();
    return new Map(found.map(({ _id, fetched_at }) => [_id, fetched_at]));
  }
}
