import { useEffect } from 'react';

/**
 * Rendered if the code of a map fails to load. Calls `onUnsupported`, so that the page shows its content without a
 * map.
 */
export function MapFailed({ onUnsupported }: { onUnsupported: () => void }) {
  useEffect(onUnsupported, [onUnsupported]);
  return null;
}
