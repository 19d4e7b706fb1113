import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/**
 * A component whose code loads after the page, because it is further down. If the code fails to load (offline, a new
 * release), `fallback` is shown instead. Render it inside `Suspense`.
 */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props> = () => null,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: fallback }),
    ),
  );
}
