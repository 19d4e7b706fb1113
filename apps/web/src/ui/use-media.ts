import { useState, useSyncExternalStore } from 'react';

function watch(query: string) {
  const media = window.matchMedia(query);
  return {
    matches: () => media.matches,
    subscribe: (listener: () => void) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
  };
}

/**
 * Whether a media query matches. Style props do the same for looks; this is for parts that stand elsewhere in the page,
 * so that the order of focus is the order that one sees. The question is put to the browser once per component.
 */
export function useMedia(query: string): boolean {
  const [{ subscribe, matches }] = useState(() => watch(query));
  return useSyncExternalStore(subscribe, matches);
}
