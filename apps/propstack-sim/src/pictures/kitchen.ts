import { type Chance } from '../stock/chance.ts';
import { brass, ink, leafDark, paper, slate, wood, woodDark } from './palette.ts';
import { pendant, shell, view } from './room.ts';
import { circle, faded, line, oval, rect, row, scene } from './sketch.ts';

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
    tap,
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

const tap = `<path d="M785 440 q0 -44 44 -44 q34 0 34 40" fill="none" stroke="${slate}" stroke-width="10"/>`;

const plantIn = (x: number, y: number) =>
  [-50, -20, 18, 46]
    .map((dx) => line(x, y, x + dx, y - 110, leafDark, 6) + oval(x + dx, y - 118, 16, 26, leafDark))
    .join('');
