import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Reporter, type Suite, type TestCase } from '@playwright/test/reporter';

/** What a run leaves in the file that REPORT_FILE names; deploy/local/checks adds it up and reads the titles. */
interface Results {
  passed: number;
  /** Tests that failed, and each error outside a test: a file that does not load, a fixture that does not start. */
  failed: number;
  /** Tests that did not run, because an earlier part of their story failed. */
  skipped: number;
  /** Titles of tests that passed at the second try; they count as passed. */
  flaky: string[];
  /** Titles are full paths: `describe › title`. */
  tests: { title: string; passed: boolean }[];
}

const titleOf = (test: TestCase): string => {
  const [, , , ...titles] = test.titlePath();
  return titles.join(' › ');
};

/** Writes the results of a run as JSON when it ends. */
export default class ResultsReporter implements Reporter {
  private suite: Suite | undefined;
  private errors = 0;

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onError(): void {
    this.errors += 1;
  }

  onEnd(): void {
    const file = process.env['REPORT_FILE'];
    if (!file) return;
    const outcomes = (this.suite?.allTests() ?? []).map((test) => {
      const status = test.results.at(-1)?.status ?? 'skipped';
      return { title: titleOf(test), status, isFlaky: test.outcome() === 'flaky' };
    });
    const count = (isCounted: (status: string) => boolean) =>
      outcomes.filter(({ status }) => isCounted(status)).length;
    const results: Results = {
      passed: count((status) => status === 'passed'),
      failed: this.errors + count((status) => status !== 'passed' && status !== 'skipped'),
      skipped: count((status) => status === 'skipped'),
      flaky: outcomes.filter(({ isFlaky }) => isFlaky).map(({ title }) => title),
      tests: outcomes.map(({ title, status }) => ({ title, passed: status === 'passed' })),
    };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(results));
  }
}
