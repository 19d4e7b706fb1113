import { useEffect, useState } from 'react';

/** Whether any part of the element is on the screen now. */
export function useIsOnScreen(element: Element | null): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      setShown(entries.at(-1)?.isIntersecting === true);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setShown(false);
    };
  }, [element]);
  return isShown;
}
