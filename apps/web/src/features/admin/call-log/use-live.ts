import { useEffect, useState } from 'react';

export const pollMs = 3_000;
/** The tail ends by itself, because its polls would keep a forgotten session alive (staff-area §6.10). */
export const liveForMs = 15 * 60_000;

/** The switch of the live tail; `isOver` once it ended by itself. */
export function useLive() {
  const [state, setState] = useState<'off' | 'on' | 'over'>('off');
  useEffect(() => {
    if (state !== 'on') return undefined;
    const clock = setTimeout(() => setState('over'), liveForMs);
    return () => clearTimeout(clock);
  }, [state]);
  return {
    isLive: state === 'on',
    isOver: state === 'over',
    toggle: () => setState(state === 'on' ? 'off' : 'on'),
  };
}
