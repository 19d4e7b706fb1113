import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDir } from './places.mjs';
import { secondsSince } from './print.mjs';

/** Folder of the JSON reports of Jest and Playwright (nx.json, playwright.config.ts); emptied before each run. */
export const reportsDir = join(localDir, 'reports');

/** The counts in Jest's `--json` report. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
}

/** The counts in the report of Playwright's JSON reporter. */
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

interface Totals {
  passed: number;
  failed: number;
}

/** The counts of one report; a file or fixture that does not load is a failure. */
export function totalsOf(report: JestReport | PlaywrightReport): Totals {
  if ('stats' in report) {
    const { expected, flaky, unexpected } = report.stats;
    return { passed: expected + flaky, failed: unexpected + report.errors.length };
  }
  return { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

/**
 * Prints the totals of all reports. If a check without a report fails, such as lint, at least one failure is counted.
 */
export function printTotals(isOk: boolean): void {
  const files = readdirSync(reportsDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  );
  const totals = files.map((file) =>
    totalsOf(JSON.parse(readFileSync(join(reportsDir, file), 'utf8')) as JestReport | PlaywrightReport),
  );
  const passed = totals.reduce((sum, one) => sum + one.passed, 0);
  const failed = totals.reduce((sum, one) => sum + one.failed, 0) || (isOk && passed > 0 ? 0 : 1);
  console.log(`in ${secondsSince(0)}\n${passed} passed, ${failed} failed`);
  process.exitCode = isOk && failed === 0 ? 0 : 1;
}
