import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, useRef, useState } from 'react';
import { isPageShownLower } from '../../scroll.ts';
import { lazyWithFallback } from '../../ui/lazy-with-fallback.tsx';
import { useIsIdle } from '../../ui/use-is-idle.ts';
import { useIsNear } from '../../ui/use-is-near.ts';

const bring = async () => (await import('./last-sections.tsx')).LastSections;
let brought: ReturnType<typeof bring> | undefined;
/** One promise for the loader and React, because a second `import()` is answered a moment late, which React would show. */
const load = () => (brought ??= bring());
const LastSections = lazyWithFallback(load);

/** About the height of the sections, so that the page does not grow under who scrolls and the footer stays below them. */
const height = { base: 'calc(344rem - 340vw)', md: '185rem', lg: '165rem', xl: '153.5rem' };

/** Brings the code of the last sections where the page is shown further down, so that it is there when React asks for it. */
export const loadLastSections = async (): Promise<void> => {
  if (isPageShownLower()) await load().catch(() => undefined);
};

/**
 * The last sections, far below the first screen. Their place is kept until the page is idle or somebody scrolls to them; a
 * page that is shown further down has them at once.
 */
export function LaterSections() {
  const ref = useRef<HTMLDivElement>(null);
  const [isLower] = useState(isPageShownLower);
  const isNear = useIsNear(ref);
  const isIdle = useIsIdle();
  const place = <chakra.div ref={ref} minH={height} bg="sand" />;
  return isLower || isNear || isIdle ? (
    <Suspense fallback={place}>
      <LastSections />
    </Suspense>
  ) : (
    place
  );
}
