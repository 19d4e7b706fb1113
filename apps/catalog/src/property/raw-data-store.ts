import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Retention } from '@estate/server-kit/stores/retention';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';
import { propertyModel, type PropertyModel } from './property.schema.ts';

/** A document of `property_raw_data`: the CRM's data for a property at one write. */
export interface RawData {
  /** The property's `raw_data_id`. Each write has a new id, so that no write replaces the data of another. */
  _id: string;
  property_id: number;
  raw_data: Record<string, unknown>;
  written_at: Date;
}

const rawDataSchema = new Schema<RawData>(
  {
    _id: { type: String, required: true },
    property_id: { type: Number, required: true },
    raw_data: { type: Schema.Types.Mixed, required: true },
    written_at: { type: Date, required: true },
  },
  { ...strictSchema, minimize: false, collection: 'property_raw_data' },
);

export const rawDataModel = { name: 'RawData', schema: rawDataSchema };

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
    @InjectModel(rawDataModel.name) private readonly rawData: Model<RawData>,
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
   * Deletes the replaced raw data of the written properties. An error is only logged, because the properties are
   * already written, and `RawDataRetention` deletes these raw data too.
   */
  async drop(replaced: readonly string[]): Promise<void> {
    await this.rawData
      .deleteMany({ _id: { $in: [...replaced] } })
      .catch((err: unknown) => this.log.warn({ err }, 'replaced raw data stays'));
  }
}

/** Deletes the raw data that no property refers to, whether the property has other raw data or is gone. */
@Injectable()
export class RawDataRetention {
  constructor(
    @InjectModel(rawDataModel.name) private readonly rawData: Model<RawData>,
    @InjectModel(propertyModel.name) private readonly properties: PropertyModel,
    retention: Retention,
  ) {
    retention.hourly('raw data without a property', () => this.deleteOrphans());
  }

  private async deleteOrphans(): Promise<void> {
    // With the hint, the index answers; the documents themselves have 28 KB each.
    const stored = await this.rawData.find({}, { _id: 1 }).hint({ _id: 1 }).lean();
    const referring = await this.properties.find({ raw_data_id: { $ne: null } }, { raw_data_id: 1 }).lean();
    const named = new Set(referring.map(({ raw_data_id }) => raw_data_id));
    const orphans = stored.map(({ _id }) => _id).filter((id) => !named.has(id));
    await this.rawData.deleteMany({
      _id: { $in: orphans },
      written_at: { $lt: new Date(Date.now() - orphanAgeMs) },
    });
  }
}
