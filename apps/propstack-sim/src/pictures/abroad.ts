import { type Chance } from '../stock/chance.ts';
import { bush, ground, hedge, palm, poplar, sky, tree } from './backdrop.ts';
import { balconyFront, door, glassWall, pane } from './openings.ts';
import {
  brass,
  facades,
  glowSoft,
  ink,
  leaf,
  leafDark,
  leafPale,
  paper,
  sand,
  sea,
  seaPale,
  stone,
} from './palette.ts';
import { circle, faded, line, oval, poly, rect, row, shape, scene } from './sketch.ts';

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

/** A southern house of stone or white render, with tiles, arches, palms and a pool. */
export function finca(chance: Chance): string {
  const isWhite = chance.isLucky(0.45);
  const wall = isWhite ? '#fbf6ec' : '#dcc59f';
  const shade = isWhite ? '#e9dfcd' : '#c8ae85';
  const tiles = '#b06a47';
  const base = 800;
  const w = chance.int(760, 900);
  const x = 760 - w / 2;
  const towerX = x + w * chance.pick([0.06, 0.62]);
  const arch = (at: number) =>
    shape(`M${at - 52} ${base} V${base - 120} A52 52 0 0 1 ${at + 52} ${base - 120} V${base} Z`, '#f3cd8b') +
    faded(
      0.4,
      shape(`M${at - 52} ${base} V${base - 120} A52 52 0 0 1 ${at} ${base - 172} V${base} Z`, glowSoft),
    );
  const stones = isWhite
    ? ''
    : Array.from({ length: 60 }, () =>
        faded(
          0.35,
          rect(
            x + chance.next() * (w - 50),
            base - 20 - chance.next() * 250,
            chance.int(22, 48),
            12,
            shade,
            4,
          ),
        ),
      ).join('');
  return scene(
    sky(chance, 690),
    ground(680, '#a9a878'),
    faded(0.8, rect(0, 680, 1600, 16, leafPale)),
    poplar(140, 790, 380),
    poplar(220, 800, 300, leaf),
    tree(chance, 1490, 800, 330, leafPale),
    rect(towerX, base - 430, 260, 430, wall),
    poly(
      [
        [towerX - 28, base - 430],
        [towerX + 130, base - 500],
        [towerX + 288, base - 430],
      ],
      tiles,
    ),
    pane(towerX + 92, base - 380, 76, 96, { frame: '#8a6542' }),
    rect(x, base - 270, w, 270, wall),
    stones,
    poly(
      [
        [x - 36, base - 266],
        [x + 60, base - 336],
        [x + w - 60, base - 336],
        [x + w + 36, base - 266],
      ],
      tiles,
    ),
    ...Array.from({ length: 16 }, (_, i) =>
      faded(
        0.3,
        line(
          x + 40 + (i * (w - 80)) / 15,
          base - 330,
          x + 10 + (i * (w - 20)) / 15,
          base - 270,
          '#7f4529',
          4,
        ),
      ),
    ),
    row(3, x + w * 0.06, x + w * 0.56, arch),
    pane(x + w * 0.62, base - 200, 84, 110, { frame: '#8a6542' }),
    door(x + w * 0.84, base, 96, 180, '#5f7d6e'),
    palm(x - 60, 850, 460),
    palm(x + w + 130, 850, chance.int(360, 520)),
    bush(x + 16, base + 20, 42, '#a85d74'),
    bush(x + w - 10, base + 22, 46, leafDark),
    rect(0, base + 14, 1600, 400, '#e3d3b6'),
    rect(0, base + 14, 1600, 10, '#cdb994'),
    basin(360, 930, 760, 190),
    rect(1180, 900, 150, 12, paper, 6),
    rect(1190, 912, 8, 30, ink),
    rect(1310, 912, 8, 30, ink),
    poly(
      [
        [1180, 900],
        [1130, 846],
        [1142, 840],
        [1196, 900],
      ],
      paper,
    ),
    palm(80, 1190, 330),
    bush(1500, 1190, 70, leaf),
  );
}

