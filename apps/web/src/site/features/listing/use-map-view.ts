import type { ListingSearch } from '@estate/domain/search/listing-filter';
import { useCallback, useState } from 'react';
import { hasWebGl } from '../../map/webgl.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';

/** Whether the map of the list is open, and whether the browser can draw it. */
export function useMapView({ view }: ListingSearch) {
  const isOpen = view === 'map';
  const isHydrated = useIsHydrated();
  const [isUnsupported, setUnsupported] = useState(false);
  const onUnsupported = useCallback(() => setUnsupported(true), []);
  return { isOpen, hasMap: isOpen && !isUnsupported && (!isHydrated || hasWebGl()), onUnsupported };
}
