import { PropertyRecord } from '@estate/contracts/catalog/property';
import { type PublicImage } from '@estate/contracts/catalog/public-property';
import { type UpdatableField } from '@estate/contracts/catalog/property-fields';
import { imageOrigins } from '@estate/domain/property/image-origin';
import { removalReasons, type RemovalReason } from '@estate/domain/property/removal-reasons';
import { staffColumns, type StaffColumn } from '@estate/domain/search/staff-filter';
import { WebsiteStatus } from '@estate/contracts/values';
import { strictSchema } from '@estate/server-kit/stores/mongo';
import { Schema, type Model } from 'mongoose';
import { z } from 'zod';
import { type ListingFields } from './listing-fields.ts';
import { type PublicPoint } from './public-point.ts';

/** An image of the record with its access key. Origin and public title are derived when it is read. */
export type StoredImage = Omit<PublicImage, 'origin' | 'counterpart_id'>;

/** A document of `properties`: the record, with the CRM's id as `_id`, and catalog's internal fields. */
export interface StoredProperty extends Omit<PropertyRecord, 'id' | 'images' | 'raw_data'> {
  _id: number;
  images: StoredImage[];
  listing: Omit<ListingFields, 'cover'> & {
    cover: PublicImage | null;
    /** The published position; null if the property has none. */
    point: PublicPoint | null;
    /** The search words of the stations near `point` (station-words.ts). */
    stations?: string[];
  };
  /** The id of the property's raw data in `property_raw_data`; null if there are none. */
  raw_data_id: string | null;
  /**
   * When the stored data were fetched from the CRM, or the CRM confirmed the removal. Imports and removals with an
   * earlier time are refused.
   */
  fetched_at?: Date | null;
  /** For fields that were fetched separately from the whole property: the time of the last fetch. */
  fields_fetched_at?: Partial<Record<UpdatableField, Date>>;
  /** A hash that changes with each write of content, so that concurrent writes are detected. */
  content_hash: string;
  /** Counts the switches of `website_status`; absent before the first. */
  status_version?: number;
  /** The website status before the last switch. */
  former_website_status?: WebsiteStatus;
  /** When the property goes online by itself, and who ordered it; absent if it does not. */
  publish_at?: Date;
  publish_by?: string;
  /** Why the property was removed, according to the CRM's response at `removed_at`; null for properties not removed. */
  removed_because: RemovalReason | null;
  removed_at: Date | null;
  /**
   * When the property was public for the first time; null before. The page of a property that is not public has the
   * HTTP status 410 if this is set, else 404.
   */
  was_public_at: Date | null;
}
export type PropertyModel = Model<StoredProperty>;

const imageFields = {
  id: { type: String, required: true },
  title: { type: String, default: null },
  position: { type: Number, required: true },
  is_floorplan: { type: Boolean, required: true },
  storage_path: { type: String, required: true },
  change_mark: { type: String, required: true },
  width: Number,
  height: Number,
  access_key: { type: String, required: true },
} as const;

const image = new Schema<StoredImage>(imageFields, { _id: false, id: false });

const cover = new Schema<PublicImage>(
  {
    ...imageFields,
    origin: { type: String, enum: Object.keys(imageOrigins), required: true },
    counterpart_id: String,
  },
  { _id: false, id: false },
);

const point = new Schema<PublicPoint>({ lng: Number, lat: Number, is_rough: Boolean }, { _id: false });

const listing = new Schema<StoredProperty['listing']>(
  {
    words: { type: String, required: true },
    text: { type: String, required: true },
    features: { type: [String], required: true },
    staff_words: { type: String, default: '' },
    city: { type: String, default: '' },
    places: [String],
    status_rank: { type: Number, required: true },
    state_rank: { type: Number, required: true },
    is_rent: { type: Boolean, required: true },
    amount: { type: Number, default: null },
    amount_asc: { type: Number, required: true },
    area: { type: Number, default: null },
    warm_rent: { type: Number, default: null },
    warm_rent_asc: { type: Number, default: Number.MAX_SAFE_INTEGER },
    gross_yield: { type: Number, default: null },
    free_day: { type: String, default: null },
    amenities: [String],
    cover: { type: cover, default: null },
    image_count: { type: Number, required: true },
    updated_time: { type: Date, default: null },
    title_key: { type: String, default: '' },
    city_key: { type: String, default: '' },
    staff_amount: { type: Number, default: null },
    is_energy_incomplete: { type: Boolean, default: false },
    point: { type: point, default: null },
    stations: { type: [String], default: undefined },
  },
  { _id: false },
);

/**
 * For each column of the staff table, the stored fields by which it is sorted in ascending order; the id follows.
 * Whether a property is online depends on three fields; sorted by these, the online ones come first.
 */
