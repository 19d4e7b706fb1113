import { type Chance } from '../stock/chance.ts';
import { brass, ink, paper } from './palette.ts';
import { faded, line, rect, stroke, scene } from './sketch.ts';

const font = 'font-family="Liberation Sans, DejaVu Sans, Arial, sans-serif"';

const label = (x: number, y: number, name: string, area: number) =>
  `<text x="${x}" y="${y}" ${font} font-size="30" fill="${ink}" text-anchor="middle">${name}</text>` +
  `<text x="${x}" y="${y + 38}" ${font} font-size="24" fill="${brass}" text-anchor="middle">${area.toFixed(1).replace('.', ',')} m²</text>`;

/** A door leaf and the quarter circle it swings, over a gap in the wall. */
const swing = (x: number, y: number, isUpright: boolean) =>
  (isUpright ? rect(x - 8, y, 16, 84, paper) : rect(x, y - 8, 84, 16, paper)) +
  stroke(
    isUpright ? `M${x} ${y + 84} h84 A84 84 0 0 0 ${x} ${y}` : `M${x} ${y} v84 A84 84 0 0 0 ${x + 84} ${y}`,
    '#8f9aa0',
    3,
  );

const opening = (x: number, y: number, w: number, h: number) =>
  rect(x, y, w, h, '#cfdcde') + stroke(`M${x} ${y} h${w} v${h} h${-w} Z`, ink, 3);

/** A sales plan: outer walls, four to six rooms with areas, doors, windows, bed, sofa and kitchen. */
export function floorPlan(chance: Chance): string {
  const left = 240;
  const top = 190;
  const right = 1360;
  const bottom = 1010;
  const split = chance.int(660, 860);
  const shelf = chance.int(520, 640);
  const bath = chance.int(920, 1060);
  const area = (x1: number, y1: number, x2: number, y2: number) => ((x2 - x1) * (y2 - y1)) / 10_500;
  const wall = (x1: number, y1: number, x2: number, y2: number) => line(x1, y1, x2, y2, ink, 14);
  return scene(
    rect(0, 0, 1600, 1200, paper),
    faded(
      0.5,
      ...Array.from({ length: 31 }, (_, i) => line(i * 54, 0, i * 54, 1200, '#efe9de', 2)),
      ...Array.from({ length: 23 }, (_, i) => line(0, i * 54, 1600, i * 54, '#efe9de', 2)),
    ),
    rect(left, top, right - left, bottom - top, '#ffffff'),
    rect(left, shelf, split - left, bottom - shelf, '#f6efe3'),
    rect(split, top, bath - split, shelf - top, '#eef2f1'),
    stroke(`M${left} ${top} H${right} V${bottom} H${left} Z`, ink, 24),
    wall(left, shelf, right, shelf),
    wall(split, top, split, bottom),
    wall(bath, top, bath, shelf),
    opening(left + 120, top - 12, 200, 24),
    opening(bath + 60, top - 12, 170, 24),
    opening(left - 12, shelf + 110, 24, 190),
    opening(left + 140, bottom - 12, 240, 24),
    opening(right - 12, shelf + 120, 24, 180),
    opening(split + 120, bottom - 12, 220, 24),
    swing(split, shelf + 60, true),
    swing(split - 130, shelf, false),
    swing(split + 60, shelf, false),
    swing(bath + 70, shelf, false),
    swing(right - 220, bottom, false),
    rect(left + 50, top + 50, 150, 190, '#e4dccb', 8),
    rect(left + 62, top + 62, 126, 44, paper, 8),
    rect(split + 24, top + 30, 70, 130, '#dbe4e4', 20),
    rect(bath - 96, top + 30, 64, 50, '#dbe4e4', 12),
    rect(left + 40, bottom - 130, 280, 80, '#d9cdb8', 16),
    rect(left + 130, bottom - 240, 120, 60, '#e9e0cf', 8),
    rect(split - 96, shelf + 190, 56, bottom - shelf - 260, '#d3dad8', 4),
    rect(right - 200, shelf + 50, 150, 180, '#e4dccb', 8),
    rect(right - 188, shelf + 62, 126, 42, paper, 8),
    label((left + split) / 2 + 40, (top + shelf) / 2 + 40, 'Schlafen', area(left, top, split, shelf)),
    label((split + bath) / 2 + 10, shelf - 90, 'Bad', area(split, top, bath, shelf)),
    label(
      (bath + right) / 2,
      (top + shelf) / 2,
      chance.pick(['Diele', 'Arbeiten', 'Ankleide']),
      area(bath, top, right, shelf),
    ),
    label((left + split) / 2, shelf + 80, 'Wohnen / Kochen', area(left, shelf, split, bottom)),
    label(
      (split + right) / 2 - 40,
      (shelf + bottom) / 2 + 60,
      chance.pick(['Zimmer', 'Kind', 'Gast']),
      area(split, shelf, right, bottom),
    ),
    `<text x="800" y="1110" ${font} font-size="24" fill="#6b7a82" text-anchor="middle">Unmaßstäbliche Skizze, alle Angaben ca.</text>`,
    stroke('M1480 150 V80 M1462 104 L1480 76 L1498 104', ink, 5),
    `<text x="1480" y="190" ${font} font-size="26" fill="${ink}" text-anchor="middle">N</text>`,
  );
}
