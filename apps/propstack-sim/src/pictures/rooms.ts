import { type Chance } from '../stock/chance.ts';
import {
  brass,
  glow,
  glowSoft,
  ink,
  leafDark,
  paper,
  slate,
  stone,
  textiles,
  wood,
  woodDark,
} from './palette.ts';
import { floorLamp, floorLine, painting, pendant, plant, rug, shell, view } from './room.ts';
import { circle, faded, line, oval, poly, rect, row, shape, scene } from './sketch.ts';

export function livingRoom(chance: Chance): string {
  const cloth = chance.pick(textiles);
  const cushion = chance.pick(textiles.filter((one) => one !== cloth));
  const isMirrored = chance.isLucky(0.5);
  const x = isMirrored ? 760 : 170;
  const other = isMirrored ? 150 : 1080;
  const hasFire = chance.isLucky(0.45);
  const fireplace =
    rect(other, 420, 380, 440, paper) +
    rect(other - 26, 408, 432, 26, '#e4d8c4', 3) +
    rect(other + 80, 560, 220, 300, ink) +
    shape(`M${other + 130} 856 q-10 -90 40 -140 q0 60 40 90 q24 -30 20 -70 q50 70 12 120 Z`, '#e0a24e') +
    painting(chance, other + 80, 130, 220, 240);
  const windows = view(chance, other + 20, 190, 360, 520);
  const middle = x + 330;
  return scene(
    shell(chance),
    hasFire ? fireplace : windows,
    hasFire
      ? view(chance, x + 180, 170, 320, 330, { curtains: false })
      : painting(chance, x + 120, 180, 300, 230) + painting(chance, x + 450, 220, 170, 190),
    rug(middle + 60, 1050, 560, '#cdb894'),
    rect(x, 640, 660, 200, cloth, 26),
    rect(x - 40, 700, 120, 230, cloth, 30),
    rect(x + 580, 700, 120, 230, cloth, 30),
    rect(x + 40, 780, 580, 120, cloth, 18),
    faded(0.14, rect(x + 40, 780, 580, 120, paper, 18)),
    rect(x + 40, 880, 580, 44, cloth),
    rect(x + 20, 924, 16, 46, woodDark),
    rect(x + 624, 924, 16, 46, woodDark),
    rect(x + 90, 690, 120, 110, cushion, 18),
    rect(x + 460, 686, 126, 114, '#e9dcc6', 18),
    rect(x + 236, 700, 110, 100, brass, 18),
    oval(middle + 40, 1030, 220, 40, wood),
    rect(middle - 120, 1036, 12, 90, woodDark),
    rect(middle + 190, 1036, 12, 90, woodDark),
    oval(middle + 40, 1022, 220, 38, '#cda877'),
    rect(middle, 980, 80, 24, paper, 4),
    rect(middle + 8, 960, 64, 22, ink, 4),
    floorLamp(isMirrored ? 700 : 940, 900),
    plant(isMirrored ? 1520 : 90, 1000, 380),
  );
}

export function kitchen(chance: Chance): string {
  const front = chance.pick([ink, leafDark, '#e9e2d4', '#6f8790']);
  const worktop = chance.pick([wood, paper, '#b8b2a6']);
  const isDark = front !== '#e9e2d4';
  const handle = isDark ? brass : slate;
  return scene(
    shell(chance),
    view(chance, 640, 180, 320, 330, { curtains: false }),
    ...[
      [80, 480],
      [1040, 480],
    ].flatMap(([x = 0, w = 0]) => [
      rect(x, 150, w, 250, front, 4),
      row(
        3,
        x,
        x + w,
        (at) =>
          rect(at - 76, 160, 152, 230, front, 3) +
          faded(0.25, rect(at - 76, 160, 4, 230, paper)) +
          rect(at + 48, 350, 8, 26, handle, 3),
      ),
    ]),
    rect(80, 408, 480, 110, '#f1e9da'),
    rect(1040, 408, 480, 110, '#f1e9da'),
    row(3, 90, 550, (at, i) =>
      rect(at - 22, 470 - i * 12, 44, 78 + i * 12, [brass, '#8d5d4a', paper][i] ?? paper, 8),
    ),
    rect(40, 548, 1520, 36, worktop, 4),
    rect(60, 584, 1480, 270, front),
    row(
      7,
      60,
      1540,
      (at) =>
        faded(0.3, rect(at - 104, 592, 3, 250, isDark ? paper : ink)) + rect(at - 40, 612, 80, 8, handle, 4),
    ),
    rect(1120, 600, 230, 210, '#26343c', 6),
    rect(1140, 650, 190, 130, '#4a5960', 6),
    rect(1140, 624, 190, 10, handle, 5),
    rect(780, 430, 10, 118, slate),
    stroke785,
    oval(792, 552, 90, 10, '#c7ccca'),
    pendant(600, 240, brass),
    pendant(1000, 240, brass),
    rect(330, 880, 940, 44, worktop, 6),
    rect(370, 924, 860, 230, '#f4eee2'),
    faded(0.12, rect(370, 924, 860, 40, ink)),
    row(
      3,
      420,
      1180,
      (at) =>
        rect(at - 60, 1000, 120, 22, woodDark, 8) +
        rect(at - 48, 1022, 10, 150, ink) +
        rect(at + 38, 1022, 10, 150, ink),
    ),
    oval(620, 872, 92, 20, paper),
    circle(590, 856, 22, '#c9783f'),
    circle(630, 852, 24, '#9a9f4e'),
    circle(662, 860, 20, '#c9a03f'),
    rect(980, 790, 60, 90, '#8fb0b4', 14),
    plantIn(1010, 800),
  );
}

