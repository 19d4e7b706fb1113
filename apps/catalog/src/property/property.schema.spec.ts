import { PropertyRecord } from '@estate/contracts/catalog/property';
import { PublicProperty } from '@estate/contracts/catalog/public-property';
import { describe, expect, it } from '@jest/globals';
import { createConnection, type SchemaType } from 'mongoose';
import { propertySchema } from './property.schema.ts';

const model = createConnection().model('Property', propertySchema);
const required = {
  _id: 7,
  property_status_id: 170241,
  website_status: 'aktiv',
  images: [],
  storage_images: [],
  imported_at: '2026-10-01T08:00:00.000Z',
  listing: { status_rank: 0, amount_asc: 1, image_count: 0 },
  content_hash: 'hash',
};

describe('the stored property', () => {
  it('the stored property has every field of the contract, the id as _id, and no other field [S-3.10]', () => {
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
      'publish_at',
      'publish_by',
    ];
    const stored = Object.keys(propertySchema.paths).map((path) => (path === '_id' ? 'id' : path));
    const top = new Set(stored.map((path) => path.split('.')[0] ?? path));
    expect([...top].filter((path) => !own.includes(path)).sort()).toEqual(
      Object.keys(PropertyRecord.shape)
        .filter((key) => key !== 'raw_data')
        .sort(),
    );
  });

  it('the stored property has every field that a visitor may see', () => {
    const fields = Object.keys(PublicProperty.shape).filter((key) => key !== 'id');
    // `map_point` and `amenities` are stored within `listing`.
    expect(fields.filter((field) => !(field in propertySchema.paths))).toEqual(['map_point', 'amenities']);
  });

  it.each([
    ['title', 'String'],
    ['price', 'Number'],
    ['rented', 'Boolean'],
  ])('the property field %s is stored as %s, or as null if it is missing', (field, type) => {
    const { instance, defaultValue } = propertySchema.path<SchemaType & { defaultValue: unknown }>(field);
    expect([instance, defaultValue]).toEqual([type, null]);
  });

  it('the schema of stored properties refuses a field that the contract does not have', () => {
    expect(() => new model({ ...required, sold_to: 'Meyer' })).toThrow('sold_to');
  });
});
