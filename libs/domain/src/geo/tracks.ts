import { type Route } from './stations.ts';

export type Position = [lng: number, lat: number];

/** Points between two stations on the curve that is drawn for the track. */
const pointsPerHop = 6;

/** The curve from `b` to `c` of a Catmull-Rom spline, which passes through all its points. */
const curve = (a: Position, b: Position, c: Position, d: Position): Position[] =>
  Array.from({ length: pointsPerHop + 1 }, (_, at) => {
    const t = at / pointsPerHop;
    const axis = (index: 0 | 1) => {
      const [from, to] = [b[index], c[index]];
      const [leave, arrive] = [(to - a[index]) / 2, (d[index] - from) / 2];
      return (
        (2 * t ** 3 - 3 * t ** 2 + 1) * from +
        (t ** 3 - 2 * t ** 2 + t) * leave +
        (3 * t ** 2 - 2 * t ** 3) * to +
        (t ** 3 - t ** 2) * arrive
      );
    };
    return [axis(0), axis(1)];
  });

/** The tracks between neighbouring stations, each once, however many lines use it. */
export function tracks(lines: readonly Route[]): Position[][] {
  const found = new Map<string, Position[]>();
  for (const { stops } of lines)
    stops.slice(1).forEach((stop, at) => {
      const [before = stop, start = stop, after = stop] = [stops[at - 1], stops[at], stops[at + 2]];
      const key = [start.name, stop.name].sort().join('|');
      const [a, b, c, d] = [before, start, stop, after].map(({ lon, lat }): Position => [lon, lat]);
      if (!found.has(key) && a && b && c && d) found.set(key, curve(a, b, c, d));
    });
  return [...found.values()];
}
