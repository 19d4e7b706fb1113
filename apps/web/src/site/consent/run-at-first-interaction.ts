const interactions = ['scroll', 'mousemove', 'touchstart', 'click', 'keydown'] as const;
const waitMs = 3_000;

/** Calls `run` once, after 3 s or at the first interaction (staff-area §2, Bootstrap). Returns the cancel function. */
export function runAtFirstInteraction(run: () => void): () => void {
  const clock = setTimeout(start, waitMs);
  function cancel() {
    clearTimeout(clock);
    for (const interaction of interactions) window.removeEventListener(interaction, start);
  }
  function start() {
    cancel();
    run();
  }
  for (const interaction of interactions) window.addEventListener(interaction, start, { passive: true });
  return cancel;
}