const stroke785 = `<path d="M785 440 q0 -44 44 -44 q34 0 34 40" fill="none" stroke="${slate}" stroke-width="10"/>`;

const plantIn = (x: number, y: number) =>
  [-50, -20, 18, 46]
    .map((dx) => line(x, y, x + dx, y - 110, leafDark, 6) + oval(x + dx, y - 118, 16, 26, leafDark))
    .join('');

export function bedroom(chance: Chance): string {
  const cloth = chance.pick(textiles);
  const left = chance.isLucky(0.5);
  const x = left ? 180 : 640;
  return scene(
    shell(chance),
    view(chance, left ? 1160 : 130, 200, 310, 500),
    faded(0.35, rect(x - 40, 300, 860, 550, cloth)),
    painting(chance, x + 260, 130, 260, 190),
    rect(x, 470, 780, 380, chance.pick([woodDark, '#d8c7ad', slate]), 22),
    rug(x + 390, 1110, 620, '#cdb894'),
    rect(x + 40, 690, 700, 330, paper, 24),
    rect(x + 90, 600, 270, 150, '#f4ece0', 36),
    rect(x + 420, 600, 270, 150, '#f4ece0', 36),
    rect(x + 170, 650, 190, 110, cloth, 26),
    rect(x + 430, 650, 190, 110, cloth, 26),
    poly(
      [
        [x + 24, 860],
        [x + 756, 860],
        [x + 790, 1090],
        [x - 10, 1090],
      ],
      cloth,
    ),
    faded(
      0.2,
      poly(
        [
          [x + 24, 860],
          [x + 756, 860],
          [x + 760, 890],
          [x + 20, 890],
        ],
        paper,
      ),
    ),
    rect(x - 4, 1084, 788, 40, woodDark, 6),
    ...[x - 130, x + 800].map(
      (at) =>
        rect(at, 790, 120, 160, wood, 6) +
        rect(at + 40, 850, 40, 8, ink, 4) +
        rect(at + 54, 690, 12, 100, ink) +
        poly(
          [
            [at + 24, 640],
            [at + 96, 640],
            [at + 118, 710],
            [at + 2, 710],
          ],
          glow,
        ) +
        faded(0.25, circle(at + 60, 680, 120, glowSoft)),
    ),
    plant(left ? 1520 : 70, 1010, 330),
  );
}

