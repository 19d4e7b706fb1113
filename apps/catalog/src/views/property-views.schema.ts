import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Schema, type Model } from 'mongoose';

/** A document of `property_views`: how often the page of a property was viewed on one day. */
export interface StoredViews {
  property_id: number;
  /** The date in Hamburg, such as `2026-11-26`. */
  day: string;
  views: number;
}
export type PropertyViewsModel = Model<StoredViews>;

const schema = new Schema<StoredViews>(
  {
    property_id: { type: Number, required: true },
    day: { type: String, required: true },
    views: { type: Number, required: true },
  },
  { ...strictSchema, collection: 'property_views' },
)
  .index({ property_id: 1, day: 1 }, { unique: true })
  .index({ day: 1 });

export const propertyViewsModel = { name: 'PropertyViews', schema };
