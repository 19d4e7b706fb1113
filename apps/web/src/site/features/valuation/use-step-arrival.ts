import { type RefObject, useEffect, useRef } from 'react';
import { prefersReducedMotion } from '../../ui/prefers-reduced-motion.ts';

/** Distance in px above the funnel to which the page scrolls, 100 ms after a change of step (visitor-area §9). */
const offset = 150;
const delay = 100;

/** After each change of step, focuses the new heading and scrolls the funnel's top into view. */
export function useStepArrival(
  screen: string | number,
  frame: RefObject<HTMLElement | null>,
  heading: RefObject<HTMLElement | null>,
): void {
  const seen = useRef(screen);
  useEffect(() => {
    if (seen.current === screen) return;
    seen.current = screen;
    // If the visitor is typing in another form of the page, the focus stays there.
    const { activeElement } = document;
    if (activeElement !== document.body && !frame.current?.contains(activeElement)) return;
    heading.current?.focus({ preventScroll: true });
    const clock = setTimeout(() => {
      if (!frame.current) return;
      window.scrollTo({
        top: window.scrollY + frame.current.getBoundingClientRect().top - offset,
        behavior: prefersReducedMotion() ? 'auto' : 'smooth',
      });
    }, delay);
    return () => clearTimeout(clock);
  }, [screen, frame, heading]);
}
