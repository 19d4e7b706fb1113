/** The current time; tests set it. */
export class Clock {
  now(): Date {
    return new Date();
  }
}

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const addMilliseconds = (from: Date, ms: number): Date => new Date(from.getTime() + ms);
