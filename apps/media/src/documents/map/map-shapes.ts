import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { hamburgDistricts } from '@estate/domain/geo/hamburg-districts.gen';
import { routes, stations } from '@estate/domain/geo/stations';
import { tracks, type Position } from '@estate/domain/geo/tracks';

interface Feature {
  readonly properties: { readonly kind?: 'river' | 'basin'; readonly width?: number };
  readonly geometry:
    | { readonly type: 'Polygon'; readonly coordinates: readonly (readonly Position[])[] }
    | { readonly type: 'LineString'; readonly coordinates: readonly Position[] };
}
interface Name {
  readonly name: string;
  readonly kind: string;
  readonly lng: number;
  readonly lat: number;
}

const { resolve } = createRequire(import.meta.url);
const read = (file: string): unknown =>
  JSON.parse(readFileSync(resolve(`@estate/domain/geo/${file}.gen.json`), 'utf8'));
const featuresOf = (file: string) => (read(file) as { features: Feature[] }).features;

const polygonsOf = (features: readonly Feature[]) =>
  features.flatMap(({ geometry }) => (geometry.type === 'Polygon' ? [geometry.coordinates] : []));

const water = featuresOf('water');

/** What a map is drawn from: the data of the website's map (docs/map.md). */
export const mapShapes = {
  districts: hamburgDistricts.map(({ rings }) => rings),
  parks: polygonsOf(featuresOf('parks')),
  lakes: polygonsOf(water),
  /** Middle lines with their width in metres; a basin of the harbour has straight ends. */
  rivers: water.flatMap(({ properties: { kind, width = 0 }, geometry }) =>
    geometry.type === 'LineString' ? [{ line: geometry.coordinates, isBasin: kind === 'basin', width }] : [],
  ),
  rails: tracks(routes),
  stations,
  names: read('places') as Name[],
};

/** Around Hamburg, where the data are fine enough: west, south, east, north. */
const region = [9.55, 53.36, 10.42, 53.76] as const;
export const isDrawn = ({ lng, lat }: { lng: number; lat: number }): boolean =>
  lng >= region[0] && lng <= region[2] && lat >= region[1] && lat <= region[3];
