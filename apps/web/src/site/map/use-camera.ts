import { useRouter } from '@tanstack/react-router';
import type { Map } from 'maplibre-gl';
import { useCallback, useState } from 'react';

/**
 * Where a map was looked at last: a part of the entry of the browser's history, so that going back finds it again. `first` is
 * that of this entry when the map was opened.
 */
export function useCamera() {
  const { history } = useRouter();
  const [first] = useState(() => history.location.state.camera);
  const remember = useCallback((map: Map) => {
    const { lng, lat } = map.getCenter();
    const state = { ...(window.history.state as object | null), camera: { lng, lat, zoom: map.getZoom() } };
    // Past the router, which would load the page again for each move of the map.
    History.prototype.replaceState.call(window.history, state, '');
  }, []);
  return { first, remember };
}
