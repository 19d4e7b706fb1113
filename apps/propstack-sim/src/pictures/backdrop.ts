import { type Chance } from '../stock/chance.ts';
import { evenings, leaf, leafDark, leafPale, paper } from './palette.ts';
import { circle, faded, height, line, oval, poly, rect, shape, width } from './sketch.ts';

/** Evening sky with a low sun, thin clouds and a far line of hills down to `horizon`. */
export function sky(chance: Chance, horizon: number, hills = true): string {
  const evening = chance.pick(evenings);
  const sunX = chance.int(200, 1400);
  const sunY = horizon - chance.int(90, 260);
  const cloud = (x: number, y: number, w: number) =>
    faded(0.5, rect(x, y, w, 14, paper, 7), rect(x + w * 0.2, y + 26, w * 0.7, 12, paper, 6));
  return [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${evening.high}"/><stop offset="1" stop-color="${evening.low}"/></linearGradient></defs>`,
    rect(0, 0, width, horizon + 4, 'url(#sky)'),
    rect(0, horizon, width, height - horizon, evening.low),
    faded(0.35, circle(sunX, sunY, 170, evening.sun)),
    circle(sunX, sunY, 96, evening.sun),
    cloud(chance.int(40, 500), chance.int(90, 220), chance.int(240, 400)),
    cloud(chance.int(800, 1250), chance.int(60, 300), chance.int(200, 340)),
    hills ? faded(0.45, hill(chance, horizon, 120, leafPale), hill(chance, horizon, 70, leaf)) : '',
  ].join('');
}

function hill(chance: Chance, horizon: number, tall: number, fill: string) {
  const peak = chance.int(300, 1300);
  return shape(
    `M0 ${horizon + 4} V${horizon - tall * 0.4} Q${peak} ${horizon - tall * 2} ${width} ${horizon - tall * 0.5} V${horizon + 4} Z`,
    fill,
  );
}

export const ground = (from: number, fill: string) => rect(0, from, width, height - from, fill);

/** A broadleaf tree standing at (x, y). */
export function tree(chance: Chance, x: number, y: number, tall: number, fill: string = leaf): string {
  const crown = tall * 0.36;
  return [
    faded(0.18, oval(x, y, crown * 1.1, crown * 0.16, '#1f323e')),
    rect(x - tall * 0.02, y - tall * 0.45, tall * 0.04, tall * 0.45, '#6b5440'),
    circle(x, y - tall * 0.66, crown, fill),
    circle(x - crown * 0.6, y - tall * 0.5, crown * 0.68, fill),
    circle(x + crown * 0.62, y - tall * 0.52, crown * 0.64, fill),
    faded(0.22, circle(x - crown * 0.25 + chance.int(-8, 8), y - tall * 0.76, crown * 0.55, '#f3e3bd')),
  ].join('');
}

export const poplar = (x: number, y: number, tall: number, fill: string = leafDark) =>
  oval(x, y - tall * 0.52, tall * 0.13, tall * 0.5, fill) +
  rect(x - tall * 0.015, y - tall * 0.1, tall * 0.03, tall * 0.1, '#6b5440');

export const bush = (x: number, y: number, size: number, fill: string = leafDark) =>
  circle(x - size * 0.6, y - size * 0.4, size * 0.55, fill) +
  circle(x + size * 0.6, y - size * 0.4, size * 0.5, fill) +
  circle(x, y - size * 0.6, size * 0.7, fill) +
  rect(x - size * 1.1, y - size * 0.45, size * 2.2, size * 0.45, fill, 8);

export const hedge = (x: number, y: number, w: number, h: number, fill: string = leafDark) =>
  rect(x, y - h, w, h, fill, 14) + faded(0.2, rect(x + 8, y - h + 6, w - 16, h * 0.25, '#f3e3bd', 8));

export function palm(x: number, y: number, tall: number): string {
  const top = y - tall;
  const frond = (dx: number, dy: number) =>
    shape(
      `M${x} ${top} Q${x + dx * 0.5} ${top + dy - 40} ${x + dx} ${top + dy} Q${x + dx * 0.45} ${top + dy - 8} ${x} ${top + 14} Z`,
      leafDark,
    );
  const reach = tall * 0.42;
  return [
    shape(
      `M${x - 9} ${y} Q${x - 20} ${y - tall * 0.5} ${x - 6} ${top} H${x + 6} Q${x - 4} ${y - tall * 0.5} ${x + 11} ${y} Z`,
      '#8a6f52',
    ),
    frond(-reach, reach * 0.5),
    frond(reach, reach * 0.5),
    frond(-reach * 0.9, -reach * 0.05),
    frond(reach * 0.9, -reach * 0.05),
    frond(-reach * 0.4, reach * 0.75),
    frond(reach * 0.4, reach * 0.75),
  ].join('');
}

/** A path that widens from (x, y) towards the viewer. */
export const walk = (x: number, y: number, fill: string) =>
  poly(
    [
      [x - 46, y],
      [x + 46, y],
      [x + 210, height],
      [x - 210, height],
    ],
    fill,
  ) +
  faded(
    0.35,
    ...[0.25, 0.5, 0.75].map((t) =>
      line(x - 46 - 164 * t, y + (height - y) * t, x + 46 + 164 * t, y + (height - y) * t, '#ffffff', 4),
    ),
  );
