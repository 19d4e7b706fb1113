import { type ComponentType, lazy, Suspense } from 'react';
import { useIsIdle } from '../../ui/use-is-idle.ts';

/** Without its code (offline, a new release) the picture stays alone. */
const Film = lazy<ComponentType>(() =>
  import('./film.tsx').then(
    (module) => ({ default: module.Film }),
    () => ({ default: () => null }),
  ),
);

/** Save-Data; not yet in TypeScript's library, and only Chromium tells. */
const savesData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean }).saveData === true;

/** Who wants calm or few bytes sees the picture only. */
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
