import { type StoredPriceRange } from '@estate/contracts/catalog/price-range';
import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Schema, type Model } from 'mongoose';

/** A document of `price_ranges`. It holds no street, number or name. */
export interface PriceRangeDocument extends Omit<StoredPriceRange, 'id'> {
  /** The hash of question, result and versions. */
  _id: string;
  /** When the question was asked last. */
  created_at: Date;
}
export type PriceRangeModel = Model<PriceRangeDocument>;

const text = { type: String, required: true } as const;
const schema = new Schema<PriceRangeDocument>(
  {
    _id: text,
    home: { type: Schema.Types.Mixed, required: true },
    districts: { type: [String], required: true },
    day: text,
    data_version: text,
    rules_version: text,
    result: { type: Schema.Types.Mixed, required: true },
    claim: { type: Schema.Types.Mixed, default: null },
    created_at: { type: Date, required: true },
  },
  { ...strictSchema, minimize: false, collection: 'price_ranges' },
).index({ created_at: -1, _id: -1 });

export const priceRangeModel = { name: 'PriceRange', schema };
