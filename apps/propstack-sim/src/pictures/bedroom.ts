import { type Chance } from '../stock/chance.ts';
import { glow, glowSoft, ink, paper, slate, textiles, wood, woodDark } from './palette.ts';
import { painting, plant, rug, shell, view } from './room.ts';
import { circle, faded, poly, rect, scene } from './sketch.ts';

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
