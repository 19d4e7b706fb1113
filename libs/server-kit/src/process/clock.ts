/** The current time; tests set it. */
export class Clock {
  now(): Date {
    return new Date();
  }
}

export const addMilliseconds = (from: Date, ms: number): Date => new Date(from.getTime() + ms);
