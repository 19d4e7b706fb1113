import { type Chance } from '../stock/chance.ts';
import { bush, ground, sky, tree } from './backdrop.ts';
import { balconyFront, door, glassWall, pane } from './openings.ts';
import { brass, facades, fog, glow, ink, leaf, leafDark, leafPale, paper, slate, stone } from './palette.ts';
import { faded, poly, rect, row, scene } from './sketch.ts';

const base = 1010;

const neighbours = faded(
  0.55,
  rect(-20, 380, 330, 640, '#c9c2b4'),
  rect(1290, 330, 340, 690, '#bfc4c1'),
  row(3, 0, 290, (at) => [470, 620, 770].map((y) => rect(at - 28, y, 56, 84, '#e9dcc2')).join('')),
  row(3, 1310, 1600, (at) => [430, 580, 730].map((y) => rect(at - 28, y, 56, 84, '#e9dcc2')).join('')),
);

const pavement =
  rect(0, base, 1600, 200, '#c8c1b3') +
  rect(0, base, 1600, 18, stone) +
  rect(0, base + 96, 1600, 110, '#8b9193');

/** A tall house of the 1900s with bays, stucco bands and balconies. */
export function oldTownHouse(chance: Chance): string {
  const { wall, shade, roof } = chance.pick(facades);
  const w = chance.int(760, 880);
  const x = 800 - w / 2;
  const storeys = chance.int(3, 4);
  const high = 175;
  const eaves = base - storeys * high - 60;
  const columns = 5;
  const bayAt = chance.pick([1, 3]);
  const storey = (level: number) => {
    const y = base - level * high - 40;
    return (
      rect(x, y + high - 22, w, 8, shade) +
      row(columns, x + 14, x + w - 14, (at, i) => {
        const isBay = level > 0 && (i === bayAt || i === columns - 1 - bayAt);
        return (
          pane(at - 38, y + 16, 76, 112, { isLit: chance.isLucky(0.72) }) +
          rect(at - 52, y - 2, 104, 9, shade, 2) +
          (isBay ? balconyFront(at - 72, y + 138, 144, slate) : '')
        );
      })
    );
  };
  return scene(
    sky(chance, 820, false),
    neighbours,
    pavement,
    poly(
      [
        [x - 26, eaves],
        [x + 60, eaves - 130],
        [x + w - 60, eaves - 130],
        [x + w + 26, eaves],
      ],
      roof,
    ),
    row(
      3,
      x + 60,
      x + w - 60,
      (at) =>
        rect(at - 52, eaves - 104, 104, 104, wall) +
        poly(
          [
            [at - 66, eaves - 100],
            [at, eaves - 150],
            [at + 66, eaves - 100],
          ],
          roof,
        ) +
        pane(at - 28, eaves - 80, 56, 66),
    ),
    rect(x, eaves, w, base - eaves, wall),
    rect(x - 22, eaves - 6, w + 44, 26, shade),
    rect(x, base - 190, w, 190, shade),
    ...Array.from({ length: storeys - 1 }, (_, i) => storey(i + 2)),
    row(4, x + 20, x + w - 20, (at, i) => (i === 1 ? '' : pane(at - 46, base - 156, 92, 110))),
    door(x + 20 + (w - 40) * 0.375, base - 6, 96, 168, chance.pick([ink, leafDark, '#6d3f2f'])),
    tree(chance, 210, base + 20, 560, leaf),
    tree(chance, 1440, base + 20, 500, leafPale),
    rect(x + w + 40, base - 200, 8, 200, ink),
    rect(x + w + 26, base - 232, 36, 40, glow, 8),
  );
}

/** A new block of flats: staggered cubes, wide balconies, a roof terrace. */
export function newBuild(chance: Chance): string {
  const { wall, shade } = chance.pick([facades[0], facades[2], facades[3], facades[5]] as const);
  const w = chance.int(820, 940);
  const x = 800 - w / 2;
  const storeys = chance.int(3, 4);
  const high = 170;
  const top = base - storeys * high;
  const levels = Array.from({ length: storeys }, (_, level) => {
    const y = base - (level + 1) * high;
    const left = level % 2 === 0;
    const bx = left ? x + 40 : x + w * 0.56;
    return (
      rect(x, y, w, 10, shade) +
      glassWall(bx, y + 30, w * 0.38, high - 44, 3) +
      (level > 0 ? balconyFront(bx - 16, y + high - 4, w * 0.38 + 32, slate) : '') +
      row(2, left ? x + w * 0.52 : x + 20, left ? x + w - 20 : x + w * 0.5, (at) =>
        pane(at - 44, y + 40, 88, 92, { frame: ink, bars: 1, isLit: chance.isLucky(0.7) }),
      )
    );
  });
  return scene(
    sky(chance, 840),
    ground(840, leafPale),
    tree(chance, 130, 960, 420, leafDark),
    tree(chance, 1500, 970, 460, leaf),
    pavement,
    rect(x + w * 0.14, top - 140, w * 0.62, 140, ink),
    glassWall(x + w * 0.18, top - 116, w * 0.54, 112, 5),
    rect(x + w * 0.1, top - 156, w * 0.7, 18, shade),
    rect(x, top, w, base - top, wall),
    ...levels,
    rect(x - 10, top - 8, w + 20, 18, shade),
    balconyFront(x + w * 0.78, top - 6, w * 0.2, slate),
    door(x + w * 0.47, base - 2, 84, 140, brass),
    bush(x + 60, base + 14, 42, leaf),
    bush(x + w * 0.72, base + 14, 46, leafDark),
    bush(x + w - 40, base + 12, 38, leafPale),
    rect(60, base - 6, 210, 10, paper, 4),
    rect(80, base + 4, 10, 40, fog),
    rect(240, base + 4, 10, 40, fog),
  );
}
