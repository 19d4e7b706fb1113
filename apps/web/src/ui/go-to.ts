/** Brings a section into view and, so that a keyboard goes on there, gives it the focus. */
export function goTo(section: HTMLElement | null): void {
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth' });
}
