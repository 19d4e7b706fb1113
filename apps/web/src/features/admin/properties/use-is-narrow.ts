import { useState, useSyncExternalStore } from 'react';

/** The breakpoint `md` of the theme. */
const narrow = '(max-width: 47.99rem)';

function watchWidth() {
  const media = window.matchMedia(narrow);
  return {
    isNarrow: () => media.matches,
    subscribe: (listener: () => void) => {
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
  };
}

/** Whether the screen is narrower than 768 px. The question is put to the browser once, because the table renders at every scroll. */
export function useIsNarrow(): boolean {
  const [{ subscribe, isNarrow }] = useState(watchWidth);
  return useSyncExternalStore(subscribe, isNarrow);
}
