import { type MapPoint, mapLimits } from '@estate/domain/search/map-shape';
import type { Map } from 'maplibre-gl';
import { showRing } from './shape-layer.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** In px: nearer spots of the line are left out, and one so near to its start closes it. */
const step = 4;
const closing = 18;
/** A line that is shorter and lower is a slip and no area. */
const leastSize = 40;

/** Whether the line is as large as somebody draws around an area. */
export function isArea(line: readonly Spot[]): boolean {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) >= leastSize;
}

/** The line up to where it meets its start again, in at most as many corners as a filter has. */
export function cornersOf(line: readonly Spot[]): Spot[] {
  const [start] = line;
  const isBack = ({ x, y }: Spot) => start !== undefined && Math.hypot(x - start.x, y - start.y) < closing;
  // Only the second half may close it, because every line begins near its start.
  const end = line.findIndex((spot, at) => at > line.length / 2 && isBack(spot));
  const closed = end < 0 ? line : line.slice(0, end);
  const every = Math.max(1, Math.ceil(closed.length / mapLimits.corners));
  return closed.filter((_, at) => at % every === 0);
}

/**
 * Lets a visitor draw around an area in one stroke, by mouse, pen or finger; after one that is too small for an area the
 * visitor draws again. The escape key cancels. Returns what ends it.
 */
export function drawLine(
  map: Map,
  {
    onEnd,
    onSmall,
    onCancel,
  }: { onEnd: (corners: readonly MapPoint[]) => void; onSmall: () => void; onCancel: () => void },
): () => void {
  const place = map.getCanvasContainer();
  const handlers = [map.dragPan, map.touchZoomRotate, map.doubleClickZoom, map.boxZoom];
  const listening = new AbortController();
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
    listening.abort();
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
    hear: (event: PointerEvent) => void,
  ) => place.addEventListener(type, hear, { signal: listening.signal });
  listen('pointerdown', (event) => {
    if (!event.isPrimary) return;
    place.setPointerCapture(event.pointerId);
    line = [spotOf(event)];
  });
  listen('pointermove', (event) => {
    const last = line.at(-1);
    if (!event.isPrimary || !last) return;
    const spot = spotOf(event);
    if (Math.hypot(spot.x - last.x, spot.y - last.y) < step) return;
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
    { signal: listening.signal },
  );
  listen('pointerup', ({ isPrimary }) => {
    if (!isPrimary || line.length === 0) return;
    if (!isArea(line)) {
      drop();
      onSmall();
      return;
    }
    end();
    onEnd(cornersOf(line).map(onEarth));
  });
  return end;
}
