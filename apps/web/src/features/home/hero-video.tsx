import { Suspense } from 'react';
import { lazyWithFallback } from '../../ui/lazy-with-fallback.tsx';
import { useIsIdle } from '../../ui/use-is-idle.ts';

const Film = lazyWithFallback(async () => (await import('./film.tsx')).Film);

/** Save-Data; not yet in TypeScript's library, and only Chromium tells. */
const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** Shows the image only where the visitor prefers reduced motion or reduced data. */
const wantsVideo = (): boolean =>
  !window.matchMedia('(prefers-reduced-motion: reduce)').matches && !savesData();

/** The film of the hero, once the page is idle. */
export function HeroVideo() {
  const isIdle = useIsIdle();
  return isIdle && wantsVideo() ? (
    <Suspense>
      <Film />
    </Suspense>
  ) : null;
}
