import { z } from 'zod';
import {
  energyShape,
  factShape,
  ImageAccessKey,
  kindShape,
  noteShape,
  OptionalField,
  placeShape,
  priceShape,
  PropertyImage,
} from './property.ts';

/** Keys of `optional_fields` that a visitor may see. */
export const publicOptionalFieldKeys: ReadonlySet<string> = new Set([
  'pool',
  'swimming_pool',
  'sauna',
  'balcony',
  'terrace',
  'garden',
  'lift',
  'built_in_kitchen',
  'cellar',
  'guest_toilet',
  'chimney',
  'barrier_free',
  'flooring_type',
  'bathroom',
  'number_of_parking_spaces',
  'parking_space_type',
  'number_of_floors',
  'number_of_balconies',
  'number_of_terraces',
]);

/** The keys of the amenities that a property's furnishing note states, at most as many as a card shows. */
const amenities = z.array(z.string()).max(6);

/**
 * An image as visitors see it. `origin` is read from the title in the CRM, also if that is hidden from visitors.
 * `counterpart_id` connects a visualisation and the original photo of the same subject.
 */
export const PublicImage = PropertyImage.extend({
  access_key: ImageAccessKey,
  origin: z.enum(['original', 'edited', 'staged', 'generated']),
  counterpart_id: z.string().optional(),
});
export type PublicImage = z.infer<typeof PublicImage>;

/**
 * The only whitelist of the fields that a visitor may see (architecture.md, What a visitor may see). The schema is
 * strict: an unknown field makes the response invalid. Street, number and coordinates are absent unless `hide_address`
 * is literally false. The CRM's internal `name` is always absent. If the price is displayed as 'Preis auf Anfrage',
 * then price, base_rent, total_rent, price_per_sqm and deposit are absent, and so are courtage and courtage_note if
 * they contain an amount. `map_point` is the only position for a map: shifted by some hundred metres if the address is
 * hidden, and absent if the property is sold or let.
 */
export const PublicProperty = z.strictObject({
  id: z.int(),
  title: z.string(),
  ...placeShape,
  ...priceShape,
  ...kindShape,
  ...factShape,
  ...noteShape,
  ...energyShape,
  map_point: z.strictObject({ lng: z.number(), lat: z.number(), is_rough: z.boolean() }).nullish(),
  amenities,
  optional_fields: z.array(OptionalField),
  images: z.array(PublicImage),
  imported_at: z.string(),
  first_public_at: z.string().nullish(),
  updated_at: z.string().nullish(),
});
export type PublicProperty = z.infer<typeof PublicProperty>;

/** The subset of fields for a card, with one image. */
export const PropertyCard = z.strictObject({
  id: z.int(),
  title: z.string(),
  city: z.string().nullish(),
  region: z.string().nullish(),
  zip_code: z.string().nullish(),
  country: z.string().nullish(),
  price: z.number().nullish(),
  base_rent: z.number().nullish(),
  total_rent: z.number().nullish(),
  rent_subsidy: priceShape.rent_subsidy,
  courtage: priceShape.courtage,
  currency: z.string().nullish(),
  price_on_inquiry: z.boolean().nullish(),
  marketing_type: z.string().nullish(),
  rs_type: z.string().nullish(),
  property_status_id: z.int(),
  website_status: kindShape.website_status,
  number_of_rooms: z.number().nullish(),
  number_of_bed_rooms: z.number().nullish(),
  number_of_bath_rooms: z.number().nullish(),
  living_space: z.number().nullish(),
  usable_floor_space: z.number().nullish(),
  net_floor_space: z.number().nullish(),
  plot_area: z.number().nullish(),
  amenities,
  image: PublicImage.nullable(),
  imported_at: z.string(),
  first_public_at: z.string().nullish(),
});
export type PropertyCard = z.infer<typeof PropertyCard>;

/**
 * A property that was sold or let, as a reference. `region` is its district also where the CRM leaves that out.
 * `closed_year` is the year of the sale or letting, `days_online` the days from the first day on the website until then;
 * null where unknown.
 */
export const ReferenceCard = PropertyCard.extend({
  closed_year: z.int().nullish(),
  days_online: z.int().min(1).nullish(),
});
export type ReferenceCard = z.infer<typeof ReferenceCard>;

/**
 * A property in the comparison of favourites: its card and further figures, with the same fields hidden as in
 * `PublicProperty`.
 */
export const ComparedProperty = PropertyCard.extend({
  street: placeShape.street,
  house_number: placeShape.house_number,
  region: placeShape.region,
  service_charge: priceShape.service_charge,
  floor: factShape.floor,
  construction_year: factShape.construction_year,
  energy_efficiency_class: energyShape.energy_efficiency_class,
  energy_efficiency_value: energyShape.energy_efficiency_value,
  thermal_characteristic: energyShape.thermal_characteristic,
  energy_certificate_end_date: energyShape.energy_certificate_end_date,
});
export type ComparedProperty = z.infer<typeof ComparedProperty>;
