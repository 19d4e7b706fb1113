import { useEffect, useState } from 'react';

const prefersCalm = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Calls `step` every `interval` ms unless the visitor stopped it, has pointer or focus inside, or prefers reduced
 * motion. Spread `hold` on the element whose pointer and focus count.
 */
export function useAutoplay(step: () => void, interval: number) {
  const [isOffered] = useState(() => !prefersCalm());
  const [isOn, setOn] = useState(isOffered);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isRunning = isOn && !isPointed && !isFocused;

  useEffect(() => {
    if (!isRunning) return;
    const clock = setInterval(() => {
      if (!document.hidden) step();
    }, interval);
    return () => clearInterval(clock);
  }, [isRunning, step, interval]);

  const hold = {
    onPointerEnter: () => setPointed(true),
    onPointerLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
  return { isOffered, isOn, isRunning, toggle: () => setOn((now) => !now), hold };
}
