const mark = 'reloaded-for-chunk';

/** The part of a window that the guard uses. */
type Tab = Pick<Window, 'addEventListener'> & {
  sessionStorage: Storage;
  location: Pick<Location, 'reload'>;
  navigator: Pick<Navigator, 'onLine'>;
};

/**
 * Reloads the page if a chunk is gone after a deployment, but never twice in a minute. Without a network nobody may reload,
 * because the page would be lost: the router does so for an error that it knows by its message.
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
