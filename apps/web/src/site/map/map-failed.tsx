import { useEffect } from 'react';

/** Rendered if the code of a map fails to load. Reports the failure to the page, which does without the map. */
export function MapFailed({ onUnsupported }: { onUnsupported: () => void }) {
  useEffect(onUnsupported, [onUnsupported]);
  return null;
}
