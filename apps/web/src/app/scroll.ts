import { type Entry, placeOf, rememberPlace } from '../shared/page/scroll-positions.ts';

/** visitor-area §9: delays in ms of the tries to find the target, which may render late. */
const retries = [0, 120, 300, 700];
const gap = 8;
/** Lists that have to be asked for again come late; who has read elsewhere for longer is not moved any more. */
const returnWithinMs = 5_000;
/** Events by which a visitor scrolls; after one of them the code no longer restores the position. */
const byHand = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

function scrollToHash(hash: string): boolean {
  const target = document.getElementById(hash);
  if (!target) return false;
  const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({
    top: window.scrollY + target.getBoundingClientRect().top - header - gap,
    behavior: isCalm ? 'auto' : 'smooth',
  });
  return true;
}

/** Focuses the link by which the visitor left this page; false while it is not there. */
function focusLinkTo(pathname: string): boolean {
  const links = document.querySelectorAll<HTMLAnchorElement>('#inhalt a[href]');
  const link = [...links].find((candidate) => candidate.pathname === pathname);
  link?.focus({ preventScroll: true });
  return link !== undefined;
}

/** Runs `settle` now and at each change of the page's height, until it returns true or the visitor moves the page. */
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

interface Location extends Entry {
  hash: string;
  pathname: string;
}

const keyOf = ({ state, href }: Entry): string => state.__TSR_key ?? href;

/** What the router tells of a page that was rendered. */
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
 * After each navigation, scrolls to the top at once, or smoothly to the hash below the sticky header. Focuses the new
 * page, so that a screen reader starts there. Going back and forward, and a reload, find the page where it was left, with
 * the focus on the link that was followed.
 */
export function keepScroll(router: Router): void {
  let stop = () => {};
  let shown: Location | undefined;
  /** The entry that is being left, and where to, until the next page is rendered. */
  let leaving: { key: string; to: string } | undefined;
  window.history.scrollRestoration = 'manual';

  // Only the first time, because the page that stands in for one that loads has scrolled to its own top.
  router.subscribe('onBeforeLoad', ({ fromLocation, toLocation }) => {
    if (!fromLocation) return;
    const key = keyOf(fromLocation);
    if (key === keyOf(toLocation) || key === leaving?.key) return;
    leaving = { key, to: toLocation.pathname };
    rememberPlace(fromLocation, window.scrollY);
  });
  window.addEventListener('pagehide', () => {
    if (shown) rememberPlace(shown, window.scrollY);
    // After a reload the browser finds the place before any script runs, because the page comes whole.
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', () => {
    window.history.scrollRestoration = 'manual';
  });

  router.subscribe('onRendered', ({ pathChanged, hashChanged, fromLocation, toLocation }) => {
    // The router reports no change for the first page, because that page is loaded before it is rendered (main.tsx).
    const isLanding = shown === undefined;
    shown = toLocation;
    // Whoever goes back before the next page has loaded never left for the router.
    const detour = leaving?.key === keyOf(toLocation) ? leaving.to : undefined;
    leaving = undefined;
    if (!isLanding && !pathChanged && !hashChanged && detour === undefined) return;
    stop();
    // After a reload the browser has found the place, and keeps what is in view where it is while the fonts change.
    const isFound = isLanding && window.scrollY > 0;
    const left = isFound ? undefined : placeOf(toLocation);
    if (pathChanged && fromLocation) document.getElementById('inhalt')?.focus({ preventScroll: true });
    if (left && (isLanding || pathChanged || detour !== undefined)) {
      const target = detour ?? fromLocation?.pathname;
      let isFocused = target === undefined;
      stop = whilePageGrows(() => {
        isFocused ||= focusLinkTo(target ?? '');
        window.scrollTo({ top: left.top, behavior: 'instant' });
        return isFocused && Math.abs(window.scrollY - left.top) < 2;
      });
    } else if (toLocation.hash && !isFound) {
      const clocks = retries.map((delay) => setTimeout(() => scrollToHash(toLocation.hash), delay));
      stop = () => clocks.forEach(clearTimeout);
    } else if (pathChanged && fromLocation) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
  });
}
