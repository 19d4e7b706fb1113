import { useRouter } from '@tanstack/react-router';
import { type Dispatch, useEffect, useRef } from 'react';
import type { FunnelAction } from './funnel-reducer.ts';
import type { Funnel } from './funnel-state.ts';

/**
 * Gives each step an entry in the browser's history, so that going back leads to the step before and keeps the answers.
 * Returns what the funnel's own back button does.
 */
export function useStepHistory(
  { step, isSent }: Pick<Funnel, 'step' | 'isSent'>,
  dispatch: Dispatch<FunnelAction>,
): () => void {
  const { history } = useRouter();
  const before = useRef(step);

  useEffect(
    () =>
      history.subscribe(({ location: { state }, action: { type } }) => {
        if (type === 'PUSH' || type === 'REPLACE' || !state.funnel) return;
        dispatch({ kind: 'go-to', step: state.funnel.step });
      }),
    [history, dispatch],
  );

  useEffect(() => {
    const left = before.current;
    before.current = step;
    const { href, state } = history.location;
    const depth = state.funnel?.depth ?? 0;
    if (isSent) {
      // The entries of the steps lead nowhere any more.
      if (depth > 0) history.go(-depth);
      return;
    }
    if (step <= left || state.funnel?.step === step) return;
    if (!state.funnel) {
      history.replace(href, { ...state, funnel: { step: left, depth } });
      // Without it the history would make one entry of this and the next.
      history.flush();
    }
    // The calculation ends by itself and is no step to go back to.
    if (left === 7) history.replace(href, { ...state, funnel: { step, depth } });
    else history.push(href, { ...state, funnel: { step, depth: depth + 1 } });
  }, [history, step, isSent]);

  return () => {
    if (history.location.state.funnel?.depth) history.back();
    else dispatch({ kind: 'back' });
  };
}
