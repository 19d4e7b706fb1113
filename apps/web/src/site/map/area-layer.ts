import { boxAround, type MapArea, metresPerDegree } from '@estate/domain/search/map-area';
import type { GeoJSONSource, Map } from 'maplibre-gl';
import { tokenColor } from './map-theme.ts';

type Position = [lng: number, lat: number];

const source = 'area';

/** A circle on the ground as a polygon of 64 corners. */
function circleRing(lng: number, lat: number, metres: number): Position[] {
  const [height, width] = [
    metres / metresPerDegree,
    metres / (metresPerDegree * Math.cos((lat * Math.PI) / 180)),
  ];
  return Array.from({ length: 65 }, (_, at) => {
    const turn = (2 * Math.PI * at) / 64;
    return [lng + width * Math.cos(turn), lat + height * Math.sin(turn)];
  });
}

function ringOf(area: MapArea): Position[] {
  if (area.kind === 'circle') return circleRing(area.lng, area.lat, area.metres);
  if (area.kind === 'box') {
    const { west, south, east, north } = area;
    return [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ];
  }
  const corners = area.points.map(({ lng, lat }): Position => [lng, lat]);
  return corners[0] ? [...corners, corners[0]] : [];
}

/** West, south, east and north of the area, MapLibre's order for bounds. */
export function boundsOfArea(area: MapArea): [number, number, number, number] {
  const { west, south, east, north } = boxAround(area);
  return [west, south, east, north];
}

/** Draws `ring` as an area, or as a line if it is open; nothing if it has fewer than two positions. */
export function showRing(map: Map, ring: readonly Position[], isOpen = false): void {
  const geometry = isOpen
    ? { type: 'LineString' as const, coordinates: [...ring] }
    : { type: 'Polygon' as const, coordinates: [[...ring]] };
  const features = ring.length < 2 ? [] : [{ type: 'Feature' as const, properties: {}, geometry }];
  void map.getSource<GeoJSONSource>(source)?.setData({ type: 'FeatureCollection', features });
}

export const showArea = (map: Map, area: MapArea | undefined): void =>
  showRing(map, area ? ringOf(area) : []);

/** Adds the layers for the area that limits the list, or that is being drawn. */
export function addAreaLayer(map: Map): void {
  const color = tokenColor('brass');
  map.addSource(source, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  map.addLayer({
    id: 'area',
    type: 'fill',
    source,
    filter: ['==', ['geometry-type'], 'Polygon'],
    paint: { 'fill-color': color, 'fill-opacity': 0.12 },
  });
  map.addLayer({
    id: 'area-line',
    type: 'line',
    source,
    layout: { 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': 2.5 },
  });
}
