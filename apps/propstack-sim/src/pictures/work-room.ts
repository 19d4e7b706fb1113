import { type Chance } from '../stock/chance.ts';
import { brass, ink, paper, slate, textiles, wood, woodDark } from './palette.ts';
import { painting, pendant, plant, shell, view } from './room.ts';
import { circle, faded, poly, rect, row, scene } from './sketch.ts';

/** An office: shelves, tall windows, two desks with lamps. */
export function workRoom(chance: Chance): string {
  const cloth = chance.pick(textiles);
  const spines = Array.from({ length: 30 }, (_, i) => {
    const tall = chance.int(70, 104);
    return rect(
      96 + (i % 10) * 36,
      330 + Math.floor(i / 10) * 150 - tall,
      chance.int(20, 30),
      tall,
      chance.pick([...textiles, paper, wood]),
      2,
    );
  });
  const desk = (x: number) =>
    [
      rect(x + 130, 560, 230, 150, ink, 8),
      rect(x + 140, 570, 210, 130, '#8fa9b0', 4),
      faded(
        0.4,
        poly(
          [
            [x + 140, 570],
            [x + 280, 570],
            [x + 140, 690],
          ],
          paper,
        ),
      ),
      rect(x + 236, 710, 18, 46, slate),
      rect(x, 756, 520, 26, wood, 4),
      rect(x + 20, 782, 14, 250, woodDark),
      rect(x + 486, 782, 14, 250, woodDark),
      rect(x + 400, 700, 80, 56, paper, 4),
      rect(x + 60, 726, 40, 30, brass, 6),
      rect(x + 170, 780, 170, 170, cloth, 26),
      rect(x + 250, 950, 10, 90, ink),
      rect(x + 190, 1036, 130, 12, ink, 6),
    ].join('');
  return scene(
    shell(chance),
    view(chance, 620, 170, 330, 430, { curtains: false }),
    view(chance, 1060, 170, 330, 430, { curtains: false }),
    rect(70, 180, 400, 670, woodDark, 4),
    rect(84, 194, 372, 642, '#efe4d2'),
    ...spines,
    row(4, 0, 4, (_, i) => rect(84, 330 + i * 150, 372, 12, woodDark)),
    circle(160, 745, 34, brass),
    painting(chance, 240, 650, 180, 120),
    pendant(790, 120, brass),
    pendant(1240, 120, brass),
    desk(500),
    desk(1050),
    plant(1560, 1010, 300),
  );
}
