export const reducedMotion = '(prefers-reduced-motion: reduce)';

export const prefersReducedMotion = (): boolean => window.matchMedia(reducedMotion).matches;
