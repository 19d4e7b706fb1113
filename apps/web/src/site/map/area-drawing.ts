import { type MapPoint, mapAreaLimits } from '@estate/domain/search/map-area';
import type { Map } from 'maplibre-gl';
import { showRing } from './area-layer.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** In px: minimum distance between spots of the line, and the distance to its start at which a spot closes the line. */
const minDistance = 4;
const closingDistance = 18;
/** In px: a line with a smaller width and height is an accidental stroke. */
const minSize = 40;

export function isArea(line: readonly Spot[]): boolean {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) >= minSize;
}

/** The line up to the spot where it returns to its start, reduced to the number of corners that a filter may have. */
export function simplifyLine(line: readonly Spot[]): Spot[] {
  const [start] = line;
  const isNearStart = ({ x, y }: Spot) =>
    start !== undefined && Math.hypot(x - start.x, y - start.y) < closingDistance;
  // Only a spot in the second half closes the line, because its first spots are always near the start.
  const end = line.findIndex((spot, at) => at > line.length / 2 && isNearStart(spot));
  const closedLine = end < 0 ? line : line.slice(0, end);
  const every = Math.max(1, Math.ceil(closedLine.length / mapAreaLimits.corners));
  return closedLine.filter((_, at) => at % every === 0);
}

/**
 * Lets a visitor draw a line around an area in one stroke, by mouse, pen or finger. After a stroke that is too small
 * for an area, the visitor can draw again. Escape cancels. Returns a function that ends the drawing mode.
 */
export function startAreaDrawing(
  map: Map,
  {
    onEnd,
    onSmall,
    onCancel,
  }: { onEnd: (corners: readonly MapPoint[]) => void; onSmall: () => void; onCancel: () => void },
): () => void {
  const place = map.getCanvasContainer();
  const handlers = [map.dragPan, map.touchZoomRotate, map.doubleClickZoom, map.boxZoom];
  const abortController = new AbortController();
  let line: Spot[] = [];

  const spotOf = ({ clientX, clientY }: PointerEvent): Spot => {
    const { left, top } = place.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const onEarth = ({ x, y }: Spot): MapPoint => map.unproject([x, y]);
  const show = () =>
    showRing(
      map,
      line.map(onEarth).map(({ lng, lat }) => [lng, lat]),
      true,
    );
  const end = () => {
    abortController.abort();
    for (const handler of handlers) handler.enable();
    map.touchZoomRotate.disableRotation();
    place.style.touchAction = '';
    map.getCanvas().style.cursor = '';
  };

  for (const handler of handlers) handler.disable();
  place.style.touchAction = 'none';
  map.getCanvas().style.cursor = 'crosshair';
  const listen = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    handler: (event: PointerEvent) => void,
  ) => place.addEventListener(type, handler, { signal: abortController.signal });
  listen('pointerdown', (event) => {
    if (!event.isPrimary) return;
    place.setPointerCapture(event.pointerId);
    line = [spotOf(event)];
  });
  listen('pointermove', (event) => {
    const last = line.at(-1);
    if (!event.isPrimary || !last) return;
    const spot = spotOf(event);
    if (Math.hypot(spot.x - last.x, spot.y - last.y) < minDistance) return;
    line.push(spot);
    show();
  });
  const drop = () => {
    line = [];
    show();
  };
  listen('pointercancel', drop);
  window.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') onCancel();
    },
    { signal: abortController.signal },
  );
  listen('pointerup', ({ isPrimary }) => {
    if (!isPrimary || line.length === 0) return;
    if (!isArea(line)) {
      drop();
      onSmall();
      return;
    }
    end();
    onEnd(simplifyLine(line).map(onEarth));
  });
  return end;
}
