/** visitor-area §9: delays in ms of the tries to find the target, which may render late. */
const retries = [0, 120, 300, 700];
const gap = 8;

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

/** What the router tells of a page that was rendered. */
export interface RenderedPage {
  pathChanged: boolean;
  hashChanged: boolean;
  /** Undefined for the first page. */
  fromLocation?: object | undefined;
  toLocation: { hash: string };
}

interface Router {
  subscribe: (event: 'onRendered', listener: (page: RenderedPage) => void) => unknown;
}

/**
 * After each navigation, scrolls to the top at once, or smoothly to the hash below the sticky header. Focuses the new
 * page, so that a screen reader starts there.
 */
export function keepScroll(router: Router): void {
  let clocks: ReturnType<typeof setTimeout>[] = [];
  let hasLanded = false;
  window.history.scrollRestoration = 'manual';

  router.subscribe('onRendered', ({ pathChanged, hashChanged, fromLocation, toLocation }) => {
    // The router reports no change for the first page, because that page is loaded before it is rendered (main.tsx).
    const isLanding = !hasLanded;
    hasLanded = true;
    if (!isLanding && !pathChanged && !hashChanged) return;
    for (const clock of clocks) clearTimeout(clock);
    clocks = [];
    if (pathChanged && fromLocation) document.getElementById('inhalt')?.focus({ preventScroll: true });
    if (toLocation.hash) {
      clocks = retries.map((delay) => setTimeout(() => scrollToHash(toLocation.hash), delay));
    } else if (pathChanged && fromLocation) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
  });
}
