import { readdirSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import sharp from 'sharp';
import { demoUnits } from '../stock/demo-units.ts';
import { motifFile, motifFolder } from './motif-files.ts';

const motifs = readdirSync(motifFolder).map((name) => name.replace(/\.jpg$/, ''));

it('the folder of motifs contains exactly the images that the simulated stock names', () => {
  const named = demoUnits.flatMap(({ images }) => images.map(({ motif }) => motif));
  expect(new Set(motifs)).toEqual(new Set(named));
});

it('each motif of the simulated stock is a JPEG of 1600 × 1200 without metadata', async () => {
  const read = await Promise.all(motifs.map((motif) => sharp(motifFile(motif)).metadata()));
  for (const { format, width, height, exif, icc, xmp, iptc } of read) {
    expect({ format, width, height, exif, icc, xmp, iptc }).toEqual({
      format: 'jpeg',
      width: 1600,
      height: 1200,
    });
  }
});
