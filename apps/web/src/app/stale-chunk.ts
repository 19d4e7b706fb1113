const mark = 'reloaded-for-chunk';

/** The part of a window that the guard uses. */
type Tab = EventTarget & {
  sessionStorage: Storage;
  location: Pick<Location, 'reload'>;
  navigator: Pick<Navigator, 'onLine'>;
};

/** Reloads the page if a chunk is gone after a deployment, but never twice in a minute, and not without a network. */
export function reloadOnceOnStaleChunk(tab: Tab): void {
  tab.addEventListener('vite:preloadError', (event) => {
    if (!tab.navigator.onLine) return;
    const last = Number(tab.sessionStorage.getItem(mark) ?? 0);
    if (Date.now() - last < 60_000) return;
    event.preventDefault();
    tab.sessionStorage.setItem(mark, String(Date.now()));
    tab.location.reload();
  });
}
