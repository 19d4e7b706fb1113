import { type Chance } from '../stock/chance.ts';
import { sky } from './backdrop.ts';
import { balconyFront, glassWall, pane } from './openings.ts';
import { brass, facades, ink, leaf, leafPale, paper, sand } from './palette.ts';
import { faded, line, oval, poly, rect, row, shape, scene } from './sketch.ts';
import { water } from './water.ts';

/** A white house behind dunes, the sea to one side, beach chairs in front. */
export function seaside(chance: Chance): string {
  const { wall, shade, roof } = chance.pick([facades[0], facades[3], facades[5]] as const);
  const w = chance.int(640, 760);
  const x = chance.pick([120, 1600 - w - 120]);
  const base = 860;
  const storeys = 3;
  const high = 160;
  const top = base - storeys * high;
  const beachChair = (at: number, y: number, stripe: string) =>
    rect(at - 44, y - 96, 88, 96, '#f6efe2', 16) +
    row(3, at - 40, at + 40, (m) => rect(m - 6, y - 92, 12, 58, stripe)) +
    rect(at - 44, y - 34, 88, 34, '#c79f70', 6);
  return scene(
    sky(chance, 640, false),
    water(chance, 636, 830),
    faded(
      0.9,
      poly(
        [
          [880, 640],
          [930, 640],
          [905, 560],
        ],
        paper,
      ),
      rect(878, 640, 56, 10, ink, 5),
    ),
    rect(x, top, w, base - top, wall),
    poly(
      [
        [x - 34, top],
        [x + w * 0.2, top - 130],
        [x + w * 0.8, top - 130],
        [x + w + 34, top],
      ],
      roof,
    ),
    glassWall(x + w * 0.36, top - 104, w * 0.28, 96, 3),
    ...Array.from({ length: storeys }, (_, level) => {
      const y = base - (level + 1) * high;
      return (
        rect(x, y, w, 9, shade) +
        glassWall(x + 30, y + 34, w * 0.36, high - 50, 3) +
        pane(x + w * 0.5, y + 44, 72, 84) +
        pane(x + w * 0.66, y + 44, 72, 84) +
        pane(x + w * 0.83, y + 44, 72, 84) +
        balconyFront(x + 14, y + high - 6, w * 0.36 + 32, '#55707a')
      );
    }),
    shape('M-10 850 Q240 780 520 850 T1040 846 T1610 830 V1210 H-10 Z', sand),
    shape('M-10 960 Q420 880 860 970 T1610 930 V1210 H-10 Z', '#ecdfc6'),
    ...Array.from({ length: 34 }, () => {
      const gx = chance.int(0, 1600);
      const gy = chance.int(860, 1010);
      return line(
        gx,
        gy,
        gx + chance.int(-22, 22),
        gy - chance.int(34, 64),
        chance.pick([leafPale, '#a8a472', leaf]),
        4,
      );
    }),
    beachChair(420, 1110, ink),
    beachChair(620, 1140, brass),
    beachChair(1180, 1120, '#5f7d6e'),
    faded(0.15, oval(420, 1112, 70, 12, ink), oval(620, 1142, 70, 12, ink), oval(1180, 1122, 70, 12, ink)),
  );
}
