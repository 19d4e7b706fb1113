import { type Chance } from '../stock/chance.ts';
import { brass, glow, glowSoft, ink, leafDark, paper, stone, textiles, wood, woodDark } from './palette.ts';
import { floorLine, painting, pendant, plant, rug, shell } from './room.ts';
import { circle, faded, line, oval, poly, rect, shape, scene } from './sketch.ts';

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
