import { logFailure } from '../log-failure.ts';
import type { AppRouter } from '../router.ts';

/** Vite's development server and specs serve no head, and a page that was refused is served with the refusal's. */
const isServed = (head: HTMLHeadElement) =>
  head.querySelector('meta[name="robots"]') !== null &&
  head.querySelector('meta[name="head-is-provisional"]') === null;

/**
 * Keeps <head> in step while one moves through the app. The page that one lands on has its head from the BFF, so what
 * knows all heads comes with the first step from there and not with the first load.
 */
export function keepHead(router: AppRouter): void {
  router.subscribe('onResolved', ({ fromLocation }) => {
    if (!fromLocation && isServed(document.head)) return;
    import('./write-head.ts').then(
      // Read when it is written: one may have gone on meanwhile.
      ({ pageAt, writeHead }) => writeHead(pageAt(router.state), document.head),
      (error: unknown) => logFailure('Titel und Beschreibung der Seite konnten nicht gesetzt werden.', error),
    );
  });
}
