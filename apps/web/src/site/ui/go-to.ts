/** Scrolls a section into view, at once for those who want no motion. */
export function scrollTo(section: HTMLElement | null): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}

/** Scrolls a section into view and focuses it, so that keyboard navigation continues there. */
export function goTo(section: HTMLElement | null): void {
  section?.focus({ preventScroll: true });
  scrollTo(section);
}
