import { useEffect, useState } from 'react';

/** True once the page is loaded and idle, because secondary parts should not compete with the page's content. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    let clock: ReturnType<typeof setTimeout>;
    const wait = () => {
      clock = setTimeout(() => setIdle(true), 1_200);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      clearTimeout(clock);
      window.removeEventListener('load', wait);
    };
  }, []);
  return isIdle;
}
