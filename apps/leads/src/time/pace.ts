/** The intervals of background work; tests shorten both. */
export class Pace {
  /** The interval between sweeps. */
  readonly sweepEveryMs: number = 30_000;
  /** The first pause of a mail after a fault; each further pause is twice as long. */
  readonly firstPauseMs: number = 10_000;
}
