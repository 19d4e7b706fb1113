/** Scrolls a section into view and focuses it, so that keyboard navigation continues there. */
export function goTo(section: HTMLElement | null): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}
