import { PropertyRecord } from '@estate/contracts/catalog/property';
import { PublicProperty } from '@estate/contracts/catalog/public-property';
import { describe, expect, it } from '@jest/globals';
import { createConnection, type SchemaType } from 'mongoose';
import { propertySchema } from './property.schema.ts';

const names = (text: string) => text.trim().split(/\s+/);
/** The text, number and flag fields of existing records, which the schema has to contain. */
const scalars = {
  String: names(`
    title name street house_number zip_code city country region location_name short_address address
    marketing_type object_type rs_type rs_category currency deposit courtage courtage_note floor condition
    free_from apartment_number description_note long_description_note furnishing_note long_furnishing_note
    location_note long_location_note other_note long_other_note drawbacks_note energy_efficiency_class
    building_energy_rating_type energy_certificate_availability energy_certificate_start_date
    energy_certificate_end_date heating_type firing_types sold_date total_commission internal_commission
    external_commission openimmo_firstname openimmo_lastname openimmo_email openimmo_phone unit_id
    exposee_id project_id broker_id token is24_id is24_contact_id created_at updated_at`),
  Number: names(`
    lat lng price base_rent total_rent service_charge heating_costs rent_subsidy maintenance_reserve rental_income_actual rental_income
    number_of_units price_per_sqm parking_space_price
    number_of_rooms number_of_bed_rooms number_of_bath_rooms living_space plot_area usable_floor_space
    net_floor_space additional_area property_space_value construction_year energy_efficiency_value
    thermal_characteristic thermal_characteristic_heating thermal_characteristic_electricity
    energy_certificate_construction_year sold_price internal_commission_percentage
    external_commission_percentage valuation_price valuation_price_from valuation_price_to`),
  Boolean: names(`
    hide_address price_on_inquiry rented`),
};
const sample = { String: 'Elbe', Number: 1.5, Boolean: true };
const storedSample = Object.entries(sample).flatMap(([type, value]) =>
  scalars[type as keyof typeof sample].map((field) => [field, type, value] as const),
);
const model = createConnection().model('Property', propertySchema);
const required = {
  _id: 7,
  property_status_id: 170241,
  website_status: 'aktiv',
  images: [],
  storage_images: [],
  imported_at: '2026-10-01T08:00:00.000Z',
  listing: { group: 0, amount_upwards: 1, image_count: 0 },
  content_hash: 'hash',
};

describe('the stored property', () => {
  it('has every field of the record, the id as _id, and none that the record does not know [S-3.10]', () => {
    const own = [
      'listing',
      'raw_data_id',
      'fetched_at',
      'fields_fetched_at',
      'content_hash',
      'was_public_at',
      'status_version',
      'former_website_status',
      'removed_because',
      'removed_at',
    ];
    const stored = Object.keys(propertySchema.paths).map((path) => (path === '_id' ? 'id' : path));
    const top = new Set(stored.map((path) => path.split('.')[0] ?? path));
    expect([...top].filter((path) => !own.includes(path)).sort()).toEqual(
      Object.keys(PropertyRecord.shape).sort(),
    );
  });

  it('has every field that a visitor may see', () => {
    // The point of the map is `listing.point`.
    const fields = Object.keys(PublicProperty.shape).filter((key) => !['id', 'map_point'].includes(key));
    expect(fields.filter((field) => !(field in propertySchema.paths))).toEqual([]);
  });

  it.each(storedSample)('keeps %s as %s, null if it is not given', (field, type) => {
    const { instance, defaultValue } = propertySchema.path<SchemaType & { defaultValue: unknown }>(field);
    expect([instance, defaultValue]).toEqual([type, null]);
  });

  it('reads a record that was stored before the schema read the contract, and changes nothing of it', async () => {
    const record = {
      ...required,
      ...Object.fromEntries(storedSample.map(([field, , value]) => [field, value])),
    };
    const read = model.hydrate(record);
    await read.validate();
    expect(read.toObject()).toMatchObject(record);
    expect(read.modifiedPaths()).toEqual([]);
  });

  it('refuses a field that the contract does not know', () => {
    expect(() => new model({ ...required, sold_to: 'Meyer' })).toThrow('sold_to');
  });
});
