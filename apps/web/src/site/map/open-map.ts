import {
  AttributionControl,
  Map,
  type MapOptions,
  NavigationControl,
  prewarm,
  setWorkerUrl,
} from 'maplibre-gl';
import { workerUrl } from 'virtual:map-worker';
import 'maplibre-gl/dist/maplibre-gl.css';
import { api } from '../../shared/api/client.ts';
import { logFailure } from '../../shared/page/log-failure.ts';
import { attribution, drawing, mapColors, nearZoom } from './drawing/style.ts';

/** Maximum zoom of the OpenStreetMap extract, which has no further details. */
export const maxTileZoom = 16;

/**
 * Maximum zoom of our own drawing, which has Stadtteile, stations and river banks in Hamburg, municipalities around it,
 * towns and coasts elsewhere.
 */
export const maxDrawingZoom = { hamburg: 14, north: 13, elsewhere: 11 } as const;

/**
 * West, south, east, north of the area that visitors can move to. It is inside of the drawn area
 * (build/map-drawing.mjs), whose edge is never visible. Less than 180°, because MapLibre treats 180° east as 180° west.
 */
const edge: [number, number, number, number] = [-179.9, -56, 179.9, 80];

setWorkerUrl(workerUrl);
// Loads the worker while the page renders the map's container.
prewarm();

const texts = {
  'AttributionControl.ToggleAttribution': 'Quellen der Karte',
  'NavigationControl.ZoomIn': 'Vergrößern',
  'NavigationControl.ZoomOut': 'Verkleinern',
  'CooperativeGesturesHandler.WindowsHelpText': 'Zum Vergrößern Strg gedrückt halten und scrollen',
  'CooperativeGesturesHandler.MacHelpText': 'Zum Vergrößern ⌘ gedrückt halten und scrollen',
  'CooperativeGesturesHandler.MobileHelpText': 'Bitte bewegen Sie die Karte mit zwei Fingern',
};

/** Adds the layers of an OpenStreetMap extract to our own map if an extract is configured (docs/map.md). */
async function layTiles(map: Map): Promise<void> {
  const { data } = await api.GET('/api/maps/tiles');
  if (!data?.url) return;
  const { addTiles } = await import('./tiles.ts');
  addTiles(map, data.url);
  map.setMaxZoom(maxTileZoom);
}

/** Adds what only a near map shows as soon as the map is near. Half a zoom before, so that it is there in time. */
function addNearInTime(map: Map): void {
  const check = () => {
    if (map.getZoom() < nearZoom - 0.5) return;
    map.off('moveend', check);
    import('./drawing/near.ts')
      .then(({ addNear }) => addNear(map))
      .catch((error: unknown) => logFailure('map without Stadtteile and stations', error));
  };
  map.on('moveend', check);
  map.on('load', check);
}

/** Timeout in ms after which the map's worker counts as stopped; a running worker answers much faster. */
const answerWithinMs = 4_000;

/**
 * Calls `onLost` if the map loses its WebGL context or if its worker does not answer, e.g. because the system has
 * stopped either to save memory. Remove the map then and open a new one.
 */
function watch(map: Map, onLost: () => void): void {
  let clock: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(clock);
  // Not before the map is drawn, because the code of the worker loads as long as the connection needs.
  map.once('load', () =>
    map.on('sourcedataloading', ({ source, sourceId }) => {
      // Tiles come from the network; only our own map and the pins come from the worker.
      if (source.type !== 'geojson') return;
      stop();
      clock = setTimeout(() => {
        if (!map.isSourceLoaded(sourceId)) onLost();
      }, answerWithinMs);
    }),
  );
  map.on('webglcontextlost', onLost);
  map.on('webglcontextlost', stop);
  map.on('remove', stop);
}

/**
 * Opens a map with our own drawing. North is up, and no third party gets a request. `label` is for screen readers.
 * `onLost` is called if the map can draw no more: remove it and open another.
 */
export function openMap(
  container: HTMLElement,
  {
    label,
    zoomButtons = 'top-right',
    onLost,
    ...options
  }: {
    label: string;
    zoomButtons?: 'top-left' | 'top-right';
    onLost: () => void;
  } & Omit<MapOptions, 'container' | 'style' | 'locale'>,
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
    maxZoom: maxDrawingZoom.hamburg,
    minZoom: 3,
    maxBounds: edge,
    renderWorldCopies: false,
    fadeDuration: 0,
    // The style is part of the build, so its types have checked it.
    validateStyle: false,
    ...options,
  });
  // Replaces the font of MapLibre's style sheet.
  container.style.font = '0.75rem/1.5 var(--fonts-body)';
  watch(map, onLost);
  // Terminates the workers, so that the next map starts new ones: the system may have stopped them. MapLibre's
  // clearPrewarmedResources does not terminate them, because MapLibre itself holds the pool as well.
  const { workerPool } = map.style.dispatcher;
  map.on('remove', () => Object.keys(workerPool.active).forEach((holder) => workerPool.release(holder)));
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.on('load', () => map.setPaintProperty('sea', 'background-color', mapColors.water));
  addNearInTime(map);
  map.on('load', () => void layTiles(map).catch((error: unknown) => logFailure('map without tiles', error)));
  map.addControl(new NavigationControl({ showCompass: false }), zoomButtons);
  // On a narrow map the sources are folded away at the first move of the map.
  map.addControl(new AttributionControl({ customAttribution: attribution }), 'bottom-right');
  return map;
}
