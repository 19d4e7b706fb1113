import { useCallback, useRef, useState } from 'react';

/** After this many failures of the map the page is shown without a map. */
const maxLosses = 3;

/**
 * Opens a new map when the map has stopped working. `openAgain` is the callback for `onLost`, and `opening` is the
 * number of the current map. After `maxLosses` failures `onUnsupported` is called instead.
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
