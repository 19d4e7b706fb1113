import { translated } from '../stock/options.ts';
import { statusOf } from '../stock/statuses.ts';
import { type Json, type JsonObject, type Unit, type UnitImage } from '../stock/unit.ts';
import { imageUrl } from './image-urls.ts';

const structural = [
  'id',
  'name',
  'unit_id',
  'exposee_id',
  'project_id',
  'broker_id',
  'street',
  'house_number',
  'zip_code',
  'city',
  'country',
  'region',
  'address',
  'short_address',
  'lat',
  'lng',
  'marketing_type',
  'object_type',
  'rs_type',
  'rs_category',
  'archived',
  'property_space_value',
  'created_at',
  'updated_at',
];

const plain = [
  'title',
  'price',
  'price_on_inquiry',
  'base_rent',
  'total_rent',
  'service_charge',
  'heating_costs',
  'deposit',
  'courtage',
  'number_of_rooms',
  'number_of_bed_rooms',
  'number_of_bath_rooms',
  'living_space',
  'plot_area',
  'usable_floor_space',
  'floor',
  'construction_year',
  'condition',
  'free_from',
  'energy_efficiency_class',
  'energy_efficiency_value',
  'thermal_characteristic',
  'building_energy_rating_type',
  'energy_certificate_availability',
  'heating_type',
  'firing_types',
  'description_note',
  'furnishing_note',
  'location_note',
  'other_note',
];

const furnishings = [
  'lift',
  'balcony',
  'garden',
  'cellar',
  'built_in_kitchen',
  'guest_toilet',
  'chimney',
  'sauna',
  'swimming_pool',
  'barrier_free',
  'flooring_type',
  'bathroom',
  'number_of_parking_spaces',
  'parking_space_type',
];

const pick = (names: string[], value: (name: string) => Json): JsonObject =>
  Object.fromEntries(names.map((name) => [name, value(name)]));

/** The plain values shared by the flat list and the single object without `new=1`. */
export const plainFields = (unit: Unit): JsonObject => ({
  ...pick(structural, (name) => unit.flat[name] ?? null),
  ...pick(plain, (name) => translated(name, unit.fields[name] ?? null)),
});

/** The list without `expand`: plain values, amenities under `furnishings`, other image keys, no `hide_address`. */
export const flatUnit = (unit: Unit, origin: string): JsonObject => ({
  ...plainFields(unit),
  status: { id: unit.statusId, name: statusOf(unit.statusId).name },
  furnishings: pick(furnishings, (name) => translated(name, unit.fields[name] ?? null)),
  images: unit.images.map((image) => flatImage(image, origin)),
});

/** The flat image has no privacy mark, which is another reason to avoid this shape. */
const flatImage = (image: UnitImage, origin: string): JsonObject => ({
  id: image.id,
  title: image.title,
  position: image.position,
  original: imageUrl(origin, image, 'original'),
  big: imageUrl(origin, image, 'big'),
  medium: imageUrl(origin, image, 'medium'),
  thumb: imageUrl(origin, image, 'thumb'),
});
