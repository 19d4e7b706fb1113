import { isEndingOnSignal } from '../process/end-on-signal.mjs';
import { secondsSince } from '../say.mjs';
import { SetupFault } from '../setup-fault.mjs';

/** @typedef {{ ok: boolean, output: string }} Outcome */

/** Counts what passed and what failed over all kinds of checks. */
export class CheckReport {
  #passed = 0;
  #failed = 0;

  /**
   * One check that counts as one. What it throws is a failure with that message.
   * @param {string} name
   * @param {() => Promise<Outcome>} check
   * @param {number} [seconds] that it took before, if this only reads its outcome
   * @returns {Promise<boolean>}
   */
  async check(name, check, seconds = 0) {
    const since = performance.now() - seconds * 1_000;
    const { ok, output } = await check().catch((error) => ({ ok: false, output: messageOf(error) }));
    console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${secondsSince(since)})`);
    if (!ok) console.log(output.split('\n').slice(-200).join('\n'));
    this.add(ok ? 1 : 0, ok ? 0 : 1);
    return ok;
  }

  /**
   * Runs several checks; a failed set-up counts as one failure and the other groups still run.
   * @param {() => Promise<void>} run
   */
  async group(run) {
    try {
      await run();
    } catch (error) {
      if (isEndingOnSignal()) throw error;
      const isExpected = error instanceof SetupFault || !(error instanceof Error);
      console.log(`FAIL ${isExpected ? messageOf(error) : error.stack}`);
      this.add(0, 1);
    }
  }

  /** Results of a runner that counts itself. @param {number} passed @param {number} failed */
  add(passed, failed) {
    this.#passed += passed;
    this.#failed += failed;
  }

  /** Prints the closing line and sets the exit code. */
  close() {
    console.log(`in ${secondsSince(0)}`);
    console.log(`${this.#passed} passed, ${this.#failed} failed`);
    process.exitCode = this.#failed === 0 && this.#passed > 0 ? 0 : 1;
  }
}

/** @param {unknown} error */
const messageOf = (error) => (error instanceof Error ? error.message : String(error));
