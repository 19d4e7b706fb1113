import { useEffect, useState } from 'react';

/** Longest wait for a page that never becomes idle. */
const timeoutMs = 1_000;

/**
 * Calls `callback` once the browser has painted the current content and is idle, so that later work does not delay
 * the first paint. In a hidden tab it does not wait for a paint, because hidden tabs do not paint. Returns a function
 * that cancels the call.
 */
export function whenIdle(callback: () => void): () => void {
  let isWanted = true;
  const call = () => {
    if (isWanted) callback();
  };
  const idle = () => {
    // Safari has no `requestIdleCallback`.
    if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: timeoutMs });
    else call();
  };
  const painted = () => setTimeout(idle);

  if (document.hidden) painted();
  else requestAnimationFrame(painted);
  return () => {
    isWanted = false;
  };
}

/**
 * True from 1.2 s after the page's load event, when the page is usually idle, so that secondary parts do not compete
 * with the page's content.
 */
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
