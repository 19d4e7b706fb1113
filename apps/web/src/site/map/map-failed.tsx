import { useEffect } from 'react';

/** Rendered if the code of a map fails to load. Reports the failure to the page, which does without the map. */
export function MapFailed({ onMissing }: { onMissing: () => void }) {
  useEffect(onMissing, [onMissing]);
  return null;
}
