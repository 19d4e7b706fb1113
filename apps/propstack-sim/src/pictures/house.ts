import { type Chance } from '../stock/chance.ts';
import { bush, ground, hedge, poplar, sky, tree, walk } from './backdrop.ts';
import { door, glassWall, pane } from './openings.ts';
import { brass, facades, ink, lawn, leaf, leafDark, leafPale, paper, stone, wood } from './palette.ts';
import { faded, line, poly, rect, row, scene, shifted } from './sketch.ts';

const base = 900;
const greens = [leaf, leafDark, leafPale];

/** A family house with a gable or a broad roof, garden in front. */
export function house(chance: Chance): string {
  const { wall, shade, roof } = chance.pick(facades);
  const w = chance.int(620, 820);
  const x = 800 - w / 2 + chance.int(-60, 60);
  const storey = 290;
  const eaves = base - storey - 10;
  const peak = eaves - chance.int(250, 320);
  const isGable = chance.isLucky(0.5);
  const top = isGable
    ? poly(
        [
          [x - 50, eaves],
          [x + w / 2, peak],
          [x + w + 50, eaves],
        ],
        roof,
      ) +
      poly(
        [
          [x + 36, eaves],
          [x + w / 2, peak + 56],
          [x + w - 36, eaves],
        ],
        wall,
      )
    : poly(
        [
          [x - 44, eaves],
          [x + 96, peak + 60],
          [x + w - 96, peak + 60],
          [x + w + 44, eaves],
        ],
        roof,
      );
  const attic = isGable
    ? pane(x + w / 2 - 54, eaves - 150, 108, 120, { bars: 1 })
    : row(
        2,
        x + 90,
        x + w - 90,
        (at) =>
          rect(at - 62, eaves - 148, 124, 112, shade) +
          poly(
            [
              [at - 80, eaves - 146],
              [at, eaves - 200],
              [at + 80, eaves - 146],
            ],
            roof,
          ) +
          pane(at - 38, eaves - 124, 76, 80),
      );
  const chimneyX = x + w * chance.pick([0.22, 0.7]);
  return scene(
    sky(chance, 760),
    ground(750, lawn),
    shifted(
      -144,
      -162,
      1.18,
      poplar(140, 800, 330),
      tree(chance, x - 120, 860, chance.int(330, 430), chance.pick(greens)),
      tree(chance, x + w + 150, 850, chance.int(300, 460), chance.pick(greens)),
      rect(chimneyX, peak + 40, 54, 180, shade),
      rect(chimneyX - 6, peak + 30, 66, 18, ink),
      rect(x, eaves, w, storey + 10, wall),
      faded(0.6, rect(x, base - 42, w, 42, shade)),
      rect(x, eaves, w, 16, shade),
      top,
      attic,
      row(2, x + 20, x + w * 0.42, (at) => pane(at - 48, eaves + 84, 96, 120)),
      door(x + w * 0.54, base, 92, 196, chance.pick([ink, leafDark, brass])),
      chance.isLucky(0.5)
        ? glassWall(x + w * 0.68, base - 216, w * 0.25, 204, 2)
        : row(2, x + w * 0.62, x + w - 20, (at) => pane(at - 42, eaves + 84, 84, 120)),
      walk(x + w * 0.54, base + 12, stone),
      hedge(-20, base + 70, x + 60, 74, leafDark),
      hedge(x + w * 0.8, base + 70, 900, 70, leafDark),
      bush(x + 60, base + 20, 44, leaf),
      bush(x + w - 40, base + 24, 50, leafPale),
      row(5, 60, 520, (at, i) =>
        faded(0.9, rect(at + i * 4, 1070 + (i % 2) * 30, 26, 10, i % 2 ? brass : paper, 5)),
      ),
    ),
  );
}

