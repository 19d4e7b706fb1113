import parksUrl from '@estate/domain/geo/parks.gen.json?url';
import places from '@estate/domain/geo/places.gen.json';
import waterUrl from '@estate/domain/geo/water.gen.json?url';
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import bordersUrl from './borders.gen.json?url';
import { mapFont, tokenColor } from '../map-theme.ts';
import landUrl from './land.gen.json?url';

const licence = (name: string, href: string) =>
  `<a href="${href}" target="_blank" rel="noopener">${name}</a>`;
const ccBy = licence('CC BY 4.0', 'https://creativecommons.org/licenses/by/4.0/deed.de');

/** Shown on every map; docs/map.md has more about sources and licences. */
export const attribution = [
  'Vereinfacht nach Natural Earth',
  '© GeoBasis-DE / BKG 2017',
  `Stadtteile: Geoportal Hamburg/LGV, ${licence('dl-de/by-2-0', 'https://www.govdata.de/dl-de/by-2-0')}, aus open-data-product, ${ccBy}`,
  `Haltestellen: DB InfraGO, ${ccBy}`,
].join(' · ');

/** Colours that the theme does not have. */
export const mapColors = {
  water: '#cfdfe4',
  shore: '#b4cbd2',
  waterName: '#3f6673',
  border: '#ddd5c8',
  districtBorder: '#d3c8b6',
  park: '#e3e8da',
  rail: '#8c9ba2',
  stationName: '#566a76',
} as const;

type PlaceKind =
  | 'metropolis'
  | 'city'
  | 'coast'
  | 'town'
  | 'village'
  | 'municipality'
  | 'borough'
  | 'district'
  | 'water'
  | 'stream';

/** From this zoom on the map has Stadtteile, municipalities and stations (near.ts). */
export const nearZoom = 10.5;

/** Filled when the map is near. Until then no file of theirs is loaded. */
export const nearSources = ['districts', 'municipalities', 'rails', 'stations'] as const;

const isOnWater = (kind: PlaceKind): boolean => kind === 'water' || kind === 'stream';

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
    // Other positions for a name that a pin would cover; the name of a water stays on it.
    'text-variable-anchor': isOnWater(kind) ? ['center'] : ['center', 'bottom', 'top', 'left', 'right'],
    // A Stadtteil's name stays inside of its shape.
    'text-radial-offset': kind === 'district' ? 1.1 : 2.2,
    'text-justify': 'auto',
    ...(kind === 'borough' || kind === 'coast'
      ? { 'text-transform': 'uppercase', 'text-letter-spacing': 0.12 }
      : {}),
  },
  paint: {
    'text-color': color,
    'text-halo-color': kind === 'water' ? mapColors.water : tokenColor('paper'),
    'text-halo-width': kind === 'stream' ? 1 : 1.5,
  },
});

/** At 53.55° north; MapLibre's tiles have 512 px. */
const metresPerPixelAtZoom0 = 46_500;

const growing = (from: readonly [number, number], to: readonly [number, number]): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...from,
  ...to,
];

/** A station's name below its dot, with its lines. */
const stationNames = (): LayerSpecification => ({
  id: 'names-station',
  type: 'symbol',
  source: 'stations',
  minzoom: 12.5,
  layout: {
    'text-field': ['format', ['get', 'name'], {}, '\n', {}, ['get', 'lines'], { 'font-scale': 0.88 }],
    'text-font': mapFont,
    'text-size': growing([12.5, 11], [15, 13]),
    'text-max-width': 9,
    'text-variable-anchor': ['top', 'right', 'left', 'bottom'],
    'text-radial-offset': 0.7,
    'text-justify': 'auto',
    'text-padding': 3,
  },
  paint: {
    'text-color': mapColors.stationName,
    'text-halo-color': tokenColor('paper'),
    'text-halo-width': 1.5,
  },
});

/** The width in px of a line that is `metres` wide on the ground in Hamburg, not thinner than `least` px. */
const onGround = (metres: ExpressionSpecification, least: number): ExpressionSpecification => {
  const at = (zoom: number): ExpressionSpecification => [
    'max',
    least,
    ['*', metres, 2 ** zoom / metresPerPixelAtZoom0],
  ];
  // Doubles with each zoom, as the ground does.
  return ['interpolate', ['exponential', 2], ['zoom'], 7, at(7), 10, at(10), 13, at(13), 17, at(17)];
};

