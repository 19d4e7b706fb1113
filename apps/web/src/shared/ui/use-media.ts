import { useState, useSyncExternalStore } from 'react';

function watch(query: string) {
  let media: MediaQueryList | undefined;
  const list = () => (media ??= window.matchMedia(query));
  return {
    matches: () => list().matches,
    subscribe: (listener: () => void) => {
      list().addEventListener('change', listener);
      return () => list().removeEventListener('change', listener);
    },
  };
}

/**
 * Whether a media query matches. Style props do the same for looks; this is for parts that stand elsewhere in the page,
 * so that the order of focus is the order that one sees. False on the server, so looks must not depend on it. The question is
 * put to the browser once per component.
 */
export function useMedia(query: string): boolean {
  const [{ subscribe, matches }] = useState(() => watch(query));
  return useSyncExternalStore(subscribe, matches, () => false);
}