/** A stately house: two full storeys, hipped roof, portico. */
export function villa(chance: Chance): string {
  const { wall, shade, roof } = chance.pick([facades[0], facades[5], facades[3], facades[1]] as const);
  const w = chance.int(820, 960);
  const x = 800 - w / 2;
  const eaves = base - 470;
  const middle = x + w / 2;
  const columns = chance.isLucky(0.6);
  return scene(
    sky(chance, 740),
    ground(740, lawn),
    tree(chance, 150, 850, 520, leafDark),
    tree(chance, 1480, 860, 480, leaf),
    poplar(x + w + 70, 830, 420, leafPale),
    rect(x + w * 0.16, eaves - 200, 56, 120, shade),
    rect(x + w * 0.78, eaves - 200, 56, 120, shade),
    poly(
      [
        [x - 50, eaves],
        [x + 150, eaves - 190],
        [x + w - 150, eaves - 190],
        [x + w + 50, eaves],
      ],
      roof,
    ),
    rect(x, eaves, w, 470, wall),
    rect(x - 16, eaves, w + 32, 22, shade),
    rect(x, base - 236, w, 12, shade),
    rect(x, base - 50, w, 50, shade),
    row(5, x + 30, x + w - 30, (at) => pane(at - 40, eaves + 66, 80, 124)),
    row(2, x + 30, x + w * 0.36, (at) => pane(at - 42, base - 190, 84, 130)),
    row(2, x + w * 0.64, x + w - 30, (at) => pane(at - 42, base - 190, 84, 130)),
    rect(middle - 150, base - 236, 300, 236, wall),
    poly(
      [
        [middle - 172, base - 236],
        [middle, base - 320],
        [middle + 172, base - 236],
      ],
      columns ? shade : roof,
    ),
    door(middle, base, 104, 186, ink),
    columns
      ? [-130, -84, 66, 112].map((dx) => rect(middle + dx, base - 232, 22, 232, paper)).join('')
      : pane(middle - 22, base - 300, 44, 34, { bars: 0 }),
    rect(middle - 190, base, 380, 16, stone),
    rect(middle - 220, base + 16, 440, 16, stone),
    walk(middle, base + 32, stone),
    ...[x - 10, x + 110, x + w - 110, x + w + 10].map((at, i) =>
      bush(at, base + 40, 46 + (i % 2) * 12, i % 2 ? leaf : leafDark),
    ),
    hedge(-20, 1010, 420, 60),
    hedge(1200, 1010, 440, 60),
  );
}

/** One long storey of glass and wood under a flat roof. */
export function bungalow(chance: Chance): string {
  const { shade } = chance.pick(facades);
  const w = chance.int(980, 1120);
  const x = 800 - w / 2;
  const eaves = base - 250;
  return scene(
    sky(chance, 720),
    ground(720, lawn),
    tree(chance, 180, 820, 470, leafDark),
    tree(chance, 1420, 830, 520, leaf),
    tree(chance, 1180, 800, 360, leafPale),
    rect(x, eaves, w, 250, '#f4eee2'),
    rect(x + w * 0.05, eaves + 20, w * 0.2, 230, wood),
    ...Array.from({ length: 9 }, (_, i) =>
      line(
        x + w * 0.05 + (i * w * 0.2) / 9,
        eaves + 22,
        x + w * 0.05 + (i * w * 0.2) / 9,
        base,
        '#9d7548',
        3,
      ),
    ),
    glassWall(x + w * 0.3, eaves + 34, w * 0.46, 210, 4),
    pane(x + w * 0.82, eaves + 70, w * 0.12, 100),
    rect(x - 60, eaves - 34, w + 120, 40, ink),
    rect(x - 60, eaves + 4, w + 120, 8, shade),
    rect(x + w * 0.66, eaves - 150, 70, 118, '#b9694c'),
    rect(x - 20, base, w + 40, 22, stone),
    rect(x + w * 0.26, base + 22, w * 0.56, 16, '#c3b59c'),
    bush(x + 30, base + 40, 50, leaf),
    bush(x + w - 20, base + 36, 58, leafDark),
    walk(x + w * 0.5, base + 38, stone),
    row(3, 1080, 1500, (at, i) => bush(at, 1120 + i * 14, 30, i % 2 ? leafPale : leaf)),
  );
}
