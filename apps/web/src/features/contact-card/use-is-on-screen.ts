import { useEffect, useState } from 'react';

/**
 * Whether any part of the element with this id is on the screen now. By its id, because the element stands in the page as
 * the server sent it before React has it.
 */
export function useIsOnScreen(id: string): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      setShown(entries.at(-1)?.isIntersecting === true);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      setShown(false);
    };
  }, [id]);
  return isShown;
}
