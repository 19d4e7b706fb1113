import { InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { rawDataModel, type RawData, type RawDataModel } from './raw-data.schema.ts';

/** Raw data without a property are deleted only after this time, which is longer than any write takes. */
const orphanAgeMs = 60 * 60_000;

export type NewRawData = Pick<RawData, '_id' | 'property_id' | 'raw_data'>;

/**
 * Stores the raw data of the CRM. They have a collection of their own, because they are nine tenths of a record and
 * only staff read them. Raw data are stored before the property that refers to them, so a crash in between leaves raw
 * data without a property (orphans).
 */
@Injectable()
export class RawDataStore {
  constructor(
    @InjectModel(rawDataModel.name) private readonly rawData: RawDataModel,
    @InjectLog() private readonly log: Log,
  ) {}

  async store(added: readonly NewRawData[]): Promise<void> {
    if (added.length === 0) return;
    const written_at = new Date();
    await this.rawData.insertMany(
      added.map((data) => ({ ...data, written_at })),
      { lean: true },
    );
  }

  async read(id: string): Promise<RawData['raw_data'] | null> {
    const stored = await this.rawData.findById(id, ['raw_data']).lean();
    return stored?.raw_data ?? null;
  }

  /**
   * Deletes the replaced raw data of the written properties, and orphans of these properties. An error is only logged,
   * because the properties are already written, and their next write deletes these raw data too.
   */
  async drop(replaced: readonly string[], current: readonly NewRawData[]): Promise<void> {
    const orphans = {
      property_id: { $in: current.map(({ property_id }) => property_id) },
      _id: { $nin: current.map(({ _id }) => _id) },
      written_at: { $lt: new Date(Date.now() - orphanAgeMs) },
    };
    await this.rawData
      .deleteMany({ $or: [{ _id: { $in: [...replaced] } }, orphans] })
      .catch((err: unknown) => this.log.warn({ err }, 'replaced raw data stays'));
  }
}
