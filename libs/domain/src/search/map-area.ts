import { maxMapAreaLength } from './map-area-text.ts';

/*
 * Parsing and geometry of the filter `within` (map-area-text.ts). In a separate file, because every page loads
 * map-area-text.ts, but only the map and the API need the geometry.
 */

export interface MapPoint {
  readonly lng: number;
  readonly lat: number;
}
export interface MapBox {
  readonly kind: 'box';
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}
export interface MapCircle extends MapPoint {
  readonly kind: 'circle';
  readonly metres: number;
  /** Place name by the visitor. It is only displayed; the coordinates define the circle. */
  readonly place?: string | undefined;
}
interface MapPolygon {
  readonly kind: 'polygon';
  /** The corners in their order. The last one is connected to the first. */
  readonly points: readonly MapPoint[];
}
export type MapArea = MapBox | MapCircle | MapPolygon;

/** The German message about a map area that is refused. */
export class MapAreaFault {
  constructor(readonly text: string) {}
}

export const mapAreaLimits = { corners: 100, metres: [100, 50_000] } as const;

const unreadable = new MapAreaFault('Das Gebiet ist nicht lesbar. Bitte wählen Sie es auf der Karte neu.');
const tooManyCorners = new MapAreaFault(
  `Das Gebiet hat zu viele Ecken. Bitte zeichnen Sie es mit höchstens ${mapAreaLimits.corners}.`,
);
const tooFewCorners = new MapAreaFault('Ein Gebiet braucht mindestens drei Ecken.');
const crossing = new MapAreaFault(
  'Die Linie des Gebiets kreuzt sich. Bitte zeichnen Sie es ohne Überschneidung.',
);

