import { type Dispatch, useEffect } from 'react';
import type { FunnelAction } from './funnel-reducer.ts';

/** visitor-area §4: each of `counts` (ms) raises the counter, `calculationEnd` ends the animation. */
const counts = [6_000, 9_000, 12_000];
export const calculationEnd = 14_000;

/** Starts the timers of step 7 on mount and clears them on unmount. */
export function useCalculation(dispatch: Dispatch<FunnelAction>): void {
  useEffect(() => {
    const clocks = [
      ...counts.map((delay) => setTimeout(() => dispatch({ kind: 'count' }), delay)),
      setTimeout(() => dispatch({ kind: 'end-calculation' }), calculationEnd),
    ];
    return () => {
      for (const clock of clocks) clearTimeout(clock);
    };
  }, [dispatch]);
}
