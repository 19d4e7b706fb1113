import { Suspense } from 'react';
import { chakra } from '#styled-system/jsx';
import { lazyWithFallback } from '../../../shared/ui/lazy-with-fallback.tsx';

const LastSections = lazyWithFallback(async () => (await import('./last-sections.tsx')).LastSections);

/** About the height of the sections, so that the footer stays below them until their code is there. */
const Place = chakra('div', {
  base: { minH: { base: 'calc(344rem - 340vw)', md: '185rem', lg: '165rem', xl: '153.5rem' }, bg: 'sand' },
});

/** The last sections, whose code is a file of its own, because they are far below the first screen. */
export const LaterSections = () => (
  <Suspense fallback={<Place />}>
    <LastSections />
  </Suspense>
);
