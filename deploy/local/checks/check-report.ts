import { isEndingOnSignal } from '../process/end-on-signal.mjs';
import { secondsSince } from '../say.mjs';
import { SetupFault } from '../setup-fault.mjs';

export interface Outcome {
  ok: boolean;
  output: string;
}

/** A test that failed, by its full title, and the beginning of what it said. */
export interface Failure {
  title: string;
  reason: string;
}

/** One in a thousand; more tests that need a second try are a failure (decision 19). */
const maxFlaky = 3;

/** Failures that are named at the end. */
const maxNamed = 50;

/** Counts what passed and what failed over all kinds of checks. */
export class CheckReport {
  #passed = 0;
  /** Repeated before the closing line, because the end of a long output is what is kept and read. */
  readonly #failures: string[] = [];
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
    if (ok) this.add(1);
    else this.#failures.push(name);
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
      this.#failures.push(messageOf(error));
    }
  }

  /** Results of a runner that counts itself. */
  add(passed: number, failures: Failure[] = []): void {
    this.#passed += passed;
    this.#failures.push(...failures.map(lineOf));
  }

  /** Tests that passed at the second try: each is named, and one too many fails. */
  addFlaky(flaky: Failure[]): void {
    for (const one of flaky) {
      this.#flaky += 1;
      const line = `passed at the second try: ${lineOf(one)}`;
      if (this.#flaky > maxFlaky) this.#failures.push(line);
      else console.log(`flaky ${line}`);
    }
  }

  /** Prints what failed, then the closing line, and sets the exit code. */
  close(): void {
    const failed = this.#failures.length;
    for (const failure of this.#failures.slice(0, maxNamed)) console.log(`FAIL ${failure}`);
    if (failed > maxNamed) console.log(`FAIL ${failed - maxNamed} more`);
    console.log(`in ${secondsSince(0)}`);
    console.log(`${this.#passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 && this.#passed > 0 ? 0 : 1;
  }
}

const lineOf = ({ title, reason }: Failure) => (reason ? `${title}\n     ${reason}` : title);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
