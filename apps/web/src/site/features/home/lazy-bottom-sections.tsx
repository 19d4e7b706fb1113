import { Suspense } from 'react';
import { chakra } from '#styled-system/jsx';
import { lazyWithFallback } from '../../../shared/ui/lazy-with-fallback.tsx';

const BottomSections = lazyWithFallback(async () => (await import('./bottom-sections.tsx')).BottomSections);

/** Approximate height of the sections, which keeps the footer in its place until their code has loaded. */
const Place = chakra('div', {
  base: { minH: { base: 'calc(560rem - 400vw)', md: '359rem', lg: '298rem', xl: '288rem' } },
});

/** The last sections. Their code is a separate chunk, because they are far below the first screen. */
export const LazyBottomSections = () => (
  <Suspense fallback={<Place />}>
    <BottomSections />
  </Suspense>
);
