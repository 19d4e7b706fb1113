import { useRouter } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * A lightbox has an entry in the browser's history while it is open, so that going back closes it. `name` tells those of
 * one page apart. It opens at an index of its images; `openAt` is undefined while it is closed.
 */
export function useLightbox(name: string) {
  const { history } = useRouter();
  const subscribe = useCallback((listener: () => void) => history.subscribe(listener), [history]);
  const shown = useSyncExternalStore(
    subscribe,
    () => history.location.state.lightbox,
    // The server does not know the history, in which a reload finds the lightbox open.
    () => undefined,
  );
  const openAt = shown?.name === name ? shown.index : undefined;
  return {
    openAt,
    open: (index: number) => {
      const { href, state } = history.location;
      history.push(href, { ...state, lightbox: { name, index } });
    },
    /** Also after the dialog was closed by going back, when the entry is left already. */
    close: () => {
      if (history.location.state.lightbox) history.back();
    },
  };
}
