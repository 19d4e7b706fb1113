import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentType, lazy, Suspense } from 'react';
import { useIsIdle } from '../../ui/use-is-idle.ts';

/** Without their code (offline, a new release) the page ends with the listings. */
const LastSections = lazy<ComponentType>(() =>
  import('./last-sections.tsx').then(
    (module) => ({ default: module.LastSections }),
    () => ({ default: () => null }),
  ),
);

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