const numberPattern = /^-?\d{1,3}(?:\.\d{1,8})?$/;
const placePattern = /^[\p{L}\p{M}\d .,()/’'-]{1,60}$/u;

/** Four decimals are about eleven metres, which is precise enough and gives almost equal areas the same address. */
const round = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

const isOnEarth = ({ lng, lat }: MapPoint): boolean => Math.abs(lng) <= 180 && Math.abs(lat) <= 85;

/**
 * Parses a list of numbers to points; undefined if the number of values is odd or a point is outside the valid range.
 */
function pointsOf(texts: readonly string[]): MapPoint[] | undefined {
  if (texts.length % 2 === 1 || !texts.every((text) => numberPattern.test(text))) return undefined;
  const points: MapPoint[] = [];
  for (let at = 0; at < texts.length; at += 2)
    points.push({ lng: round(Number(texts[at])), lat: round(Number(texts[at + 1])) });
  return points.every(isOnEarth) ? points : undefined;
}

/** The side of the line from `a` to `b` on which the point lies, as 1 or -1; 0 on the line. */
const sideOf = (a: MapPoint, b: MapPoint, point: MapPoint): number =>
  Math.sign((b.lng - a.lng) * (point.lat - a.lat) - (b.lat - a.lat) * (point.lng - a.lng));

const isBetween = (a: MapPoint, b: MapPoint, point: MapPoint): boolean =>
  point.lng >= Math.min(a.lng, b.lng) &&
  point.lng <= Math.max(a.lng, b.lng) &&
  point.lat >= Math.min(a.lat, b.lat) &&
  point.lat <= Math.max(a.lat, b.lat);

function doMeet([a, b]: readonly [MapPoint, MapPoint], [c, d]: readonly [MapPoint, MapPoint]): boolean {
  const [abc, abd, cda, cdb] = [sideOf(a, b, c), sideOf(a, b, d), sideOf(c, d, a), sideOf(c, d, b)];
  if (abc !== abd && cda !== cdb) return true;
  return (
    (abc === 0 && isBetween(a, b, c)) ||
    (abd === 0 && isBetween(a, b, d)) ||
    (cda === 0 && isBetween(c, d, a)) ||
    (cdb === 0 && isBetween(c, d, b))
  );
}

/** Compares each side with all others except its neighbours. With at most 100 corners these are 4,850 pairs. */
function crossesItself(points: readonly MapPoint[]): boolean {
  const sides = points.map((point, at) => [point, points[(at + 1) % points.length] ?? point] as const);
  return sides.some((side, at) =>
    sides
      .slice(at + 2)
      .some((nextSide, gap) => at + 2 + gap - at < sides.length - 1 && doMeet(side, nextSide)),
  );
}

/** Validates a polygon of these corners; returns the fault if it is invalid. */
export function polygonOf(corners: readonly MapPoint[]): MapPolygon | MapAreaFault {
  if (corners.length > mapAreaLimits.corners) return tooManyCorners;
  const rounded = corners.map(({ lng, lat }) => ({ lng: round(lng), lat: round(lat) }));
  const points = rounded.filter((point, at) => {
    const before = rounded.at(at - 1);
    return point.lng !== before?.lng || point.lat !== before.lat;
  });
  if (points.length < 3) return tooFewCorners;
  return crossesItself(points) ? crossing : { kind: 'polygon', points };
}

function circleOf([lng = '', lat = '', radius = '', place]: readonly string[]): MapCircle | MapAreaFault {
  const [centre] = pointsOf([lng, lat]) ?? [];
  const metres = /^\d{3,5}$/.test(radius) ? Number(radius) : 0;
  const [min, max] = mapAreaLimits.metres;
  if (!centre || (place !== undefined && !placePattern.test(place))) return unreadable;
  if (metres < min || metres > max)
    return new MapAreaFault('Bitte wählen Sie einen Umkreis von 100 m bis 50 km.');
  return { kind: 'circle', ...centre, metres, ...(place === undefined ? {} : { place }) };
}

export function parseMapArea(text: string): MapArea | MapAreaFault {
  if (text.length > maxMapAreaLength) return tooManyCorners;
  const [kind, ...values] = text.split('_');
  if (kind === 'circle') return values.length > 4 ? unreadable : circleOf(values);
  const points = pointsOf(values);
  if (!points) return unreadable;
  if (kind === 'polygon') return polygonOf(points);
  const [from, to] = points;
  if (kind !== 'box' || points.length !== 2 || !from || !to || from.lng >= to.lng || from.lat >= to.lat)
    return unreadable;
  return { kind, west: from.lng, south: from.lat, east: to.lng, north: to.lat };
}

export function formatMapArea(area: MapArea): string {
  const values =
    area.kind === 'box'
      ? [area.west, area.south, area.east, area.north].map(round)
      : area.kind === 'circle'
        ? [
            round(area.lng),
            round(area.lat),
            area.metres,
            ...(area.place && placePattern.test(area.place) ? [area.place] : []),
          ]
        : area.points.flatMap(({ lng, lat }) => [round(lng), round(lat)]);
  return [area.kind, ...values].join('_');
}

/** Length of a degree of latitude. */
export const metresPerDegree = 111_320;

/** Distance in metres, calculated on a plane, which is precise enough for near points. */
export function metresBetween(a: MapPoint, b: MapPoint): number {
  const width = Math.cos((((a.lat + b.lat) / 2) * Math.PI) / 180);
  return metresPerDegree * Math.hypot((a.lng - b.lng) * width, a.lat - b.lat);
}

export function boxAround(area: MapArea): MapBox {
  if (area.kind === 'box') return area;
  if (area.kind === 'circle') {
    const height = area.metres / metresPerDegree;
    // The width is calculated at the parallel nearer to the pole, where a degree of longitude is shortest.
    const width = height / Math.cos(((Math.abs(area.lat) + height) * Math.PI) / 180);
    return {
      kind: 'box',
      west: area.lng - width,
      south: area.lat - height,
      east: area.lng + width,
      north: area.lat + height,
    };
  }
  const lngs = area.points.map(({ lng }) => lng);
  const lats = area.points.map(({ lat }) => lat);
  return {
    kind: 'box',
    west: Math.min(...lngs),
    south: Math.min(...lats),
    east: Math.max(...lngs),
    north: Math.max(...lats),
  };
}

/** Whether the point lies in the area. The time is linear in the number of corners. */
export function containsPoint(area: MapArea, point: MapPoint): boolean {
  if (area.kind === 'circle') return metresBetween(area, point) <= area.metres;
  if (area.kind === 'box') {
    const { west, south, east, north } = area;
    return point.lng >= west && point.lng <= east && point.lat >= south && point.lat <= north;
  }
  // Ray casting: a ray to the east crosses the outline an odd number of times if the point is inside.
  let isInside = false;
  let before = area.points.at(-1);
  for (const corner of area.points) {
    if (before && corner.lat > point.lat !== before.lat > point.lat) {
      const share = (point.lat - corner.lat) / (before.lat - corner.lat);
      if (point.lng < corner.lng + share * (before.lng - corner.lng)) isInside = !isInside;
    }
    before = corner;
  }
  return isInside;
}

/** Distance in metres of a point from the line between two others. */
function metresToLine(point: MapPoint, a: MapPoint, b: MapPoint): number {
  const width = Math.cos((point.lat * Math.PI) / 180);
  const [ax, ay, bx, by] = [
    (a.lng - point.lng) * width,
    a.lat - point.lat,
    (b.lng - point.lng) * width,
    b.lat - point.lat,
  ];
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length));
  return metresPerDegree * Math.hypot(ax + share * dx, ay + share * dy);
}

/** Distance in metres of a point from the closed line through these corners. */
export const metresToRing = (point: MapPoint, corners: readonly MapPoint[]): number =>
  Math.min(...corners.map((corner, at) => metresToLine(point, corners.at(at - 1) ?? corner, corner)));

/** Distance in metres of a point from an area; 0 inside. The time is linear in the number of corners. */
export function metresOutside(area: MapArea, point: MapPoint): number {
  if (containsPoint(area, point)) return 0;
  if (area.kind === 'circle') return metresBetween(area, point) - area.metres;
  const { west, south, east, north } = boxAround(area);
  const corners =
    area.kind === 'polygon'
      ? area.points
      : [
          { lng: west, lat: south },
          { lng: east, lat: south },
          { lng: east, lat: north },
          { lng: west, lat: north },
        ];
  return metresToRing(point, corners);
}

/** The box with a margin on each side. */
export function widerBox({ kind, west, south, east, north }: MapBox, metres: number): MapBox {
  const height = metres / metresPerDegree;
  const width = height / Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180);
  return { kind, west: west - width, south: south - height, east: east + width, north: north + height };
}
