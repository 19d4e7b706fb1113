import { type Chance } from '../stock/chance.ts';
import {
  evenings,
  floors,
  glow,
  glowSoft,
  ink,
  leaf,
  leafDark,
  leafPale,
  paper,
  roomWalls,
  seaPale,
} from './palette.ts';
import { circle, faded, line, oval, poly, rect, shape } from './sketch.ts';

export const floorLine = 850;

/** Wall, floor boards, skirting and cornice of an empty room. */
export function shell(chance: Chance, wall: string = chance.pick(roomWalls)): string {
  const floor = chance.pick(floors);
  const boards = Array.from({ length: 9 }, (_, i) =>
    line(800 + (i - 4) * 120, floorLine, 800 + (i - 4) * 330, 1200, '#8a6542', 2),
  ).join('');
  return [
    rect(0, 0, 1600, floorLine, wall),
    rect(0, 0, 1600, 46, paper),
    faded(0.35, rect(0, 46, 1600, 8, '#b9ac96')),
    rect(0, floorLine, 1600, 350, floor),
    faded(0.28, boards),
    rect(0, floorLine - 26, 1600, 26, paper),
    faded(0.3, rect(0, floorLine, 1600, 8, ink)),
  ].join('');
}

/** A tall window with the evening behind it, and the light it throws on the floor. */
export function view(
  chance: Chance,
  x: number,
  y: number,
  w: number,
  h: number,
  { curtains = true, isSea = false } = {},
): string {
  const evening = chance.pick(evenings);
  const sunX = x + w * (0.25 + chance.next() * 0.5);
  const horizon = y + h * 0.68;
  const outside = isSea
    ? rect(x, horizon, w, h * 0.32, seaPale)
    : rect(x, horizon, w, h * 0.32, leafPale) +
      faded(
        0.9,
        oval(x + w * 0.2, horizon + 6, w * 0.16, 46, leaf),
        oval(x + w * 0.79, horizon + 8, w * 0.18, 60, leafDark),
      );
  const reach = Math.max(60, 1130 - floorLine);
  return [
    rect(x - 18, y - 18, w + 36, h + 36, paper, 4),
    rect(x, y, w, h, evening.low),
    faded(0.4, rect(x, y, w, h * 0.3, evening.high)),
    circle(sunX, y + h * 0.48, 40, evening.sun),
    outside,
    rect(x + w / 2 - 6, y, 12, h, paper),
    rect(x, y + h * 0.3, w, 10, paper),
    rect(x - 30, y + h + 18, w + 60, 16, paper, 3),
    curtains
      ? drape(x - 62, y - 40, h + 100) +
        drape(x + w + 2, y - 40, h + 100) +
        rect(x - 90, y - 48, w + 180, 10, ink, 5)
      : '',
    faded(
      0.22,
      poly(
        [
          [x, floorLine + 6],
          [x + w, floorLine + 6],
          [x + w + 90, floorLine + reach],
          [x + 90, floorLine + reach],
        ],
        glowSoft,
      ),
    ),
  ].join('');
}

const drape = (x: number, y: number, h: number) =>
  shape(
    `M${x} ${y} h60 v${h * 0.5} q6 ${h * 0.3} -4 ${h * 0.5} h-56 q8 ${-h * 0.3} 0 ${-h * 0.6} Z`,
    '#e9dcc6',
  ) +
  faded(
    0.35,
    line(x + 20, y + 10, x + 18, y + h - 6, '#b9a37f', 3),
    line(x + 40, y + 10, x + 40, y + h - 6, '#b9a37f', 3),
  );

export const pendant = (x: number, drop: number, fill: string = ink) =>
  line(x, 46, x, drop, ink, 4) +
  shape(
    `M${x - 64} ${drop + 62} Q${x - 58} ${drop} ${x} ${drop} Q${x + 58} ${drop} ${x + 64} ${drop + 62} Z`,
    fill,
  ) +
  faded(0.9, oval(x, drop + 62, 62, 9, glow)) +
  faded(
    0.16,
    poly(
      [
        [x - 62, drop + 66],
        [x + 62, drop + 66],
        [x + 230, drop + 400],
        [x - 230, drop + 400],
      ],
      glowSoft,
    ),
  );

export const floorLamp = (x: number, y: number) =>
  rect(x - 4, y - 420, 8, 420, ink) +
  oval(x, y, 52, 9, ink) +
  poly(
    [
      [x - 46, y - 500],
      [x + 46, y - 500],
      [x + 74, y - 400],
      [x - 74, y - 400],
    ],
    glow,
  ) +
  faded(0.25, circle(x, y - 450, 170, glowSoft));

export function plant(x: number, y: number, tall: number): string {
  const blade = (dx: number, up: number, fill: string) =>
    shape(
      `M${x} ${y - 90} Q${x + dx * 0.3} ${y - up} ${x + dx} ${y - up - 40} Q${x + dx * 0.9} ${y - up * 0.7} ${x} ${y - 80} Z`,
      fill,
    );
  return (
    blade(-120, tall * 0.7, leaf) +
    blade(120, tall * 0.72, leafDark) +
    blade(-56, tall * 0.95, leafDark) +
    blade(60, tall, leaf) +
    poly(
      [
        [x - 56, y - 100],
        [x + 56, y - 100],
        [x + 42, y],
        [x - 42, y],
      ],
      '#d8c4a4',
    )
  );
}

/** A framed picture in the house colours. */
export function painting(chance: Chance, x: number, y: number, w: number, h: number): string {
  const tone = chance.pick([leafPale, seaPale, '#d8a48a', '#c7b48c']);
  return (
    rect(x, y, w, h, ink) +
    rect(x + 8, y + 8, w - 16, h - 16, paper) +
    rect(x + 24, y + 24, w - 48, h - 48, '#f1e6d2') +
    rect(x + 24, y + h * 0.58, w - 48, h * 0.42 - 24, tone) +
    circle(x + w * 0.62, y + h * 0.46, Math.min(w, h) * 0.13, '#c08f45')
  );
}

export const rug = (x: number, y: number, rx: number, fill: string) =>
  oval(x, y, rx, rx * 0.2, fill) + faded(0.5, oval(x, y, rx * 0.82, rx * 0.15, '#f1e6d2'));
