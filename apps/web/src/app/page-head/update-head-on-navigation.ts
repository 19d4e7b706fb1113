import { logFailure } from '../../shared/page/log-failure.ts';
import type { AppRouter } from '../../router.ts';

/**
 * False under Vite's development server and in specs, where no BFF writes the head, and for the provisional head of a
 * refused page.
 */
const isServed = (head: HTMLHeadElement) =>
  head.querySelector('meta[name="robots"]') !== null &&
  head.querySelector('meta[name="head-is-provisional"]') === null;

/**
 * Updates <head> on client-side navigation. The BFF has written the head of the first page, so the module with all
 * heads is loaded at the first navigation.
 */
export function updateHeadOnNavigation(router: AppRouter): void {
  router.subscribe('onResolved', ({ fromLocation }) => {
    if (!fromLocation && isServed(document.head)) return;
    import('./write-head.ts').then(
      // Reads the state after the import, because the visitor may have navigated again in the meantime.
      ({ currentPageMeta, writeHead }) => writeHead(currentPageMeta(router.state), document.head),
      (error: unknown) => logFailure('Titel und Beschreibung der Seite konnten nicht gesetzt werden.', error),
    );
  });
}
