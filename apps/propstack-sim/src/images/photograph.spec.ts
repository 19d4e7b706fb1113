import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { gpsOf } from '../../test/gps-of.ts';
import { type UnitImage } from '../stock/unit.ts';
import { type ImageSize, makePhoto } from './photograph.ts';

const image: UnitImage = {
  id: 1,
  title: null,
  position: 0,
  is_private: false,
  is_floorplan: false,
  is_not_for_exposee: false,
  tags: null,
  updated_at: '',
  motif: 'gable-house',
  revision: 0,
  isLarge: false,
  isTurned: false,
  gps: null,
};
const photographed = async (one: UnitImage, size: ImageSize) => Buffer.concat(await makePhoto(one, size));
const gps = { lat: 53.5906, lng: 9.9843 };

it('a simulated original has its GPS position in the EXIF data if the camera knew it, smaller sizes have none', async () => {
  const placeIn = async (one: UnitImage, size: ImageSize) =>
    gpsOf((await sharp(await photographed(one, size)).metadata()).exif);
  expect((await placeIn({ ...image, gps }, 'original'))?.lat).toBeCloseTo(gps.lat, 4);
  expect((await placeIn({ ...image, gps }, 'original'))?.lng).toBeCloseTo(gps.lng, 4);
  expect(await placeIn({ ...image, gps }, 'medium')).toBeNull();
  expect(await placeIn(image, 'original')).toBeNull();
});

it.each<[string, Partial<UnitImage>, ImageSize, object]>([
  ['an original', {}, 'original', { format: 'jpeg', width: 1600, height: 1200 }],
  ['a turned original', { isTurned: true }, 'original', { width: 1200, height: 1600, orientation: 6 }],
  ['a large original', { isLarge: true }, 'original', { width: 4000, height: 3000 }],
  ['a square', {}, 'square', { width: 300, height: 300 }],
])(
  'the simulated image for %s has the expected format, size and orientation',
  async (_what, part, size, facts) => {
    expect(await sharp(await photographed({ ...image, ...part }, size)).metadata()).toMatchObject(facts);
  },
);

it('a replaced image of the simulator has other bytes in every size', async () => {
  for (const size of ['original', 'thumb'] as const) {
    const first = await photographed(image, size);
    expect(first.equals(await photographed({ ...image, revision: 1 }, size))).toBe(false);
  }
});
