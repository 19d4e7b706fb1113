const mark = 'reloaded-for-chunk';

/** A browser cancels the loading of chunks as soon as it begins to open another page. */
const leavingMs = 2_000;

/** The part of `Window` that this module uses. */
type Tab = Pick<Window, 'addEventListener'> & {
  sessionStorage: Storage;
  location: Pick<Location, 'reload'>;
  navigator: Pick<Navigator, 'onLine'>;
};

/**
 * Reloads the page if a chunk is missing after a deployment, at most once a minute. There is no reload while offline,
 * because the page would be lost, or while another page is being opened: Firefox then cancels the loading of chunks,
 * and a reload would cancel the opening. In both cases the error gets another message, because the router itself
 * reloads on the browsers' messages for a failed import.
 */
export function reloadOnceOnStaleChunk(tab: Tab): void {
  let isLeaving = false;
  tab.addEventListener('beforeunload', () => {
    isLeaving = true;
    // The page may stay, e.g. after a click on a telephone number.
    setTimeout(() => (isLeaving = false), leavingMs);
  });
  tab.addEventListener('vite:preloadError', (event) => {
    if (!tab.navigator.onLine || isLeaving) {
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
