import { useRouter } from '@tanstack/react-router';
import { type Dispatch, useEffect, useRef } from 'react';
import type { FunnelAction } from './funnel-reducer.ts';
import type { Funnel } from './funnel-state.ts';

/**
 * Gives each step an entry in the browser's history, so that Back shows the previous step and keeps the answers.
 * Returns the handler of the funnel's own back button.
 */
export function useStepHistory(
  { step, isSent }: Pick<Funnel, 'step' | 'isSent'>,
  dispatch: Dispatch<FunnelAction>,
): () => void {
  const { history } = useRouter();
  const previousStep = useRef(step);

  useEffect(
    () =>
      history.subscribe(({ location: { state }, action: { type } }) => {
        if (type === 'PUSH' || type === 'REPLACE' || !state.funnel) return;
        dispatch({ kind: 'go-to', step: state.funnel.step });
      }),
    [history, dispatch],
  );

  useEffect(() => {
    const fromStep = previousStep.current;
    previousStep.current = step;
    const { href, state } = history.location;
    const depth = state.funnel?.depth ?? 0;
    if (isSent) {
      // Goes back to before the history entries of the steps, because the answers are cleared after sending.
      if (depth > 0) history.go(-depth);
      return;
    }
    if (step <= fromStep || state.funnel?.step === step) return;
    if (!state.funnel) {
      history.replace(href, { ...state, funnel: { step: fromStep, depth } });
      // TanStack's history batches changes: without `flush`, this one and the next would become one entry.
      history.flush();
    }
    // Replaces the entry of the calculation, which ends by itself, so that Back skips it.
    if (fromStep === 7) history.replace(href, { ...state, funnel: { step, depth } });
    else history.push(href, { ...state, funnel: { step, depth: depth + 1 } });
  }, [history, step, isSent]);

  return () => {
    if (history.location.state.funnel?.depth) history.back();
    else dispatch({ kind: 'back' });
  };
}
