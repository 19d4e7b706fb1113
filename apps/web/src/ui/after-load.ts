/** By then a page that came quickly has settled too. */
const settledMs = 1_200;

/**
 * Calls back once the page is loaded and has settled, because what is secondary should not share a phone's line and cores
 * with the page's content. Returns the cancel function.
 */
export function afterLoad(callback: () => void): () => void {
  let clock: ReturnType<typeof setTimeout>;
  const wait = () => {
    clock = setTimeout(callback, settledMs);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    clearTimeout(clock);
    window.removeEventListener('load', wait);
  };
}
