import { type Chance } from '../stock/chance.ts';
import { bush, ground, hedge, sky, tree } from './backdrop.ts';
import { door, pane } from './openings.ts';
import { brass, facades, ink, lawn, leaf, leafDark, leafPale, stone } from './palette.ts';
import { poly, rect, row, scene } from './sketch.ts';

const base = 900;
const w = 470;

/** Three houses wall to wall, each with its own colour, door and front garden. */
export function rowHouses(chance: Chance): string {
  const high = chance.int(400, 470);
  const isGabled = chance.isLucky(0.6);
  const colours = chance.some(facades, 3);
  const unit = (at: number, index: number) => {
    const { wall, shade, roof } = colours[index] ?? facades[0];
    const x = at - w / 2;
    const eaves = base - high;
    const top = isGabled
      ? poly(
          [
            [x - 14, eaves],
            [at, eaves - 220],
            [x + w + 14, eaves],
          ],
          roof,
        ) +
        poly(
          [
            [x + 40, eaves],
            [at, eaves - 172],
            [x + w - 40, eaves],
          ],
          wall,
        ) +
        pane(at - 36, eaves - 98, 72, 78)
      : rect(x - 8, eaves - 110, w + 16, 112, roof) +
        rect(at - 90, eaves - 96, 180, 98, shade) +
        pane(at - 66, eaves - 80, 132, 70, { bars: 2 });
    return [
      top,
      rect(x, eaves, w, high, wall),
      rect(x, eaves, w, 14, shade),
      rect(x, base - high / 2 - 4, w, 10, shade),
      rect(x + w - 7, eaves, 14, high, shade),
      row(2, x + 20, x + w - 20, (middle) => pane(middle - 56, eaves + 46, 112, high / 2 - 100)),
      pane(x + 50, base - high / 2 + 44, 160, high / 2 - 104, { bars: 2 }),
      door(x + w * 0.72, base, 92, high / 2 - 36, [ink, brass, leafDark][index] ?? ink),
      rect(x + w * 0.72 - 62, base + 14, 124, 180, stone),
      hedge(x + 6, base + 96, w * 0.5, 62, index % 2 ? leaf : leafDark),
      bush(x + w - 30, base + 40, 36, leafPale),
    ].join('');
  };
  return scene(
    sky(chance, 740),
    ground(740, lawn),
    tree(chance, 60, 860, 420, leafDark),
    tree(chance, 1560, 850, 480, leaf),
    row(3, 800 - 1.5 * w, 800 + 1.5 * w, unit),
    rect(0, base + 190, 1600, 120, '#c8c1b3'),
    rect(0, base + 190, 1600, 14, stone),
  );
}
