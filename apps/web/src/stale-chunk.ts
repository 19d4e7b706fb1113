const mark = 'reloaded-for-chunk';

/** Reloads the page if a chunk is gone after a deployment, but never twice in a minute. */
export function reloadOnceOnStaleChunk(tab: Window): void {
  tab.addEventListener('vite:preloadError', (event) => {
    const last = Number(tab.sessionStorage.getItem(mark) ?? 0);
    if (Date.now() - last < 60_000) return;
    event.preventDefault();
    tab.sessionStorage.setItem(mark, String(Date.now()));
    tab.location.reload();
  });
}
