import { Suspense } from 'react';
import { lazyWithFallback } from '../../../shared/ui/lazy-with-fallback.tsx';
import { useIsIdle } from '../../../shared/ui/when-idle.ts';
import { prefersReducedMotion } from '../../ui/prefers-reduced-motion.ts';

const Film = lazyWithFallback(async () => (await import('./film.tsx')).Film);

/**
 * Whether the browser's Save-Data setting is on. Only Chromium reports it, and TypeScript's library has no type for
 * it.
 */
const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/**
 * Whether to play the film. False if the visitor prefers reduced motion or reduced data; then only the image is
 * shown.
 */
const wantsVideo = (): boolean => !prefersReducedMotion() && !savesData();

/** The hero's film; loads once the page is idle. */
export function HeroVideo() {
  const isIdle = useIsIdle();
  return isIdle && wantsVideo() ? (
    <Suspense>
      <Film />
    </Suspense>
  ) : null;
}
