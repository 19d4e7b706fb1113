import { type Dispatch, useEffect } from 'react';
import type { FunnelAction } from './funnel-reducer.ts';

/** visitor-area §4: the counter rises after these, the animation ends with the last. */
const counts = [6_000, 9_000, 12_000];
export const calculationEnd = 14_000;

/** Runs the clocks of step 7 from its first moment; leaving it stops them. */
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