/** Rivers and the basins of the harbour, which have straight ends: their shores, or their water. */
const watercourses = (part: 'shores' | 'water'): LayerSpecification[] =>
  (['river', 'basin'] as const).map((kind) => ({
    id: `${kind}-${part}`,
    type: 'line',
    source: 'water',
    filter: ['all', ['==', ['get', 'kind'], kind], ['>', ['get', 'width'], part === 'shores' ? 80 : 0]],
    layout: { 'line-cap': kind === 'river' ? 'round' : 'butt', 'line-join': 'round' },
    paint:
      part === 'water'
        ? { 'line-color': mapColors.water, 'line-width': onGround(['get', 'width'], 0.8) }
        : {
            'line-color': mapColors.shore,
            'line-width': growing([8, 0.3], [11, 1]),
            'line-gap-width': onGround(['get', 'width'], 0.8),
          },
  }));

const nothing = { type: 'FeatureCollection', features: [] } as const;

/** The base style of every map: land, borders, water, names. Pins are drawn above it. */
export const drawing = (): StyleSpecification => ({
  version: 8,
  sources: {
    land: { type: 'geojson', data: landUrl },
    borders: { type: 'geojson', data: bordersUrl },
    // The buffer keeps the widest river whole at the edges of tiles.
    water: { type: 'geojson', data: waterUrl, buffer: 256 },
    parks: { type: 'geojson', data: parksUrl },
    ...Object.fromEntries(
      nearSources.map((name) => [name, { type: 'geojson' as const, data: { ...nothing, features: [] } }]),
    ),
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
      id: 'parks',
      type: 'fill',
      source: 'parks',
      minzoom: 10,
      paint: { 'fill-color': mapColors.park },
    },
    {
      id: 'municipalities',
      type: 'line',
      source: 'municipalities',
      minzoom: nearZoom,
      paint: { 'line-color': mapColors.border, 'line-width': growing([11, 0.6], [14, 1.2]) },
    },
    {
      id: 'borders',
      type: 'line',
      source: 'borders',
      minzoom: 7,
      paint: { 'line-color': mapColors.border, 'line-width': growing([7, 0.5], [13, 1.5]) },
    },
    {
      id: 'districts',
      type: 'line',
      source: 'districts',
      minzoom: nearZoom,
      layout: { 'line-join': 'round' },
      paint: { 'line-color': mapColors.districtBorder, 'line-width': growing([11, 0.7], [14, 1.6]) },
    },
    {
      id: 'states',
      type: 'line',
      source: 'land',
      paint: { 'line-color': mapColors.border, 'line-width': growing([5, 0.7], [12, 2]) },
    },
    // Below the water, because the pieces of a river overlap, and its fill hides their shores inside of the river.
    {
      id: 'shores',
      type: 'line',
      source: 'water',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'line-color': mapColors.shore, 'line-width': 2 },
    },
    ...watercourses('shores'),
    {
      id: 'water',
      type: 'fill',
      source: 'water',
      filter: ['==', ['geometry-type'], 'Polygon'],
      paint: { 'fill-color': mapColors.water },
    },
    ...watercourses('water'),
    {
      id: 'rails',
      type: 'line',
      source: 'rails',
      minzoom: nearZoom,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': mapColors.rail, 'line-width': growing([10, 0.8], [14, 2.2]) },
    },
    {
      id: 'stations',
      type: 'circle',
      source: 'stations',
      minzoom: 11.3,
      paint: {
        'circle-color': tokenColor('card'),
        'circle-stroke-color': mapColors.rail,
        'circle-radius': growing([11, 1.6], [14, 4]),
        'circle-stroke-width': growing([11, 1], [14, 2]),
      },
    },
    names('water', [8, 17], growing([8, 11], [15, 15]), mapColors.waterName),
    names('stream', [11.5, 17], growing([11, 10.5], [15, 14]), mapColors.waterName),
    names('district', [11, 17], growing([11, 11], [15, 16]), tokenColor('ink-muted')),
    stationNames(),
    names('municipality', [11, 17], growing([11, 10.5], [15, 15]), tokenColor('ink-muted')),
    names('borough', [9.3, 11], 11, tokenColor('ink-muted')),
    names('village', [9.5, 17], growing([9, 11], [14, 15]), tokenColor('ink-muted')),
    names('town', [7.5, 17], growing([7, 11], [13, 17])),
    names('coast', [5, 9.5], 11, tokenColor('ink-muted')),
    names('city', [4, 17], growing([4, 11], [10, 17])),
    names('metropolis', [3, 11], growing([4, 12], [10, 18])),
  ],
});
