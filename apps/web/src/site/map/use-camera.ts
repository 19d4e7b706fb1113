import { type HistoryState, useRouter } from '@tanstack/react-router';
import type { Map } from 'maplibre-gl';
import { useCallback, useState } from 'react';

type Camera = NonNullable<HistoryState['camera']>;

/** The view of the result map that was shown last. A link back to the list restores it. */
let last: Camera | undefined;

/**
 * Stores the map's view (centre and zoom) in the history entry, so that Back restores it. `first` is the view that was
 * stored when the map was opened.
 */
export function useCamera() {
  const { history } = useRouter();
  const [first] = useState(() => {
    const { camera, isReturn } = history.location.state;
    return camera ?? (isReturn ? last : undefined);
  });
  const remember = useCallback((map: Map) => {
    const { lng, lat } = map.getCenter();
    last = { lng, lat, zoom: map.getZoom() };
    const state = { ...(window.history.state as object | null), camera: last };
    // Bypasses the router's `replaceState`, because the router would run the page's loaders for each move of the map.
    History.prototype.replaceState.call(window.history, state, '');
  }, []);
  return { first, remember };
}
