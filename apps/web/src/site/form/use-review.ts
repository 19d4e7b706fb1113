import type { Values } from '@estate/domain/forms/form';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * The second step of a declaration: the values that wait for the confirmation, undefined in the first step. The step has
 * an entry in the browser's history, so that Back shows the fields again.
 */
export function useReview(initial: Values | undefined): {
  reviewed: Values | undefined;
  review: (body: Values) => void;
  back: () => void;
} {
  const { history } = useRouter();
  const [reviewed, setReviewed] = useState(initial);

  useEffect(
    () =>
      history.subscribe(({ location: { state }, action: { type } }) => {
        if (type !== 'PUSH' && type !== 'REPLACE' && !state.isReview) setReviewed(undefined);
      }),
    [history],
  );

  return {
    reviewed,
    review: (body) => {
      setReviewed(body);
      const { href, state } = history.location;
      history.push(href, { ...state, isReview: true });
    },
    back: () => {
      setReviewed(undefined);
      // Without a script the step was a response of its own, so it has no entry here.
      if (history.location.state.isReview) history.back();
    },
  };
}
