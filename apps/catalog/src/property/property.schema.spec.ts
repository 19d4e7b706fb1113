import { PropertyRecord } from '@estate/contracts/property';
import { PublicProperty } from '@estate/contracts/public-property';
import { describe, expect, it } from '@jest/globals';
import { propertySchema } from './property.schema.ts';

describe('the stored property', () => {
  it('has every field of the record, the id as _id, and none that the record does not know', () => {
    const own = ['listing', 'raw_data_id', 'fetched_at', 'content_hash', 'pending_write', 'was_public_at'];
    const stored = Object.keys(propertySchema.paths).map((path) => (path === '_id' ? 'id' : path));
    const top = new Set(stored.map((path) => path.split('.')[0] ?? path));
    expect([...top].filter((path) => !own.includes(path)).sort()).toEqual(
      Object.keys(PropertyRecord.shape).sort(),
    );
  });

  it('has every field that a visitor may see', () => {
    const fields = Object.keys(PublicProperty.shape).filter((key) => key !== 'id');
    expect(fields.filter((field) => !(field in propertySchema.paths))).toEqual([]);
  });
});
