import { hamburgDistricts } from '@estate/domain/geo/hamburg-districts.gen';
import { routes, stations } from '@estate/domain/geo/stations';
import { type Position, tracks } from '@estate/domain/geo/tracks';
import type { GeoJSONSource, Map } from 'maplibre-gl';
import municipalitiesUrl from './municipalities.gen.json?url';
import type { nearSources } from './style.ts';

type Geometry =
  | { type: 'Point'; coordinates: Position }
  | { type: 'LineString'; coordinates: Position[] }
  | { type: 'MultiLineString'; coordinates: Position[][] };

const collection = (entries: readonly (readonly [Geometry, Record<string, string>?])[]) => ({
  type: 'FeatureCollection' as const,
  features: entries.map(([geometry, properties = {}]) => ({
    type: 'Feature' as const,
    properties,
    geometry,
  })),
});

/** Fills the sources of what the map shows when it is near: Stadtteile, municipalities, stations and tracks. */
export function addNear(map: Map): void {
  const data: Record<(typeof nearSources)[number], Parameters<GeoJSONSource['setData']>[0]> = {
    districts: collection(
      hamburgDistricts.map(({ rings }) => [
        { type: 'MultiLineString', coordinates: rings.map((ring) => ring.map(([lng, lat]) => [lng, lat])) },
      ]),
    ),
    municipalities: municipalitiesUrl,
    rails: collection(tracks(routes).map((coordinates) => [{ type: 'LineString', coordinates }])),
    stations: collection(
      stations.map(({ name, lon, lat, lines }) => [
        { type: 'Point', coordinates: [lon, lat] },
        { name, lines: lines.join(' ') },
      ]),
    ),
  };
  for (const [name, shapes] of Object.entries(data)) void map.getSource<GeoJSONSource>(name)?.setData(shapes);
}
