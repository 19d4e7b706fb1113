import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import bordersUrl from './borders.gen.json?url';
import { mapFont, tokenColor } from '../map-theme.ts';
import landUrl from './land.gen.json?url';
import places from './places.gen.json';
import waterUrl from './water.gen.json?url';

/** Shown on every map; sources and licences are listed in docs/map.md. */
export const attribution = 'Vereinfacht nach Natural Earth, © GeoBasis-DE / BKG 2017';

/** Colours that the theme does not have. */
export const mapColors = {
  water: '#cfdfe4',
  shore: '#b4cbd2',
  waterName: '#3f6673',
  border: '#ddd5c8',
} as const;

type PlaceKind = 'metropolis' | 'city' | 'coast' | 'town' | 'village' | 'borough' | 'district' | 'water';

const names = (
  kind: PlaceKind,
  [minzoom, maxzoom]: readonly [number, number],
  size: ExpressionSpecification | number,
  color = tokenColor('ink'),
): LayerSpecification => ({
  id: `names-${kind}`,
  type: 'symbol',
  source: 'places',
  filter: ['==', ['get', 'kind'], kind],
  minzoom,
  maxzoom,
  layout: {
    'text-field': ['get', 'name'],
    'text-font': mapFont,
    'text-size': size,
    'text-max-width': 7,
    'text-padding': 4,
    // Other positions for a name that a pin would cover.
    'text-variable-anchor': ['center', 'bottom', 'top', 'left', 'right'],
    'text-radial-offset': 2.2,
    'text-justify': 'auto',
    ...(kind === 'borough' || kind === 'coast'
      ? { 'text-transform': 'uppercase', 'text-letter-spacing': 0.12 }
      : {}),
  },
  paint: {
    'text-color': color,
    'text-halo-color': kind === 'water' ? mapColors.water : tokenColor('paper'),
    'text-halo-width': 1.5,
  },
});

const growing = (from: readonly [number, number], to: readonly [number, number]): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...from,
  ...to,
];

/** The base style of every map: land, borders, water, names. Pins are drawn above it. */
export const drawing = (): StyleSpecification => ({
  version: 8,
  sources: {
    land: { type: 'geojson', data: landUrl },
    borders: { type: 'geojson', data: bordersUrl },
    water: { type: 'geojson', data: waterUrl },
    places: {
      type: 'geojson',
      data: {
        type: 'FeatureCollection',
        features: places.map(({ lng, lat, ...properties }) => ({
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [lng, lat] },
          properties,
        })),
      },
    },
  },
  layers: [
    // Has the colour of land until the land has loaded, because most of a map is land; then open-map.ts gives it the
    // sea's colour.
    { id: 'sea', type: 'background', paint: { 'background-color': tokenColor('paper') } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': tokenColor('paper') } },
    {
      id: 'hamburg',
      type: 'fill',
      source: 'land',
      filter: ['==', ['get', 'kind'], 'hamburg'],
      paint: { 'fill-color': tokenColor('sand') },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'borders',
      minzoom: 7,
      paint: { 'line-color': mapColors.border, 'line-width': growing([7, 0.5], [13, 1.5]) },
    },
    {
      id: 'states',
      type: 'line',
      source: 'land',
      paint: { 'line-color': mapColors.border, 'line-width': growing([5, 0.7], [12, 2]) },
    },
    // Below the water, because the polygons of a river overlap, and its fill hides their shores inside of the river.
    {
      id: 'shores',
      type: 'line',
      source: 'water',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'line-color': mapColors.shore, 'line-width': 2 },
    },
    {
      id: 'water',
      type: 'fill',
      source: 'water',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': mapColors.water },
    },
    {
      id: 'rivers',
      type: 'line',
      source: 'water',
      filter: ['==', ['geometry-type'], 'LineString'],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': mapColors.water,
        'line-width': [
          'interpolate',
          ['exponential', 1.6],
          ['zoom'],
          6,
          ['match', ['get', 'kind'], 'river', 1.2, 0.5],
          15,
          ['match', ['get', 'kind'], 'river', 40, 10],
        ],
      },
    },
    names('water', [8, 17], growing([8, 11], [15, 15]), mapColors.waterName),
    names('district', [11, 17], growing([11, 11], [15, 16]), tokenColor('ink-muted')),
    names('borough', [9.3, 11], 11, tokenColor('ink-muted')),
    names('village', [9.5, 17], growing([9, 11], [14, 15]), tokenColor('ink-muted')),
    names('town', [7.5, 17], growing([7, 11], [13, 17])),
    names('coast', [5, 9.5], 11, tokenColor('ink-muted')),
    names('city', [4, 17], growing([4, 11], [10, 17])),
    names('metropolis', [3, 11], growing([4, 12], [10, 18])),
  ],
});
