import { type Reporter, type Suite, type TestCase, type TestError } from '@playwright/test/reporter';
import { type TestReport } from '../../../../deploy/local/checks/run-targets.ts';
import { writeJson } from '../../../../deploy/local/json-file.mjs';
import { reasonOf } from '../../../../deploy/local/reason-of.mjs';

const titleOf = (test: TestCase): string => {
  const [, , , ...titles] = test.titlePath();
  return titles.join(' › ');
};

/** Writes the report of a run to the file that REPORT_FILE names; those that did not run count as skipped. */
export default class ResultsReporter implements Reporter {
  private suite: Suite | undefined;
  private readonly errors: TestError[] = [];

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite;
  }

  onError(error: TestError): void {
    this.errors.push(error);
  }

  onEnd(): void {
    const file = process.env['REPORT_FILE'];
    if (!file) return;
    const outcomes = (this.suite?.allTests() ?? []).map((test) => ({
      title: titleOf(test),
      status: test.results.at(-1)?.status ?? 'skipped',
      isFlaky: test.outcome() === 'flaky',
      reason: reasonOf(test.results[0]?.error?.message),
    }));
    const failures = outcomes.filter(({ status }) => status !== 'passed' && status !== 'skipped');
    const flaky = outcomes.filter(({ isFlaky }) => isFlaky);
    const report: TestReport = {
      passed: outcomes.filter(({ status }) => status === 'passed').length,
      failures: [
        ...this.errors.map(({ message }) => ({ title: 'outside the tests', reason: reasonOf(message) })),
        ...failures.map(({ title, reason }) => ({ title, reason })),
      ],
      skipped: outcomes.filter(({ status }) => status === 'skipped').length,
      flaky: flaky.map(({ title, reason }) => ({ title, reason })),
      tests: outcomes.map(({ title, status }) => ({ title, passed: status === 'passed' })),
    };
    writeJson(file, report);
  }
}