/** A white house behind dunes, the sea to one side, beach chairs in front. */
export function seaside(chance: Chance): string {
  const { wall, shade, roof } = chance.pick([facades[0], facades[3], facades[5]] as const);
  const w = chance.int(640, 760);
  const x = chance.pick([120, 1600 - w - 120]);
  const base = 860;
  const storeys = 3;
  const high = 160;
  const top = base - storeys * high;
  const beachChair = (at: number, y: number, stripe: string) =>
    rect(at - 44, y - 96, 88, 96, '#f6efe2', 16) +
    row(3, at - 40, at + 40, (m) => rect(m - 6, y - 92, 12, 58, stripe)) +
    rect(at - 44, y - 34, 88, 34, '#c79f70', 6);
  return scene(
    sky(chance, 640, false),
    water(chance, 636, 830),
    faded(
      0.9,
      poly(
        [
          [880, 640],
          [930, 640],
          [905, 560],
        ],
        paper,
      ),
      rect(878, 640, 56, 10, ink, 5),
    ),
    rect(x, top, w, base - top, wall),
    poly(
      [
        [x - 34, top],
        [x + w * 0.2, top - 130],
        [x + w * 0.8, top - 130],
        [x + w + 34, top],
      ],
      roof,
    ),
    glassWall(x + w * 0.36, top - 104, w * 0.28, 96, 3),
    ...Array.from({ length: storeys }, (_, level) => {
      const y = base - (level + 1) * high;
      return (
        rect(x, y, w, 9, shade) +
        glassWall(x + 30, y + 34, w * 0.36, high - 50, 3) +
        pane(x + w * 0.5, y + 44, 72, 84) +
        pane(x + w * 0.66, y + 44, 72, 84) +
        pane(x + w * 0.83, y + 44, 72, 84) +
        balconyFront(x + 14, y + high - 6, w * 0.36 + 32, '#55707a')
      );
    }),
    shape('M-10 850 Q240 780 520 850 T1040 846 T1610 830 V1210 H-10 Z', sand),
    shape('M-10 960 Q420 880 860 970 T1610 930 V1210 H-10 Z', '#ecdfc6'),
    ...Array.from({ length: 34 }, () => {
      const gx = chance.int(0, 1600);
      const gy = chance.int(860, 1010);
      return line(
        gx,
        gy,
        gx + chance.int(-22, 22),
        gy - chance.int(34, 64),
        chance.pick([leafPale, '#a8a472', leaf]),
        4,
      );
    }),
    beachChair(420, 1110, ink),
    beachChair(620, 1140, brass),
    beachChair(1180, 1120, '#5f7d6e'),
    faded(0.15, oval(420, 1112, 70, 12, ink), oval(620, 1142, 70, 12, ink), oval(1180, 1122, 70, 12, ink)),
  );
}

/** Plots: a meadow at the edge of the village, marked with stakes and tape. */
export function meadow(chance: Chance): string {
  const front = chance.pick(['#8fa37c', '#a2ab7c', '#7d9676']);
  const near = chance.int(880, 940);
  return scene(
    sky(chance, 620),
    ground(610, leafPale),
    faded(0.9, ground(680, front)),
    row(
      4,
      980,
      1600,
      (at, i) =>
        rect(at - 50, 560 - (i % 2) * 20, 100, 90, '#f1e8d8') +
        poly(
          [
            [at - 64, 562 - (i % 2) * 20],
            [at, 510 - (i % 2) * 20],
            [at + 64, 562 - (i % 2) * 20],
          ],
          i % 2 ? '#7d4a38' : '#3d515c',
        ) +
        rect(at - 12, 596, 24, 28, '#f3cd8b'),
    ),
    hedge(-20, 690, 700, 46, leafDark),
    tree(chance, 190, 720, 380, leaf),
    tree(chance, chance.int(420, 620), 700, 280, leafDark),
    poplar(1500, 720, 360),
    poly(
      [
        [360, near],
        [1240, near - 30],
        [1480, 1110],
        [140, 1140],
      ],
      '#b7bb8c',
    ),
    ...(
      [
        [360, near],
        [1240, near - 30],
        [1480, 1110],
        [140, 1140],
      ] as const
    ).map(([sx, sy]) => rect(sx - 6, sy - 90, 12, 96, '#8a6542') + rect(sx - 6, sy - 90, 12, 22, '#b9694c')),
    line(360, near - 60, 1240, near - 90, paper, 4),
    line(1240, near - 90, 1480, 1050, paper, 4),
    line(360, near - 60, 140, 1080, paper, 4),
    ...Array.from({ length: 40 }, () =>
      circle(
        chance.int(0, 1600),
        chance.int(760, 1180),
        chance.int(3, 6),
        chance.pick([paper, '#e8cf8e', '#d8a48a']),
      ),
    ),
    rect(0, 1150, 1600, 60, stone),
  );
}
