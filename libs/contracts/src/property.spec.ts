import { describe, expect, it } from '@jest/globals';
import { PropertyUpsert } from './property.ts';

const image = {
  id: '9',
  title: null,
  position: 0,
  is_floorplan: false,
  storage_path: '7/9.jpeg',
  change_mark: 'm1',
};
const property = { id: 7, property_status_id: 170241 };

describe('images of a property', () => {
  it.each([
    ['arrays', [image], ['7/9.jpeg']],
    ['JSON strings', JSON.stringify([image]), JSON.stringify(['7/9.jpeg'])],
  ])('are read from %s', (_form, images, storage_images) => {
    expect(PropertyUpsert.parse({ ...property, images, storage_images })).toMatchObject({
      images: [image],
      storage_images: ['7/9.jpeg'],
    });
  });

  it.each(['', '{', '{}', 'null'])('are refused as %j', (images) => {
    expect(PropertyUpsert.safeParse({ ...property, images }).success).toBe(false);
  });
});
