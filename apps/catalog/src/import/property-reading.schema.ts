import { type UpdatableField } from '@estate/contracts/property-fields';
import { strictSchema } from '@estate/server-kit/mongo';
import { Schema, type Model } from 'mongoose';

/** A document of `property_readings`: the times of the last CRM readings of the property with this id. */
export interface PropertyReading {
  _id: number;
  /** The last reading of the whole property; missing if only fields of it were read. */
  fetched_at?: Date;
  /** The last readings of single fields. */
  fields?: Partial<Record<UpdatableField, Date>>;
}
export type PropertyReadingModel = Model<PropertyReading>;

const readingSchema = new Schema<PropertyReading>(
  {
    _id: { type: Number, required: true },
    fetched_at: { type: Date },
    fields: {
      type: new Schema({ price_on_inquiry: { type: Date }, optional_fields: { type: Date } }, { _id: false }),
    },
  },
  { ...strictSchema, collection: 'property_readings' },
);

export const propertyReadingModel = { name: 'PropertyReading', schema: readingSchema };
