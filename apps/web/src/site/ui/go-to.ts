/** Scrolls a section into view, without animation if the visitor prefers reduced motion. */
export function scrollTo(section: HTMLElement | null): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}

/** Scrolls a section into view and focuses it, so that keyboard navigation continues there. */
export function goTo(section: HTMLElement | null): void {
  section?.focus({ preventScroll: true });
  scrollTo(section);
}
