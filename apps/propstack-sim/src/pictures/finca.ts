import { type Chance } from '../stock/chance.ts';
import { bush, ground, palm, poplar, sky, tree } from './backdrop.ts';
import { door, pane } from './openings.ts';
import { glowSoft, ink, leaf, leafDark, leafPale, paper } from './palette.ts';
import { faded, line, poly, rect, row, shape, scene } from './sketch.ts';
import { basin } from './water.ts';

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
