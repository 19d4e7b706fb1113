import { type Chance } from '../stock/chance.ts';
import { basin, water } from './water.ts';
import { bush, ground, hedge, palm, poplar, sky, tree } from './backdrop.ts';
import { glassWall } from './openings.ts';
import {
  brass,
  glow,
  ink,
  lawn,
  leaf,
  leafDark,
  leafPale,
  paper,
  slate,
  stone,
  textiles,
  wood,
  woodDark,
} from './palette.ts';
import { circle, faded, line, oval, poly, rect, row, scene } from './sketch.ts';

const table = (x: number, y: number) =>
  oval(x, y, 150, 26, wood) +
  rect(x - 6, y, 12, 120, ink) +
  oval(x, y + 122, 70, 11, ink) +
  rect(x - 40, y - 66, 30, 62, '#8fb0b4', 8) +
  circle(x + 40, y - 18, 22, paper);

const chair = (x: number, y: number, cloth: string) =>
  rect(x - 70, y - 150, 140, 120, cloth, 16) +
  rect(x - 78, y - 46, 156, 40, cloth, 12) +
  faded(0.25, rect(x - 78, y - 46, 156, 14, paper, 7)) +
  rect(x - 70, y - 8, 10, 84, woodDark) +
  rect(x + 60, y - 8, 10, 84, woodDark);

export function garden(chance: Chance): string {
  const flowers = Array.from({ length: 70 }, () =>
    circle(
      chance.int(0, 1600),
      chance.int(800, 900),
      chance.int(6, 13),
      chance.pick([paper, '#d8a48a', '#c9783f', '#e8cf8e', '#a86f82']),
    ),
  );
  const cloth = chance.pick(textiles);
  return scene(
    sky(chance, 600),
    ground(600, leafPale),
    poplar(120, 720, 430),
    poplar(230, 720, 360, leaf),
    tree(chance, 560, 740, 420, leafDark),
    tree(chance, 1330, 760, 560, leaf),
    tree(chance, 1010, 720, 330, leafPale),
    hedge(-20, 770, 1660, 90, leafDark),
    ground(766, lawn),
    row(9, 0, 1600, (at, i) => bush(at, 850, 46 + (i % 3) * 12, i % 2 ? leaf : leafDark)),
    ...flowers,
    ground(896, '#8da382'),
    faded(
      0.25,
      poly(
        [
          [0, 940],
          [1600, 900],
          [1600, 990],
          [0, 1030],
        ],
        '#f3e3bd',
      ),
    ),
    rect(0, 1040, 1600, 160, stone),
    ...Array.from({ length: 9 }, (_, i) => line(i * 200, 1040, i * 240 - 160, 1200, '#bfb199', 3)),
    line(0, 1110, 1600, 1110, '#bfb199', 3),
    table(560, 990),
    chair(330, 1080, cloth),
    chair(800, 1080, cloth),
    rect(1240, 980, 120, 90, '#b9694c', 8),
    bush(1300, 990, 60, leaf),
    rect(1400, 1010, 90, 70, slate, 8),
    bush(1445, 1016, 44, leafDark),
  );
}

