import { AttributionControl, Map, type MapOptions, NavigationControl, setWorkerUrl } from 'maplibre-gl';
import { workerUrl } from 'virtual:map-worker';
import 'maplibre-gl/dist/maplibre-gl.css';
import { api } from '../../shared/api/client.ts';
import { logFailure } from '../../shared/page/log-failure.ts';
import { attribution, drawing, mapColors } from './drawing/style.ts';

/** Nearer, an extract of OpenStreetMap shows nothing more. */
export const nearestZoom = 16;

/** Nearer, our own drawing shows nothing more: it has districts and banks in the north, towns and coasts elsewhere. */
export const drawnZoom = { north: 13, elsewhere: 11 } as const;

/** West, south, east, north: within what is drawn (build/map-drawing.mjs), so that nobody sees its end. MapLibre takes 180° east for west. */
const edge: [number, number, number, number] = [-179.9, -56, 179.9, 80];

setWorkerUrl(workerUrl);

const texts = {
  'AttributionControl.ToggleAttribution': 'Quellen der Karte',
  'NavigationControl.ZoomIn': 'Vergrößern',
  'NavigationControl.ZoomOut': 'Verkleinern',
  'CooperativeGesturesHandler.WindowsHelpText': 'Zum Vergrößern Strg gedrückt halten und scrollen',
  'CooperativeGesturesHandler.MacHelpText': 'Zum Vergrößern ⌘ gedrückt halten und scrollen',
  'CooperativeGesturesHandler.MobileHelpText': 'Bitte bewegen Sie die Karte mit zwei Fingern',
};

/** Lays the operator's extract of OpenStreetMap over the drawing if there is one (docs/map.md). */
async function layTiles(map: Map): Promise<void> {
  const { data } = await api.GET('/api/maps/tiles');
  if (!data?.url) return;
  const { addTiles } = await import('./tiles.ts');
  addTiles(map, data.url);
  map.setMaxZoom(nearestZoom);
}

/** A map of our own drawing: north is up, nothing is asked of anybody else. `label` names it for screen readers. */
export function openMap(
  container: HTMLElement,
  { label, ...options }: { label: string } & Omit<MapOptions, 'container' | 'style' | 'locale'>,
): Map {
  const map = new Map({
    container,
    style: drawing(),
    locale: { ...texts, 'Map.Title': label },
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    maxZoom: drawnZoom.north,
    minZoom: 3,
    maxBounds: edge,
    renderWorldCopies: false,
    fadeDuration: 0,
    ...options,
  });
  // MapLibre's own style sheet has another font.
  container.style.font = '0.75rem/1.5 var(--fonts-body)';
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.on('load', () => map.setPaintProperty('sea', 'background-color', mapColors.water));
  map.on('load', () => void layTiles(map).catch((error: unknown) => logFailure('map without tiles', error)));
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');
  map.addControl(new AttributionControl({ compact: false, customAttribution: attribution }), 'bottom-right');
  return map;
}
