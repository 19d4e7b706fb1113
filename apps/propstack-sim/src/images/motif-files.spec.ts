import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { demoUnits } from '../stock/demo-units.ts';
import { motifFile, motifFolder } from './motif-files.ts';

const files = readdirSync(motifFolder).filter((name) => name.endsWith('.jpg'));
const motifs = files.map((name) => name.replace(/\.jpg$/, ''));

describe('the motifs', () => {
  it('are the files that the stock names, no more and no less', () => {
    const named = demoUnits.flatMap(({ images }) => images.map(({ motif }) => motif));
    expect(new Set(motifs)).toEqual(new Set(named));
  });

  it('together take at most 5 MB', () => {
    const total = files.reduce((sum, name) => sum + statSync(new URL(name, motifFolder)).size, 0);
    expect(total).toBeLessThan(5_000_000);
  });

  it.each(motifs)('%s is a JPEG of 1600 × 1200 without metadata', async (motif) => {
    const { format, width, height, exif, icc, xmp, iptc } = await sharp(motifFile(motif)).metadata();
    expect({ format, width, height, exif, icc, xmp, iptc }).toEqual({
      format: 'jpeg',
      width: 1600,
      height: 1200,
    });
  });
});
