import { addMilliseconds } from './clock.ts';

/**
 * A query for the end of a pause that is over or was never set. A pause that would last longer than the longest one was
 * set before the clock went back, and it is over too.
 */
export const notPaused = (now: Date, longestMs: number) => ({
  $not: { $gt: now, $lte: addMilliseconds(now, longestMs) },
});
