import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * What is read of Jest's result; `invocations` is 2 after a second try.
 * @typedef {{ ancestorTitles: string[], title: string, status: string, invocations?: number }} Test
 * @typedef {'numPassedTests' | 'numFailedTests' | 'numRuntimeErrorTestSuites' | 'numPendingTests' | 'numTodoTests'} Count
 * @typedef {Record<Count, number> & { testResults: { testResults: Test[] }[] }} JestResult
 */

/** Writes what a run of Jest found to the file that REPORT_FILE names. A file that does not load counts as a failure. */
export default class JestReporter {
  /** @param {unknown} _contexts @param {JestResult} result */
  onRunComplete(_contexts, result) {
    const file = process.env['REPORT_FILE'];
    if (!file) return;
    const tests = result.testResults.flatMap(({ testResults }) => testResults);
    /** @param {Test} test */
    const titleOf = ({ ancestorTitles, title }) => [...ancestorTitles, title].join(' › ');
    /** @type {import('./checks/run-targets.ts').TestReport} */
    const report = {
      passed: result.numPassedTests,
      failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
      skipped: result.numPendingTests + result.numTodoTests,
      flaky: tests
        .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
        .map(titleOf),
      tests: tests.map((test) => ({ title: titleOf(test), passed: test.status === 'passed' })),
    };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(report));
  }
}
