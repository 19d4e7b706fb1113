import { type RefObject, useEffect, useState } from 'react';

/** True from the moment the element is within `margin` px of the screen; load its code and data then. */
export function useIsNearViewport(element: RefObject<Element | null>, margin = 400): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setNear(true);
      },
      { rootMargin: `${margin}px` },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear, margin]);
  return isNear;
}
