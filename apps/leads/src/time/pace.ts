import { addMilliseconds } from '@estate/server-kit/process/clock';

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The intervals of background work; tests shorten them. */
export class Pace {
  /** The interval between sweeps. */
  readonly sweepEveryMs: number = 30_000;
  /** The interval of hourly steps of the sweep. */
  readonly hourlyMs: number = hour;
  /** The first pause of a mail after a fault; each further pause is twice as long. */
  readonly firstPauseMs: number = 10_000;
  /** The time between an event about a property and the search for news, in which events of the same import arrive. */
  readonly newsPauseMs: number = 5_000;
}

/** The longest pause between two attempts; with the sweep's interval, the next one follows after at most 15 minutes. */
export const maxPauseMs = 14 * minute;

/**
 * A condition for a stored end of a pause. It matches if the pause is over or none is stored, and also if the end is
 * further away than the longest pause: such an end was stored before the system clock was set back.
 */
export const pauseOverQuery = (now: Date, longestMs: number) => ({
  $not: { $gt: now, $lte: addMilliseconds(now, longestMs) },
});
