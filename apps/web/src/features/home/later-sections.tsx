import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import { lazyWithFallback } from '../../ui/lazy-with-fallback.tsx';
import { useIsIdle } from '../../ui/use-is-idle.ts';

const LastSections = lazyWithFallback(async () => (await import('./last-sections.tsx')).LastSections);

/** The foot of the page, far below the first screen: it comes once the page is idle, its place is kept. */
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
