/** Steps of which each begins while the one before is still under way, two at most. */
export class OverlappingSteps {
  private latest: Promise<void> = Promise.resolve();

  /**
   * Begins a step and resolves once the previous step has ended; rejects if that one failed. The step gets a promise of
   * that end and awaits it where order matters.
   */
  async begin(step: (before: Promise<void>) => Promise<void>): Promise<void> {
    const before = this.latest;
    this.latest = step(before);
    // A rejection ends the process unless somebody waits for it, and the loop may wait for a page meanwhile.
    this.latest.catch(() => undefined);
    await before;
  }

  /** The end of the latest step, and so of all. */
  end(): Promise<void> {
    return this.latest;
  }

  /** Resolves once no step is under way, be it that one failed. */
  async settle(): Promise<void> {
    await this.latest.catch(() => undefined);
  }
}
