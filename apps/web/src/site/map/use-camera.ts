import { type HistoryState, useRouter } from '@tanstack/react-router';
import type { Map } from 'maplibre-gl';
import { useCallback, useState } from 'react';

type Camera = NonNullable<HistoryState['camera']>;

/** Of the list that was left last, for a link that leads back to it. */
let last: Camera | undefined;

/**
 * Where a map was looked at last: a part of the entry of the browser's history, so that going back finds it again. `first` is
 * that of this entry when the map was opened.
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
    // Past the router, which would load the page again for each move of the map.
    History.prototype.replaceState.call(window.history, state, '');
  }, []);
  return { first, remember };
}
