import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import { lazyWithFallback } from '../../ui/lazy-with-fallback.tsx';
import { useIsIdle } from '../../ui/use-is-idle.ts';

const LastSections = lazyWithFallback(async () => (await import('./last-sections.tsx')).LastSections);

/** The last sections, far below the first screen; they load once the page is idle and have a placeholder until then. */
export function LaterSections() {
  const place = <chakra.div minH="100vh" bg="sand" />;
  return useIsIdle() ? (
    <Suspense fallback={place}>
      <LastSections />
    </Suspense>
  ) : (
    place
  );
}
