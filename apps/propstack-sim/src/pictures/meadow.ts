import { type Chance } from '../stock/chance.ts';
import { ground, hedge, poplar, sky, tree } from './backdrop.ts';
import { leaf, leafDark, leafPale, paper, stone } from './palette.ts';
import { circle, faded, line, poly, rect, row, scene } from './sketch.ts';

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
