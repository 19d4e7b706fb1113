/** The time by which failed sign-ins are counted, in ms since 1970. */
export class Clock {
  now(): number {
    return Date.now();
  }
}
