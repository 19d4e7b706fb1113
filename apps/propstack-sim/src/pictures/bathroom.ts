import { type Chance } from '../stock/chance.ts';
import { brass, glow, glowSoft, ink, leafDark, paper, slate, wood } from './palette.ts';
import { plant, view } from './room.ts';
import { circle, faded, line, oval, poly, rect, shape, scene } from './sketch.ts';

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
