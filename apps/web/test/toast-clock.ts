import { setImmediate as turn } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { toasts } from './toasts.ts';

/** Runs `cause`, waits for the toast with this title, and returns how many milliseconds it is shown. */
export async function toastDuration(title: string, cause: () => void): Promise<number> {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const isShown = () => toasts().queryByText(title) !== null;
  /** Advances the timers, because a mutation settles in a timeout of 0 ms. */
  const wait = () =>
    act(async () => {
      jest.advanceTimersByTime(1);
      await turn();
    });
  try {
    cause();
    for (let waited = 0; waited < 2_000 && !isShown(); waited += 1) await wait();
    const shownAt = Date.now();
    while (isShown() && jest.getTimerCount() > 0) {
      act(() => {
        jest.advanceTimersToNextTimer();
      });
    }
    return Date.now() - shownAt;
  } finally {
    jest.useRealTimers();
  }
}
