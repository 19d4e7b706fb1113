const mark = 'reloaded-for-chunk';

/** The part of `Window` that this module uses. */
type Tab = Pick<Window, 'addEventListener'> & {
  sessionStorage: Storage;
  location: Pick<Location, 'reload'>;
  navigator: Pick<Navigator, 'onLine'>;
};

/**
 * Reloads the page if a chunk is missing after a deployment, at most once a minute. While offline there is no reload,
 * because the page would be lost; the error gets another message, because the router itself reloads on the browsers'
 * messages for a failed import.
 */
export function reloadOnceOnStaleChunk(tab: Tab): void {
  tab.addEventListener('vite:preloadError', (event) => {
    if (!tab.navigator.onLine) {
      event.payload.message = 'No network for a chunk';
      return;
    }
    const last = Number(tab.sessionStorage.getItem(mark) ?? 0);
    if (Date.now() - last < 60_000) return;
    event.preventDefault();
    tab.sessionStorage.setItem(mark, String(Date.now()));
    tab.location.reload();
  });
}
