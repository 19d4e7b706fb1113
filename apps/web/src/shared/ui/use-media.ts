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
 * Whether a media query matches. For appearance use style props; this hook is for parts that are elsewhere in the
 * DOM, so that the focus order matches the visual order. False on the server, so the first render must not depend on
 * it. matchMedia is called once per component.
 */
export function useMedia(query: string): boolean {
  const [{ subscribe, matches }] = useState(() => watch(query));
  return useSyncExternalStore(subscribe, matches, () => false);
}
