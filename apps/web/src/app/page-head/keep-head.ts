import { logFailure } from '../../shared/page/log-failure.ts';
import type { AppRouter } from '../../router.ts';

/** False for Vite's development server and specs, which serve no head, and for a provisional head of a refused page. */
const isServed = (head: HTMLHeadElement) =>
  head.querySelector('meta[name="robots"]') !== null &&
  head.querySelector('meta[name="head-is-provisional"]') === null;

/**
 * Updates <head> on navigation inside the app. The first page has its head from the BFF, so the module with all heads
 * loads at the first navigation and not in the first load.
 */
export function keepHead(router: AppRouter): void {
  router.subscribe('onResolved', ({ fromLocation }) => {
    if (!fromLocation && isServed(document.head)) return;
    import('./write-head.ts').then(
      // Reads the state after the import, because the visitor may have navigated on meanwhile.
      ({ pageAt, writeHead }) => writeHead(pageAt(router.state), document.head),
      (error: unknown) => logFailure('Titel und Beschreibung der Seite konnten nicht gesetzt werden.', error),
    );
  });
}
