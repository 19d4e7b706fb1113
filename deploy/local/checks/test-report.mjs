import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localDir } from '../places.mjs';

/**
 * What the reporters of Jest and Playwright write: numbers of tests, and each test that ran by its full title.
 * @typedef {{ passed: number, failed: number, skipped: number, tests: { title: string, passed: boolean }[] }} TestReport
 */

/** Where the targets leave their reports (nx.json); emptied before each run. */
export const reportsDir = join(localDir, 'reports');

/**
 * The report of a task. One that is missing is a failure, and so is a task that failed without a failed test, e.g.
 * because a process stayed open or no test was found.
 * @param {{ projectName: string, target: string, status: number }} task
 * @returns {TestReport}
 */
export function readReport({ projectName, target, status }, folder = reportsDir) {
  const file = join(folder, target, `${projectName}.json`);
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, tests: [] };
  /** @type {TestReport} */
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const isUnexplained = report.failed === 0 && (status !== 0 || report.passed === 0);
  return { ...report, failed: isUnexplained ? 1 : report.failed };
}
