import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { looks } from '../stock/looks.ts';
import { motifFile, motifFolder } from './motif-files.ts';

const files = readdirSync(motifFolder).filter((name) => name.endsWith('.jpg'));
const motifs = files.map((name) => name.replace(/\.jpg$/, ''));

/** The widths and heights to which the site crops images; the last is the whole image. */
const crops = [
  [600, 384],
  [1400, 831],
  [120, 71],
  [1600, 1200],
] as const;

const width = 800;
const height = 600;
/** A line this close to the edge of a crop looks like a mistake, in pixels of 800. */
const margin = 8;

type Side = (from: number, along: number) => number;

/** The positions of the pixels along the four edges of a crop, `from` pixels away from the edge. */
function sidesOf([w, h]: readonly [number, number]): { name: string; length: number; at: Side }[] {
  const top = Math.round((height - (width * h) / w) / 2);
  const bottom = height - 1 - top;
  const length = bottom - top + 1;
  return [
    { name: 'top', length: width, at: (from, along) => (top + from) * width + along },
    { name: 'bottom', length: width, at: (from, along) => (bottom - from) * width + along },
    { name: 'left', length, at: (from, along) => (top + along) * width + from },
    { name: 'right', length, at: (from, along) => (top + along) * width + width - 1 - from },
  ];
}

/** The largest share of an edge that runs right beside a change of colour. */
function lineAt(pixels: Buffer, { length, at }: { length: number; at: Side }): number {
  const differs = (one: number, other: number) =>
    [0, 1, 2].reduce(
      (sum, c) => sum + Math.abs(pixels.readUInt8(one * 3 + c) - pixels.readUInt8(other * 3 + c)),
      0,
    ) > 42;
  let highest = 0;
  for (let from = 0; from < margin; from++) {
    let count = 0;
    for (let along = 0; along < length; along++) if (differs(at(from, along), at(from + 2, along))) count++;
    highest = Math.max(highest, count / length);
  }
  return highest;
}

describe('the motifs', () => {
  it('are the files that the looks name, no more and no less', () => {
    const named = Object.values(looks).flatMap(({ front, motifs }) => [...front, ...Object.values(motifs)]);
    expect(new Set(motifs)).toEqual(new Set(named.filter((motif) => motif !== null)));
  });

  it('together take at most 4 MB', () => {
    const total = files.reduce((sum, name) => sum + statSync(new URL(name, motifFolder)).size, 0);
    expect(total).toBeLessThan(4_000_000);
  });

  it.each(motifs)('%s is a JPEG of 1600 × 1200 without metadata', async (motif) => {
    const { format, width, height, exif, icc, xmp, iptc } = await sharp(motifFile(motif)).metadata();
    expect({ format, width, height, exif, icc, xmp, iptc }).toEqual({
      format: 'jpeg',
      width: 1600,
      height: 1200,
    });
  });

  it.each(motifs)('%s has no line and no stub at the edge of a crop', async (motif) => {
    const pixels = await sharp(motifFile(motif)).resize(width, height).removeAlpha().raw().toBuffer();
    const lines = crops.flatMap((crop) =>
      sidesOf(crop).map((side) => ({
        where: `${side.name} of ${crop.join('x')}`,
        share: lineAt(pixels, side),
      })),
    );
    expect(lines.filter(({ share }) => share > 0.35)).toEqual([]);
  });
});
