import { z } from 'zod';
import { DataWarning } from './data-warning.ts';
import { WebsiteStatus } from '../values.ts';

const text = z.string().nullish();
const number = z.number().nullish();
const flag = z.boolean().nullish();

/**
 * One image of a property. `storage_path` is its place in the media bucket `property-images` and begins with the
 * property's id: `{propertyId}/{imageId}.jpeg`. `change_mark` is the version of the image: it differs whenever the
 * image has changed in the CRM.
 */
export const PropertyImage = z.object({
  id: z.string(),
  title: z.string().nullable(),
  position: z.int(),
  is_floorplan: z.boolean(),
  storage_path: z.string(),
  change_mark: z.string(),
  width: z.int().optional(),
  height: z.int().optional(),
});
export type PropertyImage = z.infer<typeof PropertyImage>;

/** Key that gives visitors access to one image: 96 random bits in base64url, unchanged as long as the image exists. */
export const ImageAccessKey = z.string().regex(/^[\w-]{16}$/);

export const OptionalField = z.object({ key: z.string(), name: z.string(), value: z.unknown() });
export type OptionalField = z.infer<typeof OptionalField>;

/** Fields that a visitor may see. They are separate shapes, because PublicProperty reuses them as its whitelist. */
export const placeShape = {
  street: text,
  house_number: text,
  zip_code: text,
  city: text,
  country: text,
  region: text,
  lat: number,
  lng: number,
  hide_address: flag,
};

export const priceShape = {
  price: number,
  currency: text,
  base_rent: number,
  total_rent: number,
  service_charge: number,
  heating_costs: number,
  /**
   * `rent_subsidy` is the CRM's field name for the monthly Hausgeld of a flat; `maintenance_reserve` is the reserve of
   * the owners' association.
   */
  rent_subsidy: number,
  maintenance_reserve: number,
  /**
   * Income of a let property: the net rent per year that is paid and that should be paid, or the income per month if only
   * that is known.
   */
  rental_income_actual: number,
  rental_income_target: number,
  rental_income: number,
  deposit: text,
  price_per_sqm: number,
  price_on_inquiry: flag,
  courtage: text,
  courtage_note: text,
  parking_space_price: number,
};

export const kindShape = {
  marketing_type: text,
  object_type: text,
  rs_type: text,
  rs_category: text,
  property_status_id: z.int(),
  website_status: WebsiteStatus,
};

export const factShape = {
  number_of_rooms: number,
  number_of_bed_rooms: number,
  number_of_bath_rooms: number,
  living_space: number,
  plot_area: number,
  usable_floor_space: number,
  net_floor_space: number,
  floor: text,
  construction_year: number,
  condition: text,
  free_from: text,
  rented: flag,
  number_of_units: number,
};

export const noteShape = {
  description_note: text,
  long_description_note: text,
  furnishing_note: text,
  long_furnishing_note: text,
  location_note: text,
  long_location_note: text,
  other_note: text,
  long_other_note: text,
  /** Drawbacks of the property, one per line, from the CRM's custom field that is named in the sync settings. */
  drawbacks_note: text,
};

export const energyShape = {
  energy_efficiency_class: text,
  energy_efficiency_value: number,
  thermal_characteristic: number,
  thermal_characteristic_heating: number,
  thermal_characteristic_electricity: number,
  building_energy_rating_type: text,
  energy_certificate_availability: text,
  energy_certificate_start_date: text,
  energy_certificate_end_date: text,
  energy_certificate_construction_year: number,
  heating_type: text,
  firing_types: text,
};

const internalShape = {
  location_name: text,
  short_address: text,
  address: text,
  sold_date: text,
  sold_price: number,
  total_commission: text,
  internal_commission: text,
  external_commission: text,
  internal_commission_percentage: number,
  external_commission_percentage: number,
  valuation_price: number,
  valuation_price_from: number,
  valuation_price_to: number,
  property_space_value: number,
  additional_area: number,
  apartment_number: text,
  openimmo_firstname: text,
  openimmo_lastname: text,
  openimmo_email: text,
  openimmo_phone: text,
  unit_id: text,
  exposee_id: text,
  project_id: text,
  broker_id: text,
  token: text,
  is24_id: text,
  is24_contact_id: text,
  group_ids: z.array(z.string()).nullish(),
  custom_fields: z.record(z.string(), z.unknown()).nullish(),
  data_warnings: z.array(DataWarning).nullish(),
  raw_data: z.record(z.string(), z.unknown()).nullish(),
};

/** Accepts an array, or its JSON text, which the specification allows too. */
const jsonArray = <Item extends z.ZodType>(item: Item) =>
  z.preprocess((value) => {
    if (typeof value !== 'string') return value;
    try {
      return JSON.parse(value) as unknown;
    } catch {
      return value;
    }
  }, z.array(item));

/**
 * A property as crm-sync sends it to catalog: all fields of the specification's record (staff-area §3) except those
 * that only catalog sets. Dates are ISO strings, areas in m², amounts in `currency`.
 */
export const PropertyUpsert = z.object({
  id: z.int().min(1),
  title: text,
  name: text,
  ...placeShape,
  ...priceShape,
  ...kindShape,
  website_status: WebsiteStatus.optional(),
  ...factShape,
  ...noteShape,
  ...energyShape,
  ...internalShape,
  optional_fields: z.array(OptionalField).nullish(),
  images: jsonArray(PropertyImage).default([]),
  storage_images: jsonArray(z.string()).default([]),
  created_at: text,
  updated_at: text,
});
export type PropertyUpsert = z.infer<typeof PropertyUpsert>;

/**
 * The stored record, which only staff see in full. `imported_at` is the time of the last write that changed the
 * content, initially of the first import. `first_public_at` is the time at which the property was first public; null
 * for properties of the website's first sync, and for those that were sold or let before they came to the website.
 */
export const PropertyRecord = PropertyUpsert.extend({
  website_status: WebsiteStatus,
  imported_at: z.string(),
  first_public_at: text,
});
export type PropertyRecord = z.infer<typeof PropertyRecord>;
