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
 * The time of each property's last CRM reading. It is stored apart from the property, so that a reading without changes
 * is recorded without writing the property.
 */
@Injectable()
export class PropertyReadings {
  constructor(@InjectModel(propertyReadingModel.name) private readonly readings: PropertyReadingModel) {}

  /** Stores the time of a reading of these properties; a newer stored time stays. */
  async note(ids: readonly number[], fetchedAt: Date): Promise<void> {
    const writes = ids.map((_id) => ({
      updateOne: { filter: { _id }, update: { $max: { fetched_at: fetchedAt } }, upsert: true },
    }));
    const write = () => this.readings.bulkWrite(writes, { ordered: false });
    await write().catch((error: unknown) => {
      // Two concurrent first readings may both insert; the retry finds the document.
      if (error instanceof mongo.MongoBulkWriteError && error.code === duplicateKey) return write();
      throw error;
    });
  }

  /** The time of the newest reading of each property. */
  async newest(ids: readonly number[]): Promise<Map<number, Date>> {
    const found = await this.readings.find({ _id: { $in: [...ids] } }).lean<PropertyReading[]>();
    return new Map(found.map(({ _id, fetched_at }) => [_id, fetched_at]));
  }
}
