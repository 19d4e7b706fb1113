import { brass, glow, glowSoft, ink, paper } from './palette.ts';
import { circle, faded, poly, rect } from './sketch.ts';

/** A lit window with frame and glazing bars, its upper left corner at (x, y). */
export function pane(
  x: number,
  y: number,
  w: number,
  h: number,
  { frame = paper, bars = 1, isLit = true } = {},
): string {
  const glass = isLit ? glow : '#8fa5ab';
  const upright = Array.from({ length: bars }, (_, i) =>
    rect(x + (w * (i + 1)) / (bars + 1) - 3, y, 6, h, frame),
  ).join('');
  return [
    rect(x - 8, y - 8, w + 16, h + 16, frame, 3),
    rect(x, y, w, h, glass),
    faded(
      0.5,
      poly(
        [
          [x, y],
          [x + w * 0.55, y],
          [x, y + h * 0.7],
        ],
        isLit ? glowSoft : '#c2d0d2',
      ),
    ),
    upright,
    h > w * 0.9 ? rect(x, y + h * 0.36, w, 6, frame) : '',
    rect(x - 14, y + h + 8, w + 28, 9, frame, 2),
  ].join('');
}

/** A window over a whole storey, with thin dark frames. */
export function glassWall(x: number, y: number, w: number, h: number, parts: number): string {
  const part = w / parts;
  return (
    rect(x, y, w, h, ink) +
    Array.from({ length: parts }, (_, i) => {
      const left = x + i * part + 5;
      return (
        rect(left, y + 6, part - 10, h - 12, glow) +
        faded(
          0.55,
          poly(
            [
              [left, y + 6],
              [left + part * 0.5, y + 6],
              [left, y + h * 0.6],
            ],
            glowSoft,
          ),
        )
      );
    }).join('')
  );
}

export function door(x: number, base: number, w: number, h: number, fill: string = ink): string {
  return [
    rect(x - w / 2 - 12, base - h - 12, w + 24, h + 12, paper, 3),
    rect(x - w / 2, base - h, w, h, fill),
    rect(x - w * 0.3, base - h * 0.9, w * 0.6, h * 0.3, glow, 2),
    circle(x + w * 0.34, base - h * 0.46, 6, brass),
    rect(x - w, base, w * 2, 14, '#cbbfa9', 3),
  ].join('');
}

/** A balcony in front of a wall: slab, railing, and a plant or two. */
export function balconyFront(x: number, y: number, w: number, colour: string = ink): string {
  const bars = Math.floor(w / 16);
  return (
    rect(x - 6, y, w + 12, 14, '#d8cdbb') +
    rect(x, y - 70, w, 6, colour) +
    Array.from({ length: bars + 1 }, (_, i) => rect(x + (i * w) / bars - 2, y - 68, 4, 68, colour)).join('')
  );
}
