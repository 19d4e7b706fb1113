import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { gpsOf } from '../../test/gps-of.ts';
import { type UnitImage } from '../stock/unit.ts';
import { photograph, pictureKey } from './photograph.ts';

const image: UnitImage = {
  id: 1,
  title: null,
  position: 0,
  is_private: false,
  is_floorplan: false,
  is_not_for_exposee: false,
  tags: null,
  updated_at: '',
  subject: 'house',
  seed: 0,
  isLarge: false,
  isTurned: false,
  gps: null,
};
const gps = { lat: 53.5906, lng: 9.9843 };

describe('photograph', () => {
  it('is a JPEG of 1600 × 1200 of modest size, without GPS', async () => {
    const bytes = await photograph(image, 'original');
    const facts = await sharp(bytes).metadata();
    expect(facts).toMatchObject({ format: 'jpeg', width: 1600, height: 1200 });
    expect(bytes.length).toBeLessThan(300_000);
    expect(gpsOf(facts.exif)).toBeNull();
  });

  it('carries the place in the EXIF of the original when the camera knew it, not in the sizes made from it', async () => {
    const facts = await sharp(await photograph({ ...image, gps }, 'original')).metadata();
    const found = gpsOf(facts.exif);
    expect(found?.lat).toBeCloseTo(gps.lat, 4);
    expect(found?.lng).toBeCloseTo(gps.lng, 4);
    const medium = await sharp(await photograph({ ...image, gps }, 'medium')).metadata();
    expect(gpsOf(medium.exif)).toBeNull();
  });

  it('lies on its side when turned, and stands upright once the orientation is obeyed', async () => {
    const turned = await photograph({ ...image, isTurned: true }, 'original');
    expect(await sharp(turned).metadata()).toMatchObject({ width: 1200, height: 1600, orientation: 6 });
    const small = (bytes: Buffer) =>
      sharp(bytes).autoOrient().resize(16, 12, { fit: 'fill' }).greyscale().raw().toBuffer();
    const [upright, expected] = await Promise.all([
      small(turned),
      small(await photograph(image, 'original')),
    ]);
    const difference =
      expected.reduce((sum, value, index) => sum + Math.abs(value - (upright[index] ?? 0)), 0) /
      expected.length;
    expect(difference).toBeLessThan(4);
  });

  it('comes in 4000 × 3000, and square', async () => {
    expect(await sharp(await photograph({ ...image, isLarge: true }, 'original')).metadata()).toMatchObject({
      width: 4000,
      height: 3000,
    });
    expect(await sharp(await photograph(image, 'square')).metadata()).toMatchObject({
      width: 300,
      height: 300,
    });
  });

  it('shares a key only between equal pictures', () => {
    expect(pictureKey(image, 'original')).toBe(pictureKey({ ...image, id: 2 }, 'original'));
    expect(pictureKey({ ...image, gps }, 'original')).not.toBe(pictureKey(image, 'original'));
    expect(pictureKey({ ...image, seed: 1 }, 'thumb')).not.toBe(pictureKey(image, 'thumb'));
  });
});
