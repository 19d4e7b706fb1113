import { scrollTo } from '../site/ui/go-to.ts';
import { type HistoryEntry, scrollPositionOf, storeScrollPosition } from '../shared/page/scroll-positions.ts';

/** Delays in ms of the attempts to find the target, which may render late (visitor-area §9). */
const retries = [0, 120, 300, 700];
/**
 * Restoring the position ends after this time. Lists may load late and make the page longer, but a later scroll would
 * interrupt a visitor who reads.
 */
const returnWithinMs = 5_000;
/** Events by which a visitor scrolls. After any of them the position is not restored any more. */
const byHand = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Focuses the link to `pathname`, which the visitor followed from this page; returns false until it is rendered. */
function focusLinkTo(pathname: string): boolean {
  const links = document.querySelectorAll<HTMLAnchorElement>('#inhalt a[href]');
  const link = [...links].find((candidate) => candidate.pathname === pathname);
  link?.focus({ preventScroll: true });
  return link !== undefined;
}

/**
 * Calls `settle` now and at each change of the page's height, until it returns true, the visitor scrolls, or
 * `returnWithinMs` has passed. Returns a function that stops it.
 */
function whilePageGrows(settle: () => boolean): () => void {
  if (settle()) return () => undefined;
  const observer = new ResizeObserver(() => {
    if (settle()) stop();
  });
  const clock = setTimeout(() => stop(), returnWithinMs);
  const stop = () => {
    observer.disconnect();
    clearTimeout(clock);
    for (const event of byHand) window.removeEventListener(event, stop);
  };
  for (const event of byHand) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

interface Location extends HistoryEntry {
  hash: string;
  pathname: string;
}

const keyOf = ({ state, href }: HistoryEntry): string => state.__TSR_key ?? href;

/** The router's event for a rendered page. */
export interface RenderedPage {
  pathChanged: boolean;
  hashChanged: boolean;
  /** Undefined for the first page. */
  fromLocation?: Location | undefined;
  toLocation: Location;
}

interface Router {
  subscribe: (event: 'onBeforeLoad' | 'onRendered', listener: (page: RenderedPage) => void) => unknown;
}

/**
 * After a navigation to a hash, scrolls smoothly to its target below the sticky header; the router itself scrolls to
 * the top. Focuses the new page, so that screen readers start there. Back, forward and reload restore the scroll
 * position and focus the link that was followed.
 */
export function restoreScrollOnNavigation(router: Router): void {
  let stop = () => {};
  let shown: Location | undefined;
  /** The history entry that the visitor leaves and the path of the target, until the next page is rendered. */
  let leaving: { key: string; to: string } | undefined;
  window.history.scrollRestoration = 'manual';

  // Only for the first event of a navigation, because the pending page has already scrolled to the top.
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    if (!fromLocation) return;
    const key = keyOf(fromLocation);
    if (key === keyOf(toLocation) || key === leaving?.key) return;
    leaving = { key, to: toLocation.pathname };
    storeScrollPosition(fromLocation, window.scrollY);
  });
  window.addEventListener('pagehide', () => {
    if (shown) storeScrollPosition(shown, window.scrollY);
    // On a reload the browser restores the position before any script runs, because the page is rendered on the
    // server.
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });

  router.subscribe('onRendered', ({ pathChanged, hashChanged, fromLocation, toLocation }) => {
    // The router reports no change for the first page, because that page is loaded before it is rendered (main.tsx).
    const isLanding = shown === undefined;
    shown = toLocation;
    // The path of a page that the visitor left before it had loaded. For the router the path has not changed then.
    const abandonedPath = leaving?.key === keyOf(toLocation) ? leaving.to : undefined;
    leaving = undefined;
    const place = scrollPositionOf(toLocation);
    if (!isLanding && !pathChanged && !hashChanged && abandonedPath === undefined) {
      // Only Back and Forward lead to another entry with a position. The router has scrolled to the top.
      const isOther = fromLocation !== undefined && keyOf(fromLocation) !== keyOf(toLocation);
      if (place && isOther) window.scrollTo({ top: place.top, behavior: 'instant' });
      return;
    }
    stop();
    // The usual landing ends here, because reading `scrollY` below makes the browser lay out the page during hydration.
    if (isLanding && !pathChanged && !place && !toLocation.hash) return;
    // On a reload the browser has already restored the position, and its scroll anchoring keeps the position while
    // fonts load.
    const isFound = isLanding && window.scrollY > 0;
    const left = isFound ? undefined : place;
    if (pathChanged && fromLocation) document.getElementById('inhalt')?.focus({ preventScroll: true });
    if (left && (isLanding || pathChanged || abandonedPath !== undefined)) {
      const target = abandonedPath ?? fromLocation?.pathname;
      let isFocused = target === undefined;
      stop = whilePageGrows(() => {
        isFocused ||= focusLinkTo(target ?? '');
        window.scrollTo({ top: left.top, behavior: 'instant' });
        return isFocused && Math.abs(window.scrollY - left.top) < 2;
      });
    } else if (toLocation.hash && !isFound) {
      const clocks = retries.map((delay) =>
        setTimeout(() => scrollTo(document.getElementById(toLocation.hash)), delay),
      );
      stop = () => clocks.forEach(clearTimeout);
    }
  });
}
