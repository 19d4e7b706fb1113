import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNx } from '../build.mjs';
import { failedTasks } from '../nx-report.mjs';
import { localDir, root } from '../places.mjs';
import { readReport, reportsDir } from './test-report.mjs';

/** @typedef {{ projectName: string, target: string, startTime: string, endTime: string, cacheStatus: string, status: number }} Task */

/** Targets whose tests count one by one; of the others each counts as one check. */
const withReports = new Set(['specs', 'journeys']);

/** Where Nx notes what its last run did. */
const runFile = join(root, '.nx', 'cache', 'run.json');

/**
 * Runs Nx targets in all projects that have them, and adds what came of it to the report.
 * @param {import('./check-report.mjs').CheckReport} report
 * @param {string[]} targets
 * @param {{ env?: NodeJS.ProcessEnv, args?: string[], parallel?: number, timeoutMs: number }} options
 * @returns {Promise<import('./test-report.mjs').TestReport['tests']>} the tests that ran, now or before with the same files
 */
export async function runTargets(report, targets, { env = {}, args = [], parallel = 1, timeoutMs }) {
  rmSync(runFile, { force: true });
  for (const target of targets) rmSync(join(reportsDir, target), { recursive: true, force: true });
  const log = join(localDir, 'logs', `${targets.at(-1)}.log`);
  const run = ['run-many', '-t', ...targets, `--parallel=${parallel}`, ...args];
  const { output } = await runNx(run, { env, log, timeoutMs, show: true });
  /** @type {Task[]} */
  const tasks = existsSync(runFile) ? JSON.parse(readFileSync(runFile, 'utf8')).tasks : [];
  const tests = [];
  for (const target of targets) {
    const ofTarget = tasks.filter((task) => task.target === target);
    const seconds = secondsOf(ofTarget);
    if (!withReports.has(target) || ofTarget.length === 0) {
      const ok = ofTarget.length > 0 && ofTarget.every(({ status }) => status === 0);
      await report.check(target, async () => ({ ok, output: failedTasks(output) }), seconds);
      continue;
    }
    for (const task of ofTarget) {
      const { passed, failed, skipped, tests: ran } = readReport(task);
      report.add(passed, failed);
      tests.push(...ran);
      if (skipped > 0) console.log(`${skipped} tests of ${task.projectName} were skipped`);
      if (failed > 0) console.log(`FAIL ${target} of ${task.projectName}: ${failed} failed`);
    }
    console.log(`     ${target} (${seconds.toFixed(1)} s)`);
  }
  return tests;
}

/** @param {Task[]} tasks */
function secondsOf(tasks) {
  const at = (/** @type {string} */ time) => new Date(time).getTime();
  const starts = tasks.map(({ startTime }) => at(startTime));
  const ends = tasks.map(({ endTime }) => at(endTime));
  return tasks.length === 0 ? 0 : (Math.max(...ends) - Math.min(...starts)) / 1_000;
}
