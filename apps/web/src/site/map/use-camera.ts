import { useRouter } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';

/** Where a map was looked at last; part of the entry of the browser's history, so that going back finds it again. */
export interface Camera {
  lng: number;
  lat: number;
  zoom: number;
}

/** The camera of this entry as it was when the map was opened, and what remembers a later one. */
export function useCamera(): { first: Camera | undefined; remember: (camera: Camera) => void } {
  const { history } = useRouter();
  const first = useRef(history.location.state.camera);
  const remember = useCallback((camera: Camera) => {
    // Past the router, which would load the page again for each move of the map.
    const state = { ...(window.history.state as object | null), camera };
    History.prototype.replaceState.call(window.history, state, '');
  }, []);
  return { first: first.current, remember };
}
