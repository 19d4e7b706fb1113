import { isEndingOnSignal } from '../process/end-on-signal.mjs';
import { secondsSince } from '../say.mjs';
import { SetupFault } from '../setup-fault.mjs';

export interface Outcome {
  ok: boolean;
  output: string;
}

/** One in a thousand; more tests that need a second try are a failure (decision 19). */
const maxFlaky = 3;

/** Counts what passed and what failed over all kinds of checks. */
export class CheckReport {
  #passed = 0;
  #failed = 0;
  #flaky = 0;

  /**
   * One check that counts as one. What it throws is a failure with that message. `seconds` are those that it took
   * before, if this only reads its outcome.
   */
  async check(name: string, check: () => Outcome | Promise<Outcome>, seconds = 0): Promise<boolean> {
    const since = performance.now() - seconds * 1_000;
    const { ok, output } = await Promise.resolve()
      .then(check)
      .catch((error: unknown) => ({ ok: false, output: messageOf(error) }));
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${secondsSince(since)})`);
    if (!ok) console.log(output.split('\n').slice(-200).join('\n'));
    this.add(ok ? 1 : 0, ok ? 0 : 1);
    return ok;
  }

  /** Runs several checks; a failed set-up counts as one failure and the other groups still run. */
  async group(run: () => Promise<void>): Promise<void> {
    try {
      await run();
    } catch (error) {
      if (isEndingOnSignal()) throw error;
      const isExpected = error instanceof SetupFault || !(error instanceof Error);
      console.log(`FAIL ${isExpected ? messageOf(error) : error.stack}`);
      this.add(0, 1);
    }
  }

  /** Results of a runner that counts itself. */
  add(passed: number, failed: number): void {
    this.#passed += passed;
    this.#failed += failed;
  }

  /** Tests that passed at the second try: each is named, and one too many fails. */
  addFlaky(titles: string[]): void {
    for (const title of titles) {
      this.#flaky += 1;
      const isTooMany = this.#flaky > maxFlaky;
      console.log(`${isTooMany ? 'FAIL' : 'flaky'} passed at the second try: ${title}`);
      if (isTooMany) this.add(0, 1);
    }
  }

  /** Prints the closing line and sets the exit code. */
  close(): void {
    console.log(`in ${secondsSince(0)}`);
    console.log(`${this.#passed} passed, ${this.#failed} failed`);
    process.exitCode = this.#failed === 0 && this.#passed > 0 ? 0 : 1;
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