const staffOrderFields = {
  id: {},
  unit_id: { unit_id: 1 },
  title: { 'listing.title_key': 1 },
  city: { 'listing.city_key': 1 },
  marketing_type: { marketing_type: 1 },
  rs_type: { rs_type: 1 },
  property_status_id: { property_status_id: 1 },
  website_status: { website_status: 1, removed_because: 1, property_status_id: -1 },
  broker: { openimmo_lastname: 1, openimmo_firstname: 1 },
  price: { 'listing.staff_amount': 1 },
  number_of_rooms: { number_of_rooms: 1 },
  living_space: { living_space: 1 },
  imported_at: { imported_at: 1 },
  updated_at: { 'listing.updated_time': 1 },
} as const satisfies Record<StaffColumn, Readonly<Record<string, 1 | -1>>>;

const inner = (field: z.core.$ZodType): z.core.$ZodType =>
  field instanceof z.ZodOptional || field instanceof z.ZodNullable ? inner(field.unwrap()) : field;

/** The Mongoose type of a text, number or boolean field; undefined for any other field. */
function scalarType(field: z.core.$ZodType) {
  if (field instanceof z.ZodString) return String;
  if (field instanceof z.ZodNumber) return Number;
  return field instanceof z.ZodBoolean ? Boolean : undefined;
}

/**
 * The Mongoose schema fields for the nullable texts, numbers and booleans of a contract, each null by default. The
 * schema has to define required fields and fields of other types itself.
 */
function nullableScalars(shape: z.core.$ZodShape) {
  const columns = Object.entries(shape).flatMap(([key, field]) => {
    const type = scalarType(inner(field));
    const isNullable = z.safeParse(field, null).success;
    return type && isNullable ? [[key, { type, default: null }] as const] : [];
  });
  return Object.fromEntries(columns);
}

export const propertySchema = new Schema<StoredProperty>(
  {
    _id: { type: Number, required: true },
    ...nullableScalars(PropertyRecord.shape),
    property_status_id: { type: Number, required: true },
    website_status: { type: String, enum: WebsiteStatus.options, required: true },
    optional_fields: {
      type: [{ _id: false, key: String, name: String, value: Schema.Types.Mixed }],
      default: null,
    },
    images: { type: [image], required: true },
    storage_images: { type: [String], required: true },
    group_ids: { type: [String], default: null },
    data_warnings: { type: [{ _id: false, field: String, reason: String }], default: null },
    custom_fields: { type: Schema.Types.Mixed, default: null },
    raw_data_id: { type: String, default: null },
    imported_at: { type: String, required: true },
    listing: { type: listing, required: true },
    fetched_at: { type: Date },
    fields_fetched_at: {
      type: new Schema({ price_on_inquiry: { type: Date }, optional_fields: { type: Date } }, { _id: false }),
    },
    content_hash: { type: String, required: true },
    status_version: { type: Number },
    former_website_status: { type: String, enum: WebsiteStatus.options },
    publish_at: { type: Date },
    publish_by: { type: String },
    removed_because: { type: String, enum: [...removalReasons, null], default: null },
    removed_at: { type: Date, default: null },
    was_public_at: { type: Date, default: null },
  },
  { ...strictSchema, minimize: false, collection: 'properties' },
);

propertySchema
  .index({ website_status: 1, 'listing.status_rank': 1, _id: -1 })
  .index({ website_status: 1, 'listing.state_rank': 1, _id: -1 })
  .index({ website_status: 1, property_status_id: 1, _id: -1 })
  .index({ website_status: 1, property_status_id: 1, imported_at: -1, _id: -1 })
  .index({ website_status: 1, 'listing.is_rent': 1, 'listing.amount_asc': 1, _id: -1 })
  .index({ website_status: 1, 'listing.is_rent': 1, 'listing.amount': -1, _id: -1 })
  .index({ website_status: 1, 'listing.amount_asc': 1, _id: -1 })
  .index({ website_status: 1, 'listing.amount': -1, _id: -1 })
  .index({ website_status: 1, 'listing.warm_rent_asc': 1, _id: -1 })
  .index({ website_status: 1, 'listing.area': -1, _id: -1 })
  .index({ website_status: 1, plot_area: -1, _id: -1 })
  .index({ website_status: 1, 'listing.places': 1, _id: -1 })
  .index({ website_status: 1, 'listing.point.lat': 1 })
  .index({ website_status: 1, city: 1, 'listing.state_rank': 1, _id: -1 })
  .index({ website_status: 1, rs_type: 1, 'listing.is_rent': 1, 'listing.amount': 1 })
  .index({ sold_date: -1, _id: -1 })
  .index({ publish_at: 1 }, { sparse: true });

/**
 * The sort order of a column. Rows with equal values are sorted by id in the same direction, so that one index serves
 * both directions.
 */
export const staffColumnOrder = (column: StaffColumn, direction: 1 | -1): Record<string, 1 | -1> => {
  const fields: Readonly<Record<string, 1 | -1>> = staffOrderFields[column];
  const order = Object.entries(fields).map(
    ([field, upwards]) => [field, upwards === direction ? 1 : -1] as const,
  );
  return { ...Object.fromEntries(order), _id: direction };
};

for (const column of staffColumns) if (column !== 'id') propertySchema.index(staffColumnOrder(column, -1));

export const propertyModel = { name: 'Property', schema: propertySchema };
