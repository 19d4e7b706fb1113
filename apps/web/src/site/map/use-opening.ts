import { useCallback, useRef, useState } from 'react';

/** Losses after which the page does without the map. */
const maxLosses = 3;

/**
 * Opens a lost map again: `openAgain` is the map's `onLost`, and `opening` changes for each new map. If maps are lost
 * again and again, `onUnsupported` is called.
 */
export function useOpening(onUnsupported: () => void) {
  const [opening, setOpening] = useState(0);
  const losses = useRef(0);
  const openAgain = useCallback(() => {
    losses.current += 1;
    if (losses.current >= maxLosses) onUnsupported();
    else setOpening(losses.current);
  }, [onUnsupported]);
  return { opening, openAgain };
}
