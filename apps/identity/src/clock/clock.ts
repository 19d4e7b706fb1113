/** The time used to count failed sign-ins, in ms since 1970. */
export class Clock {
  now(): number {
    return Date.now();
  }
}