export function bathroom(chance: Chance): string {
  const tile = chance.pick(['#dfe5e2', '#e6dfd2', '#cfdad9', '#d9d3c6']);
  const accent = chance.pick([slate, leafDark, '#8d5d4a', ink]);
  const grid = faded(
    0.5,
    ...Array.from({ length: 12 }, (_, i) => line(i * 140, 0, i * 140, 850, paper, 3)),
    ...Array.from({ length: 7 }, (_, i) => line(0, i * 130, 1600, i * 130, paper, 3)),
  );
  return scene(
    rect(0, 0, 1600, 850, tile),
    grid,
    rect(0, 850, 1600, 350, '#b9b2a4'),
    faded(
      0.4,
      ...Array.from({ length: 9 }, (_, i) =>
        line(800 + (i - 4) * 170, 850, 800 + (i - 4) * 420, 1200, paper, 3),
      ),
      line(0, 960, 1600, 960, paper, 3),
    ),
    view(chance, 190, 160, 340, 360, { curtains: false }),
    rect(1200, 0, 400, 850, accent),
    faded(0.35, rect(1180, 0, 14, 850, '#f2f6f6')),
    faded(0.2, rect(1194, 0, 406, 850, '#cfe0e2')),
    circle(1400, 150, 64, '#c7ccca'),
    rect(1394, 60, 12, 90, '#c7ccca'),
    shape('M90 640 H720 Q730 900 600 905 H210 Q80 900 90 640 Z', paper),
    rect(70, 622, 670, 30, '#fffdf9', 15),
    faded(0.1, shape('M90 660 H720 V700 H90 Z', ink)),
    rect(640, 520, 10, 110, brass),
    rect(600, 516, 60, 10, brass, 5),
    rect(180, 640, 120, 150, '#e9dcc6', 6),
    rect(800, 620, 340, 40, wood, 4),
    rect(820, 660, 300, 150, chance.pick([wood, '#e9e2d4']), 4),
    shape('M870 560 H1070 Q1066 622 970 622 Q874 622 870 560 Z', '#fffdf9'),
    rect(964, 490, 10, 70, brass),
    rect(940, 486, 50, 10, brass, 5),
    circle(970, 310, 130, brass),
    circle(970, 310, 120, '#dfeaea'),
    faded(
      0.6,
      poly(
        [
          [880, 360],
          [980, 200],
          [1020, 205],
          [900, 395],
        ],
        paper,
      ),
    ),
    circle(820, 300, 22, glow),
    circle(1120, 300, 22, glow),
    faded(0.25, circle(820, 300, 90, glowSoft), circle(1120, 300, 90, glowSoft)),
    oval(430, 1040, 330, 70, '#d8c7ad'),
    plant(1140, 1030, 300),
  );
}

export function hallway(chance: Chance): string {
  const leafDoor = (x: number, w: number, isOpen: boolean) =>
    rect(x - 16, 250, w + 32, 600, paper, 4) +
    rect(x, 270, w, 580, isOpen ? glowSoft : '#efe6d6') +
    (isOpen
      ? poly(
          [
            [x, 270],
            [x + 56, 300],
            [x + 56, 850],
            [x, 850],
          ],
          '#e4d8c4',
        ) + rect(x + w * 0.45, 420, w * 0.4, 190, glow)
      : rect(x + 26, 310, w - 52, 200, '#e2d6c2', 3) +
        rect(x + 26, 550, w - 52, 250, '#e2d6c2', 3) +
        circle(x + w - 22, 560, 9, brass));
  const coat = chance.pick(textiles);
  return scene(
    shell(chance),
    leafDoor(680, 250, true),
    leafDoor(1130, 220, false),
    painting(chance, 1400, 330, 160, 210),
    pendant(800, 110, chance.pick([brass, ink, paper])),
    faded(
      0.25,
      poly(
        [
          [690, 850],
          [920, 850],
          [1060, 1200],
          [560, 1200],
        ],
        glowSoft,
      ),
    ),
    rect(120, 620, 400, 26, wood, 4),
    rect(140, 646, 14, 210, woodDark),
    rect(486, 646, 14, 210, woodDark),
    circle(320, 400, 130, brass),
    circle(320, 400, 120, '#dfe8e6'),
    faded(
      0.6,
      poly(
        [
          [240, 440],
          [330, 290],
          [370, 296],
          [262, 480],
        ],
        paper,
      ),
    ),
    rect(190, 560, 56, 62, '#8fb0b4', 12),
    [-30, 0, 30]
      .map((dx) => line(218, 570, 218 + dx, 480, leafDark, 6) + oval(218 + dx, 470, 14, 22, leafDark))
      .join(''),
    rect(380, 590, 80, 16, coat, 3),
    rect(386, 574, 68, 16, stone, 3),
    rug(800, 1060, 360, '#c3ac85'),
    rect(980, 360, 110, 8, woodDark, 4),
    shape('M1000 366 q-14 120 -6 260 h72 q10 -140 -6 -260 Z', coat),
    plant(1060, 960, 260),
    rect(0, floorLine, 1600, 4, '#8a6542'),
  );
}
