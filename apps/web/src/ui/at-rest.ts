/** A page that never rests is waited for no longer than this. */
const patienceMs = 1_000;

/**
 * Calls back once the browser has painted what stands there now and has nothing else to do: what comes then delays no
 * first screen. In a hidden tab, which paints nothing, soon.
 */
export function atRest(callback: () => void): () => void {
  let cancel = document.hidden ? soon() : nextFrame();

  function nextFrame() {
    const frame = requestAnimationFrame(() => (cancel = soon()));
    return () => cancelAnimationFrame(frame);
  }

  function soon() {
    const clock = setTimeout(() => (cancel = idle()));
    return () => clearTimeout(clock);
  }

  function idle() {
    // Safari has no idle periods to ask for.
    if (!('requestIdleCallback' in window)) {
      callback();
      return () => undefined;
    }
    const wait = requestIdleCallback(callback, { timeout: patienceMs });
    return () => cancelIdleCallback(wait);
  }

  return () => cancel();
}
