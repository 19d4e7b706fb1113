import { useEffect, useState } from 'react';

/** True once the page is loaded and idle: until then nothing may compete with what one came for. */
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
