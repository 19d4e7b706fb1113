import { type Chance } from '../stock/chance.ts';
import { glowSoft, paper, sea, seaPale } from './palette.ts';
import { faded, poly, rect } from './sketch.ts';

/** Water with a light path under the sun, from `from` to `to`. */
export const water = (chance: Chance, from: number, to: number) =>
  rect(0, from, 1600, to - from, sea) +
  faded(0.6, rect(0, from, 1600, (to - from) * 0.3, seaPale)) +
  Array.from({ length: 22 }, () => {
    const y = from + 12 + chance.next() * (to - from - 20);
    return faded(0.55, rect(chance.int(-60, 1500), y, chance.int(60, 240), 5, glowSoft, 3));
  }).join('');

/** A pool with its stone edge and the sky in it. */
export const basin = (x: number, y: number, w: number, h: number) =>
  poly(
    [
      [x - 34, y - 16],
      [x + w + 34, y - 16],
      [x + w + 110, y + h + 26],
      [x - 110, y + h + 26],
    ],
    '#efe6d5',
  ) +
  poly(
    [
      [x, y],
      [x + w, y],
      [x + w + 66, y + h],
      [x - 66, y + h],
    ],
    '#7fb3b8',
  ) +
  poly(
    [
      [x, y],
      [x + w, y],
      [x + w + 24, y + h * 0.35],
      [x - 24, y + h * 0.35],
    ],
    '#a5cdcd',
  ) +
  faded(
    0.6,
    rect(x + w * 0.1, y + h * 0.5, w * 0.4, 5, paper, 3),
    rect(x + w * 0.5, y + h * 0.72, w * 0.36, 5, paper, 3),
  );
