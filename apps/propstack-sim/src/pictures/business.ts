import { type Chance } from '../stock/chance.ts';
import { sky, tree } from './backdrop.ts';
import { door, pane } from './openings.ts';
import {
  brass,
  facades,
  glow,
  glowSoft,
  ink,
  leaf,
  leafDark,
  leafPale,
  paper,
  slate,
  stone,
} from './palette.ts';
import { circle, faded, poly, rect, row, scene } from './sketch.ts';

const base = 1010;
const street =
  rect(0, base, 1600, 200, '#c8c1b3') +
  rect(0, base, 1600, 18, stone) +
  rect(0, base + 96, 1600, 110, '#8b9193');

/** A shop front with awning under two storeys of flats. */
export function shop(chance: Chance): string {
  const { wall, shade } = chance.pick(facades);
  const cloth = chance.pick([ink, '#5f7d6e', '#8d5d4a', brass]);
  const stripes = (x: number, w: number) =>
    poly(
      [
        [x, 640],
        [x + w, 640],
        [x + w + 26, 720],
        [x - 26, 720],
      ],
      paper,
    ) +
    Array.from({ length: 5 }, (_, i) =>
      poly(
        [
          [x + (w * 2 * i) / 10, 640],
          [x + (w * (2 * i + 1)) / 10, 640],
          [x - 26 + ((w + 52) * (2 * i + 1)) / 10, 720],
          [x - 26 + ((w + 52) * 2 * i) / 10, 720],
        ],
        cloth,
      ),
    ).join('');
  const display = (x: number, w: number) =>
    rect(x, 700, w, 260, ink) +
    rect(x + 8, 708, w - 16, 244, glow) +
    faded(
      0.5,
      poly(
        [
          [x + 8, 708],
          [x + w * 0.6, 708],
          [x + 8, 900],
        ],
        glowSoft,
      ),
    ) +
    row(
      3,
      x + 24,
      x + w - 24,
      (at, i) =>
        rect(at - 26, 952 - 60 - i * 22, 52, 60 + i * 22, [slate, '#8d5d4a', leafDark][i] ?? ink, 6) +
        circle(at, 872 - i * 22, 20, paper),
    );
  return scene(
    sky(chance, 820, false),
    faded(0.5, rect(-10, 330, 220, 700, '#c9c2b4'), rect(1390, 300, 240, 720, '#bfc4c1')),
    street,
    rect(190, 130, 1220, base - 130, wall),
    rect(170, 112, 1260, 30, shade),
    rect(190, 600, 1220, base - 600, shade),
    rect(190, 590, 1220, 16, ink),
    ...[190, 400].map((y) =>
      row(6, 220, 1380, (at) => pane(at - 46, y, 92, 130, { isLit: chance.isLucky(0.6) })),
    ),
    display(250, 420),
    display(930, 420),
    door(800, base - 4, 120, 260, cloth),
    stripes(240, 440),
    stripes(920, 440),
    rect(690, 630, 220, 50, ink, 6),
    rect(720, 650, 160, 10, brass, 5),
    tree(chance, 90, base + 30, 520, leaf),
    rect(1480, base - 210, 8, 210, ink),
    circle(1484, base - 226, 26, glow),
    row(
      2,
      300,
      620,
      (at) =>
        rect(at - 50, base + 40, 100, 8, ink, 4) +
        rect(at - 4, base + 48, 8, 44, ink) +
        rect(at - 76, base + 60, 22, 34, brass, 4),
    ),
  );
}

/** An office building: an even grid of lit windows. */
export function office(chance: Chance): string {
  const { wall, shade } = chance.pick([facades[0], facades[2], facades[3], facades[4]] as const);
  const storeys = chance.int(4, 5);
  const high = 148;
  const columns = chance.int(6, 8);
  const x = 290;
  const w = 1020;
  const top = base - storeys * high - 30;
  return scene(
    sky(chance, 830, false),
    faded(0.5, rect(-10, 420, 260, 600, '#bfc4c1'), rect(1350, 300, 270, 720, '#c9c2b4')),
    street,
    rect(x + 120, top - 110, w - 240, 112, ink),
    row(7, x + 140, x + w - 140, (at) => rect(at - 44, top - 90, 88, 84, chance.isLucky(0.7) ? glow : slate)),
    rect(x, top, w, base - top, wall),
    rect(x - 14, top - 10, w + 28, 22, shade),
    ...Array.from({ length: storeys - 1 }, (_, level) => {
      const y = base - (level + 2) * high;
      return (
        rect(x, y + high - 20, w, 8, shade) +
        row(columns, x + 16, x + w - 16, (at) =>
          pane(at - 46, y + 14, 92, 96, { frame: ink, bars: 1, isLit: chance.isLucky(0.66) }),
        )
      );
    }),
    rect(x, base - high, w, high, slate),
    row(
      5,
      x + 30,
      x + w - 30,
      (at) =>
        rect(at - 78, base - high + 22, 156, high - 22, glow) +
        faded(
          0.5,
          poly(
            [
              [at - 78, base - high + 22],
              [at + 10, base - high + 22],
              [at - 78, base - 30],
            ],
            glowSoft,
          ),
        ),
    ),
    rect(x + w / 2 - 130, base - high - 6, 260, 24, brass),
    door(x + w / 2, base, 90, high - 22, ink),
    tree(chance, 150, base + 24, 460, leafPale),
    tree(chance, 1450, base + 24, 520, leaf),
  );
}