export function balcony(chance: Chance): string {
  const cloth = chance.pick(textiles);
  const roofs = row(6, 0, 1600, (at, i) => {
    const top = 560 + ((i * 37) % 5) * 26;
    return (
      rect(at - 150, top, 300, 400, i % 2 ? '#dccbb0' : '#cfc8bb') +
      poly(
        [
          [at - 166, top],
          [at, top - 110],
          [at + 166, top],
        ],
        i % 3 ? '#7d4a38' : slate,
      ) +
      row(3, at - 130, at + 130, (w) => rect(w - 24, top + 50, 48, 66, glow))
    );
  });
  return scene(
    sky(chance, 720),
    faded(0.85, roofs),
    tree(chance, 240, 930, 420, leaf),
    tree(chance, 1220, 950, 480, leafDark),
    tree(chance, 760, 940, 320, leafPale),
    rect(0, 940, 1600, 260, '#c9b08a'),
    ...Array.from({ length: 10 }, (_, i) =>
      line(800 + (i - 5) * 180, 940, 800 + (i - 5) * 300, 1200, '#a98b62', 3),
    ),
    rect(0, 690, 1600, 12, ink),
    ...Array.from({ length: 41 }, (_, i) => rect(i * 40 - 3, 700, 6, 240, ink)),
    rect(0, 930, 1600, 16, ink),
    rect(60, 660, 360, 70, '#b9694c', 8),
    row(
      6,
      70,
      410,
      (at, i) => bush(at, 680, 34, i % 2 ? leaf : leafDark) + circle(at, 640, 10, i % 2 ? paper : '#d8a48a'),
    ),
    chair(1010, 1080, cloth),
    chair(1350, 1080, cloth),
    table(1180, 1010),
    rect(0, 0, 60, 1200, '#efe6d8'),
    rect(60, 0, 10, 1200, '#d8cdbb'),
    rect(180, 1000, 130, 120, slate, 10),
    bush(245, 1010, 78, leaf),
  );
}

export function pool(chance: Chance): string {
  return scene(
    sky(chance, 560),
    ground(556, leafPale),
    poplar(90, 690, 400),
    tree(chance, 1500, 700, 420, leafDark),
    hedge(-20, 720, 800, 80, leafDark),
    rect(820, 380, 700, 340, '#fbf6ec'),
    rect(790, 356, 760, 34, ink),
    glassWall(870, 440, 600, 270, 5),
    ground(716, '#e6dac3'),
    palm(720, 760, 440),
    palm(180, 770, chance.int(380, 480)),
    basin(260, 810, 900, 260),
    ...[1240, 1400].map(
      (x) =>
        rect(x, 860, 130, 14, paper, 7) +
        poly(
          [
            [x, 866],
            [x - 46, 800],
            [x - 34, 794],
            [x + 14, 866],
          ],
          paper,
        ) +
        rect(x + 10, 872, 8, 36, woodDark) +
        rect(x + 112, 872, 8, 36, woodDark),
    ),
    rect(1374, 690, 8, 220, woodDark),
    poly(
      [
        [1240, 706],
        [1378, 640],
        [1516, 706],
      ],
      chance.pick([brass, '#8d5d4a', leafDark]),
    ),
    bush(60, 1180, 80, leafDark),
    bush(1540, 1180, 90, leaf),
  );
}

export function seaView(chance: Chance): string {
  const cloth = chance.pick(textiles);
  const sail = (x: number, y: number, s: number) =>
    poly(
      [
        [x, y],
        [x, y - 90 * s],
        [x + 52 * s, y],
      ],
      paper,
    ) +
    poly(
      [
        [x - 6, y],
        [x - 6, y - 70 * s],
        [x - 36 * s, y],
      ],
      '#e9dcc6',
    ) +
    rect(x - 42 * s, y + 2, 100 * s, 9 * s, ink, 4);
  return scene(
    sky(chance, 560, chance.isLucky(0.6)),
    water(chance, 556, 900),
    sail(chance.int(300, 700), 640, 1),
    sail(chance.int(900, 1300), 600, 0.6),
    rect(0, 860, 1600, 340, '#e0cfae'),
    ...Array.from({ length: 9 }, (_, i) =>
      line(800 + (i - 4) * 200, 860, 800 + (i - 4) * 360, 1200, '#c9b48d', 3),
    ),
    rect(0, 690, 1600, 10, paper),
    ...Array.from({ length: 9 }, (_, i) => rect(i * 200 - 5, 690, 10, 180, paper)),
    faded(0.22, rect(0, 700, 1600, 160, '#eaf3f3')),
    chair(480, 1050, cloth),
    chair(860, 1050, cloth),
    table(670, 980),
    rect(1260, 960, 130, 120, '#b9694c', 10),
    palm(1325, 980, 330),
    rect(90, 980, 110, 100, slate, 10),
    bush(145, 990, 70, leaf),
  );
}
