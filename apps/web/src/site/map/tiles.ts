import { addProtocol, type LayerSpecification, type Map } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import { mapColors, nearZoom } from './drawing/style.ts';
import { mapFont, tokenColor } from './map-theme.ts';

const source = 'tiles';
const isOf = (...kinds: string[]) => ['in', ['get', 'kind'], ['literal', kinds]] as const;

addProtocol('pmtiles', new Protocol().tile);

/** Colours of features that only the tiles have. Land and water have the colours of our own map. */
const colors = { green: '#e3e8da', building: '#e9e2d7', road: '#ffffff', edge: '#e0d8cb', name: '#4b606c' };

const layer = (id: string, type: 'fill' | 'line', sourceLayer: string, rest: object): LayerSpecification => ({
  id: `tiles-${id}`,
  type,
  source,
  'source-layer': sourceLayer,
  ...rest,
});

const road = (
  id: string,
  kinds: string[],
  minzoom: number,
  [from, to]: readonly [number, number],
  color: string,
) =>
  layer(id, 'line', 'roads', {
    filter: [...isOf(...kinds)],
    minzoom,
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: {
      'line-color': color,
      'line-width': ['interpolate', ['exponential', 1.6], ['zoom'], minzoom, from, 16, to],
    },
  });

/** From this zoom on the tracks of the extract replace ours, which only lead from station to station. */
const realTracksZoom = 12;

/** Adds the layers of a Protomaps extract above land and water of our own map, below stations, place names and pins. */
export function addTiles(map: Map, url: string): void {
  map.addSource(source, {
    type: 'vector',
    url: `pmtiles://${new URL(url, window.location.href).href}`,
    attribution: '© OpenStreetMap',
  });
  const above = 'stations';
  const layers = [
    layer('earth', 'fill', 'earth', { paint: { 'fill-color': tokenColor('paper') } }),
    layer('green', 'fill', 'landuse', {
      filter: [
        ...isOf('park', 'forest', 'wood', 'cemetery', 'grass', 'nature_reserve', 'golf_course', 'allotments'),
      ],
      paint: { 'fill-color': colors.green },
    }),
    layer('water', 'fill', 'water', { paint: { 'fill-color': mapColors.water } }),
    layer('buildings', 'fill', 'buildings', { minzoom: 14, paint: { 'fill-color': colors.building } }),
    road('paths', ['path'], 14.5, [0.4, 2], colors.edge),
    road('rails', ['rail'], 11, [0.4, 2], colors.edge),
    road('minor-edges', ['minor_road'], 12.5, [0.8, 11], colors.edge),
    road('major-edges', ['highway', 'major_road'], 8, [0.8, 17], colors.edge),
    road('minor', ['minor_road'], 12.5, [0.4, 8], colors.road),
    road('major', ['highway', 'major_road'], 8, [0.4, 13], colors.road),
  ];
  for (const each of layers) map.addLayer(each, above);
  map.moveLayer('districts', above);
  map.moveLayer('rails', above);
  map.setLayerZoomRange('rails', nearZoom, realTracksZoom);
  map.addLayer(
    {
      id: 'tiles-streets',
      type: 'symbol',
      source,
      'source-layer': 'roads',
      minzoom: 14,
      layout: {
        'symbol-placement': 'line',
        'text-field': ['coalesce', ['get', 'name'], ''],
        'text-font': mapFont,
        'text-size': 12,
      },
      paint: { 'text-color': colors.name, 'text-halo-color': colors.road, 'text-halo-width': 1.5 },
    },
    above,
  );
}
