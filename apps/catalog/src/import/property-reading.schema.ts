import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

/** A document of `property_readings`: the time of the last CRM reading of the property with this id. */
export interface PropertyReading {
  _id: number;
  fetched_at: Date;
}
export type PropertyReadingModel = Model<PropertyReading>;

const readingSchema = new Schema<PropertyReading>(
  { _id: { type: Number, required: true }, fetched_at: { type: Date, required: true } },
  { ...strictSchema, collection: 'property_readings' },
);

export const propertyReadingModel = { name: 'PropertyReading', schema: readingSchema };
