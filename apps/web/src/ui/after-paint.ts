/** Calls back once the browser has painted what stands there now; in a hidden tab, which paints nothing, soon. */
export function afterPaint(callback: () => void): () => void {
  let clock: ReturnType<typeof setTimeout> | undefined;
  const soon = () => (clock = setTimeout(callback));
  const frame = document.hidden ? undefined : requestAnimationFrame(soon);
  if (frame === undefined) soon();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(clock);
  };
}
