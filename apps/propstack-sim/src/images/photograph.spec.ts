import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { gpsOf } from '../../test/gps-of.ts';
import { type UnitImage } from '../stock/unit.ts';
import { motifFile } from './motif-files.ts';
import { type ImageSize, photograph } from './photograph.ts';

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
const photographed = async (one: UnitImage, size: ImageSize) => Buffer.concat(await photograph(one, size));
const gps = { lat: 53.5906, lng: 9.9843 };

describe('photograph', () => {
  it('is a JPEG of 1600 × 1200 of modest size, without GPS', async () => {
    const bytes = await photographed(image, 'original');
    const facts = await sharp(bytes).metadata();
    expect(facts).toMatchObject({ format: 'jpeg', width: 1600, height: 1200 });
    expect(bytes.length).toBeLessThan(300_000);
    expect(gpsOf(facts.exif)).toBeNull();
  });

  it('carries the place in the EXIF of the original when the camera knew it, not in the sizes made from it', async () => {
    const facts = await sharp(await photographed({ ...image, gps }, 'original')).metadata();
    const found = gpsOf(facts.exif);
    expect(found?.lat).toBeCloseTo(gps.lat, 4);
    expect(found?.lng).toBeCloseTo(gps.lng, 4);
    const medium = await sharp(await photographed({ ...image, gps }, 'medium')).metadata();
    expect(gpsOf(medium.exif)).toBeNull();
  });

  it('lies on its side when turned, and stands upright once the orientation is obeyed', async () => {
    const turned = await photographed({ ...image, isTurned: true }, 'original');
    expect(await sharp(turned).metadata()).toMatchObject({ width: 1200, height: 1600, orientation: 6 });
    const small = (bytes: Buffer) =>
      sharp(bytes).autoOrient().resize(16, 12, { fit: 'fill' }).greyscale().raw().toBuffer();
    const [upright, expected] = await Promise.all([
      small(turned),
      small(await photographed(image, 'original')),
    ]);
    const difference =
      expected.reduce((sum, value, index) => sum + Math.abs(value - (upright[index] ?? 0)), 0) /
      expected.length;
    expect(difference).toBeLessThan(4);
  });

  it('comes in 4000 × 3000, and square', async () => {
    expect(await sharp(await photographed({ ...image, isLarge: true }, 'original')).metadata()).toMatchObject(
      {
        width: 4000,
        height: 3000,
      },
    );
    expect(await sharp(await photographed(image, 'square')).metadata()).toMatchObject({
      width: 300,
      height: 300,
    });
  });

  it('is the committed file, pixel for pixel, unless it is large, turned or replaced', async () => {
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    const file = await readFile(motifFile(image.motif));
    const sent = await pixels(await photographed({ ...image, gps }, 'original'));
    expect(sent.equals(await pixels(file))).toBe(true);
  });

  it('has other bytes in every size each time the CRM replaced it, and still shows the same', async () => {
    const mean = async (bytes: Buffer) => (await sharp(bytes).greyscale().stats()).channels[0]?.mean ?? 0;
    for (const size of ['original', 'thumb'] as const) {
      const versions = [0, 1, 2].map((revision) => photographed({ ...image, revision }, size));
      const brightness = await Promise.all(versions.map(async (bytes) => mean(await bytes)));
      expect(brightness).toEqual([...brightness].sort((one, other) => other - one));
      expect(new Set(brightness.map(Math.round)).size).toBe(3);
    }
  });
});
