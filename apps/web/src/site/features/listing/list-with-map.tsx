import type { ListingSearch } from '@estate/domain/search/listing-filter';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import { lazyWithFallback } from '../../../shared/ui/lazy-with-fallback.tsx';
import { MapFrame } from '../../map/map-frame.tsx';
import { hasWebGl } from '../../map/webgl.ts';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';

/** In place of the map's code where that does not load. */
function MapFailed({ onMissing }: { onMissing: () => void }) {
  useEffect(onMissing, [onMissing]);
  return null;
}

const ResultMap = lazyWithFallback(
  async () => (await import('../../map/result-map.tsx')).ResultMap,
  MapFailed,
);

/** Beside each other from 1440 px on, the list first; below, the map alone. On paper and without a script, the list alone. */
const Split = chakra('div', {
  base: {
    '@media (min-width: 90rem)': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: '6',
      alignItems: 'start',
    },
    _noScript: { display: 'block' },
    _print: { display: 'block' },
  },
});

const ListPlace = chakra('div', {
  base: {
    '@media (max-width: 89.99rem)': { display: 'none' },
    _noScript: { display: 'block' },
    _print: { display: 'block' },
  },
});

const MapPlace = chakra('div', {
  base: {
    _print: { display: 'none' },
    '@media (min-width: 90rem)': { position: 'sticky', top: 'calc(var(--header-height) + 1rem)' },
  },
});

/** The list with the map of all its hits. A browser that cannot draw the map says so and keeps the list. */
export function ListWithMap({
  search,
  onWithin,
  children,
}: {
  search: ListingSearch;
  onWithin: (within: string | undefined) => void;
  children: ReactNode;
}) {
  const isHydrated = useIsHydrated();
  const [isMissing, setMissing] = useState(false);
  const onMissing = useCallback(() => setMissing(true), []);
  const isWaiting = <MapFrame role="status">Karte wird geladen...</MapFrame>;
  if (isMissing || (isHydrated && !hasWebGl()))
    return (
      <>
        <chakra.p role="status" mb="4" p="4" bg="sand" borderRadius="card">
          Die Karte lässt sich in Ihrem Browser nicht zeigen. Die Liste enthält dieselben Immobilien.
        </chakra.p>
        {children}
      </>
    );
  return (
    <Split>
      <ListPlace>{children}</ListPlace>
      <MapPlace data-needs-script>
        {isHydrated ? (
          <Suspense fallback={isWaiting}>
            <ResultMap search={search} onWithin={onWithin} onMissing={onMissing} />
          </Suspense>
        ) : (
          isWaiting
        )}
      </MapPlace>
    </Split>
  );
}
