import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

/** A document of `property_raw_data`: the CRM's data for a property at one write. */
export interface RawData {
  /** The property's `raw_data_id`. Each write has a new id, so that no write replaces the data of another. */
  _id: string;
  property_id: number;
  raw_data: Record<string, unknown>;
  written_at: Date;
}
export type RawDataModel = Model<RawData>;

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
