import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { readJson } from '../json-file.mjs';
import { failedTasks, runNx } from '../nx.ts';
import { localDir, root } from '../places.mjs';
import { type CheckReport, type Failure } from './check-report.ts';

/** What `run-specs.mjs` and Playwright's reporter write: numbers of tests, and each test by its full title. */
export interface TestReport {
  passed: number;
  /** Tests that failed, and errors outside a test: a file that does not load, a fixture that does not start. */
  failures: Failure[];
  skipped: number;
  /** Spec files and journeys that passed at the second try, with what the first one said; they count as passed. */
  flaky: Failure[];
  tests: { title: string; passed: boolean }[];
}

interface Task {
  projectName: string;
  target: string;
  status: number;
}

/** Where the targets leave their reports (nx.json); emptied before each run. */
export const reportsDir = join(localDir, 'reports');

/** Targets whose tests count one by one; of the others each counts as one check. */
const withReports = new Set(['specs', 'journeys']);

/** Where Nx notes what its last run did. */
const runFile = join(root, '.nx', 'cache', 'run.json');

interface Run {
  env?: NodeJS.ProcessEnv;
  args?: string[];
  parallel?: number;
  timeoutMs: number;
}

/**
 * Runs Nx targets in all projects that have them, and adds what came of it to the report. Returns the tests that ran,
 * now or before with the same files.
 */
export async function runTargets(
  report: CheckReport,
  targets: string[],
  { env = {}, args = [], parallel = 1, timeoutMs }: Run,
): Promise<TestReport['tests']> {
  rmSync(runFile, { force: true });
  for (const target of targets) rmSync(join(reportsDir, target), { recursive: true, force: true });
  const log = join(localDir, 'logs', `${targets.at(-1)}.log`);
  const run = ['run-many', '-t', ...targets, `--parallel=${parallel}`, ...args];
  const { output } = await runNx(run, { env, log, timeoutMs, show: true });
  const { tasks } = readJson<{ tasks: TimedTask[] }>(runFile) ?? { tasks: [] };
  const tests: TestReport['tests'] = [];
  for (const target of targets) {
    const ofTarget = tasks.filter((task) => task.target === target);
    const seconds = secondsOf(ofTarget);
    if (!withReports.has(target) || ofTarget.length === 0) {
      const ok = ofTarget.length > 0 && ofTarget.every(({ status }) => status === 0);
      await report.check(target, () => ({ ok, output: failedTasks(output) }), seconds);
      continue;
    }
    for (const task of ofTarget) {
      const { passed, failures, skipped, flaky, tests: ran } = readReport(task);
      report.add(passed, failures);
      report.addFlaky(flaky);
      tests.push(...ran);
      if (skipped > 0) console.log(`${skipped} tests of ${task.projectName} were skipped`);
      if (failures.length > 0)
        console.log(`FAIL ${target} of ${task.projectName}: ${failures.length} failed`);
    }
    console.log(`     ${target} (${seconds.toFixed(1)} s)`);
  }
  return tests;
}

/**
 * The report of a task. One that is missing is a failure, and so is a task that failed without a failed test, e.g.
 * because a process stayed open or no test was found.
 */
export function readReport({ projectName, target, status }: Task, folder = reportsDir): TestReport {
  const unexplained = (reason: string) => [{ title: `${target} of ${projectName}`, reason }];
  const report = readJson<TestReport>(join(folder, target, `${projectName}.json`));
  if (!report)
    return { passed: 0, failures: unexplained('left no report'), skipped: 0, flaky: [], tests: [] };
  if (report.failures.length > 0) return report;
  if (report.passed === 0) return { ...report, failures: unexplained('found no test') };
  if (status !== 0) return { ...report, failures: unexplained(`ended with exit code ${status}`) };
  return report;
}

type TimedTask = Task & { startTime: string; endTime: string };

function secondsOf(tasks: TimedTask[]): number {
  const starts = tasks.map(({ startTime }) => Date.parse(startTime));
  const ends = tasks.map(({ endTime }) => Date.parse(endTime));
  return tasks.length === 0 ? 0 : (Math.max(...ends) - Math.min(...starts)) / 1_000;
}
