/** How often leads works without being asked. Tests shorten both times. */
export class Pace {
  /** From one sweep to the next. */
  readonly sweepEveryMs: number = 30_000;
  /** The first pause of a mail after a fault; each further one is twice as long. */
  readonly firstPauseMs: number = 10_000;
}
