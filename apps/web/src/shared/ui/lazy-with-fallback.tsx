import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/**
 * A part of a page whose code loads after the page, because the part is further down. If the code fails to load
 * (offline, a new release), `fallback` shows instead. Render it inside `Progressive` or `Suspense`.
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
