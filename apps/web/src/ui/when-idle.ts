/** A page that is never idle is waited for no longer than this. */
const timeoutMs = 1_000;

/**
 * Calls back once the browser has painted what stands there now and has nothing else to do: what comes then delays no
 * first screen. In a hidden tab, which paints nothing, soon.
 */
export function whenIdle(callback: () => void): () => void {
  let isWanted = true;
  const call = () => {
    if (isWanted) callback();
  };
  const idle = () => {
    // Safari has no idle periods to ask for.
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
