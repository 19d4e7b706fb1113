import { Suspense, useRef } from 'react';
import { useRecentlyViewed } from '../../lists/viewed.ts';
import { lazyWithFallback } from '../../../shared/ui/lazy-with-fallback.tsx';
import { useIsNearViewport } from '../../ui/use-is-near-viewport.ts';

const Section = lazyWithFallback(
  async () => (await import('./recently-viewed-section.tsx')).RecentlyViewedSection,
);

/** The properties that this visitor has viewed, without the property `except`; nothing at a first visit. */
export function RecentlyViewed({ except }: { except?: number }) {
  const mark = useRef<HTMLDivElement>(null);
  const { ids } = useRecentlyViewed();
  const others = ids.filter((id) => id !== except).slice(0, 6);
  const isWanted = useIsNearViewport(mark) && others.length > 0;
  return (
    <div ref={mark}>
      {isWanted && (
        <Suspense>
          <Section ids={others} />
        </Suspense>
      )}
    </div>
  );
}
