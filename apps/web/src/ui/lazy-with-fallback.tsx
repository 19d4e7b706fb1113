import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/**
 * A part of a page whose code comes after the page, because it lies further down. Where the code cannot be had
 * (offline, a new release) `fallback` stands in its place. Show it inside `Progressive` or `Suspense`.
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
