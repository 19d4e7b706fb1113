/** A page that never rests is waited for no longer than this. */
const patienceMs = 1_000;

/**
 * Calls back once the browser has painted what stands there now and has nothing else to do: what comes then delays no
 * first screen. In a hidden tab, which paints nothing, soon.
 */
export function atRest(callback: () => void): () => void {
  let isWanted = true;
  const call = () => {
    if (isWanted) callback();
  };
  const idle = () => {
    // Safari has no idle periods to ask for.
    if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: patienceMs });
    else call();
  };
  const painted = () => setTimeout(idle);

  if (document.hidden) painted();
  else requestAnimationFrame(painted);
  return () => {
    isWanted = false;
  };
}
