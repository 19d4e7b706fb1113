import { expect, it } from '@jest/globals';
import { simplifyLine, isArea } from './area-drawing.ts';

it.each([
  [[[10, 10]], false],
  [
    [
      [10, 10],
      [30, 20],
      [12, 38],
    ],
    false,
  ],
  [
    [
      [10, 10],
      [60, 12],
      [11, 14],
    ],
    true,
  ],
  [
    [
      [10, 10],
      [30, 52],
      [11, 14],
    ],
    true,
  ],
])('whether the stroke %j on the map is large enough for an area: %j [V-2.122]', (spots, is) => {
  expect(isArea(spots.map(([x = 0, y = 0]) => ({ x, y })))).toBe(is);
});

it('a line drawn on the map is closed where it meets its start, with at most 100 corners', () => {
  const circle = Array.from({ length: 1_000 }, (_, at) => {
    const turn = (at / 800) * 2 * Math.PI;
    return { x: 200 + 100 * Math.cos(turn), y: 200 + 100 * Math.sin(turn) };
  });
  const corners = simplifyLine(circle);
  expect(corners.length).toBeLessThanOrEqual(100);
  expect(corners.at(-1)?.y).toBeLessThan(200);
});
