/** Runs steps that overlap: each begins while the previous one is still running; at most two run at a time. */
export class OverlappingSteps {
  private latest: Promise<void> = Promise.resolve();

  /**
   * Starts a step and resolves once the previous step has ended; rejects if the previous step failed. The step receives
   * a promise of the previous step's end and awaits it where order matters.
   */
  async begin(step: (before: Promise<void>) => Promise<void>): Promise<void> {
    const before = this.latest;
    this.latest = step(before);
    // Prevents an unhandled rejection, because the caller may be waiting for a page, and not for the step, when it
    // fails.
    this.latest.catch(() => undefined);
    await before;
  }

  /** Resolves once the latest step, and so every step, has ended. Rejects if the latest step failed. */
  end(): Promise<void> {
    return this.latest;
  }

  /** Resolves once no step is running, also after a failure. */
  async settle(): Promise<void> {
    await this.latest.catch(() => undefined);
  }
}
