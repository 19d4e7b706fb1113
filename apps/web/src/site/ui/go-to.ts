import { prefersReducedMotion } from './prefers-reduced-motion.ts';

/** Scrolls a section into view, without animation if the visitor prefers reduced motion. */
export function scrollTo(section: HTMLElement | null): void {
  section?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

/** Scrolls a section into view and focuses it, so that keyboard navigation continues there. */
export function goTo(section: HTMLElement | null): void {
  section?.focus({ preventScroll: true });
  scrollTo(section);
}
