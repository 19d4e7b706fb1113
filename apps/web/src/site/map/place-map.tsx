import { Suspense, useCallback, useRef, useState } from 'react';
import { chakra } from '#styled-system/jsx';
import type { MapPlace } from '../../shared/api/types.ts';
import { lazyWithFallback } from '../../shared/ui/lazy-with-fallback.tsx';
import { useIsNearViewport } from '../ui/use-is-near-viewport.ts';
import { MapLoading } from './map-frame.tsx';
import { MapFailed } from './map-failed.tsx';
import { hasWebGl } from './webgl.ts';

const DrawnPlace = lazyWithFallback(async () => (await import('./drawn-place.tsx')).DrawnPlace, MapFailed);

/** A property on our own map: a pin, or a circle around its approximate place. The code loads near the viewport. */
export function PlaceMap({ label, place }: { label: string; place: MapPlace }) {
  const frame = useRef<HTMLDivElement>(null);
  // Drawing a map takes a slow phone seconds, so it waits until it is looked at.
  const isNear = useIsNearViewport(frame, 0);
  const [isUnsupported, setUnsupported] = useState(false);
  const onUnsupported = useCallback(() => setUnsupported(true), []);
  if (isUnsupported || (isNear && !hasWebGl()))
    return <p>Die Karte lässt sich in Ihrem Browser nicht zeigen.</p>;
  return (
    <chakra.div data-needs-script>
      <chakra.div
        ref={frame}
        position="relative"
        h={{ base: '20rem', md: '24rem' }}
        overflow="hidden"
        borderWidth="1px"
        borderRadius="card"
        bg="sand"
      >
        {isNear && (
          <Suspense fallback={<MapLoading />}>
            <DrawnPlace label={label} place={place} onUnsupported={onUnsupported} />
          </Suspense>
        )}
      </chakra.div>
      {place.is_rough && (
        <chakra.p mt="2" fontSize="xs" color="inkMuted">
          Der Kreis zeigt die ungefähre Lage.
        </chakra.p>
      )}
    </chakra.div>
  );
}
