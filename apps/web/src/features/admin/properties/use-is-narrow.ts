import { useSyncExternalStore } from 'react';

/** The breakpoint `md` of the theme. */
const narrow = '(max-width: 47.99rem)';

const subscribe = (listener: () => void) => {
  const media = window.matchMedia(narrow);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the screen is narrower than 768 px. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches);
