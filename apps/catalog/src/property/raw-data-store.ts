import { InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { rawDataModel, type RawData, type RawDataModel } from './raw-data.schema.ts';

/** Minimum age of orphaned raw data before deletion; longer than any write takes. */
const orphanAgeMs = 60 * 60_000;

export type NewRawData = Pick<RawData, '_id' | 'property_id' | 'raw_data'>;

/**
 * Raw data of the CRM. It has its own collection, because it is nine tenths of a record and only staff read it. Raw
 * data is stored before the property that refers to it, so a crash in between leaves orphaned raw data.
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
   * Deletes the replaced raw data of the properties and their orphans from crashes. A failure is only logged, because
   * the properties are written and the next write deletes both.
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
