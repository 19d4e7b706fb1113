import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { semanticTokens } from '../../../shared/theme/tokens.ts';
import bordersUrl from './borders.json?url';
import landUrl from './land.json?url';
import places from './places.json';
import waterUrl from './water.json?url';

/** Shown on every map; sources and licences stand in docs/map.md. */
export const attribution = 'Vereinfachte Zeichnung · Natural Earth';

const { paper, sand, ink, inkMuted, outline } = semanticTokens.colors;
const colors = {
  land: paper.value.base,
  town: sand.value.base,
  water: '#cfdfe4',
  shore: '#b4cbd2',
  waterName: '#3f6673',
  border: '#ddd5c8',
  name: ink.value.base,
  quietName: inkMuted.value.base,
  dot: outline.value.base,
};

/** Names are drawn with the fonts of the page; without a `glyphs` address the map asks for no others. */
const font = ['Source Sans 3 Variable', 'sans-serif'];

type PlaceKind = 'city' | 'town' | 'village' | 'borough' | 'district' | 'water';

const names = (
  kind: PlaceKind,
  [minzoom, maxzoom]: readonly [number, number],
  size: ExpressionSpecification | number,
  color: string = colors.name,
): LayerSpecification => ({
  id: `names-${kind}`,
  type: 'symbol',
  source: 'places',
  filter: ['==', ['get', 'kind'], kind],
  minzoom,
  maxzoom,
  layout: {
    'text-field': ['get', 'name'],
    'text-font': font,
    'text-size': size,
    'text-max-width': 7,
    'text-padding': 4,
    ...(kind === 'borough' ? { 'text-transform': 'uppercase', 'text-letter-spacing': 0.12 } : {}),
  },
  paint: {
    'text-color': color,
    'text-halo-color': kind === 'water' ? colors.water : colors.land,
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

/** The drawing below everything: land, borders, water, names. The pins of a map lie above it. */
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
    { id: 'sea', type: 'background', paint: { 'background-color': colors.water } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colors.land } },
    {
      id: 'hamburg',
      type: 'fill',
      source: 'borders',
      filter: ['==', ['get', 'kind'], 'hamburg'],
      paint: { 'fill-color': colors.town },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'borders',
      paint: { 'line-color': colors.border, 'line-width': growing([6, 0.5], [12, 1.5]) },
    },
    {
      id: 'water',
      type: 'fill',
      source: 'water',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': colors.water, 'fill-outline-color': colors.shore },
    },
    {
      id: 'rivers',
      type: 'line',
      source: 'water',
      filter: ['==', ['geometry-type'], 'LineString'],
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': colors.water,
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
    names('water', [8, 17], growing([8, 11], [15, 15]), colors.waterName),
    names('district', [11, 17], growing([11, 11], [15, 16]), colors.quietName),
    names('borough', [9.3, 11], 11, colors.quietName),
    names('village', [9.5, 17], growing([9, 11], [14, 15]), colors.quietName),
    names('town', [7.5, 17], growing([7, 11], [13, 17])),
    names('city', [3, 11], growing([4, 12], [10, 18])),
  ],
});
