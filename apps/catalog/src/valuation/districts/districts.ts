import { hamburgDistricts } from '@estate/domain/geo/hamburg-districts.gen';
import { containsPoint, type MapBox, type MapPoint, metresToRing } from '@estate/domain/search/map-area';
import { foldText } from '@estate/server-kit/text/fold-text';

type Position = readonly [lng: number, lat: number];

/** A box in degrees. */
export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** The shapes are off by up to 30 m, so a point nearer to a border may lie on its other side. */
const borderMetres = 30;

/** The districts with the bounds of their shapes, widened so that a point outside is farther than `borderMetres`. */
const districts = hamburgDistricts.map(({ name, rings }) => ({
  name,
  rings: rings.map((ring) => ring.map(([lng, lat]) => ({ lng, lat }))),
  bounds: boundsOf(rings.flat(), 0.001),
}));

function boundsOf(points: readonly Position[], margin: number): Box {
  const bounds = { west: 180, south: 90, east: -180, north: -90 };
  for (const [lng, lat] of points) {
    bounds.west = Math.min(bounds.west, lng - margin);
    bounds.east = Math.max(bounds.east, lng + margin);
    bounds.south = Math.min(bounds.south, lat - margin);
    bounds.north = Math.max(bounds.north, lat + margin);
  }
  return bounds;
}

const namesByKey = new Map(districts.map(({ name }) => [foldText(name), name]));

/** The name of a district as the shapes spell it; undefined if Hamburg has no such district. */
export const knownDistrict = (name: string): string | undefined => namesByKey.get(foldText(name));

/** The names of all districts in alphabetical order. */
export const districtNames: readonly string[] = [...namesByKey.values()].sort((a, b) =>
  a.localeCompare(b, 'de'),
);

/** For each district, the districts that share at least one point of its border. */
export const neighbourDistricts: Readonly<Record<string, readonly string[]>> = neighbours();

function neighbours() {
  const namesAt = new Map<string, Set<string>>();
  for (const { name, rings } of hamburgDistricts)
    for (const position of rings.flat()) {
      const key = position.join(' ');
      namesAt.set(key, (namesAt.get(key) ?? new Set()).add(name));
    }
  const found = new Map(hamburgDistricts.map(({ name }) => [name, new Set<string>()]));
  for (const names of namesAt.values())
    for (const name of names) for (const other of names) if (other !== name) found.get(name)?.add(other);
  return Object.fromEntries([...found].map(([name, others]) => [name, [...others]]));
}

/** The box around these districts and their neighbours. */
export function boxAroundNeighbours(names: readonly string[]): Box {
  const near = new Set(names.flatMap((name) => [name, ...(neighbourDistricts[name] ?? [])]));
  return boundsOf(
    hamburgDistricts.filter(({ name }) => near.has(name)).flatMap(({ rings }) => rings.flat()),
    0,
  );
}

const isNearBorder = (point: MapPoint, rings: readonly (readonly MapPoint[])[]): boolean =>
  rings.some((ring) => metresToRing(point, ring) <= borderMetres);

/** A point in a hole is contained in two rings, and so not in the shape. */
const isInside = (point: MapPoint, rings: readonly (readonly MapPoint[])[]): boolean =>
  rings.filter((points) => containsPoint({ kind: 'polygon', points }, point)).length % 2 === 1;

/**
 * The names of the districts in which the point lies or from whose border it is at most 30 m away, the containing one first.
 * None outside of Hamburg. The time is linear in the number of border points.
 */
export function districtsAt(point: MapPoint): string[] {
  const near = districts.filter(
    ({ bounds, rings }) =>
      containsPoint({ kind: 'box', ...bounds }, point) &&
      (isInside(point, rings) || isNearBorder(point, rings)),
  );
  return near
    .sort((a, b) => Number(isInside(point, b.rings)) - Number(isInside(point, a.rings)))
    .map(({ name }) => name);
}

/** The district in which the point lies; undefined outside of Hamburg. */
export const districtOf = (point: MapPoint): string | undefined =>
  districts.find(
    ({ bounds, rings }) => containsPoint({ kind: 'box', ...bounds }, point) && isInside(point, rings),
  )?.name;

/** The area of some districts, by the names of their shapes: its box, and the distance in metres from it; 0 inside. */
export function areaOfDistricts(names: readonly string[]): {
  readonly box: MapBox;
  readonly metresFrom: (point: MapPoint) => number;
} {
  const shapes = districts.filter(({ name }) => names.includes(name));
  const corners = hamburgDistricts
    .filter(({ name }) => names.includes(name))
    .flatMap(({ rings }) => rings.flat());
  return {
    box: { kind: 'box', ...boundsOf(corners, 0) },
    metresFrom: (point) =>
      shapes.some(({ rings }) => isInside(point, rings))
        ? 0
        : Math.min(...shapes.flatMap(({ rings }) => rings.map((ring) => metresToRing(point, ring)))),
  };
}
