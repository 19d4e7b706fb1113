import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installed, localDir, root } from '../places.mjs';
import { runCommand } from '../process/run-command.mjs';

/**
 * Where a run of this name leaves its report; the one before is removed when it begins.
 * @param {string} name
 */
export const reportOf = (name) => join(localDir, 'logs', `jest-${name}.json`);

/**
 * Runs Jest projects and adds their tests to the check report; a suite that does not even load counts as a failure.
 * @param {import('./check-report.mjs').CheckReport} report
 * @param {{ name: string, projects: string[], env: NodeJS.ProcessEnv, workers: number, timeoutMs: number, args?: string[] }} run
 */
export async function runJest(report, { name, projects, env, workers, timeoutMs, args = [] }) {
  const results = reportOf(name);
  rmSync(results, { force: true });
  const jest = [installed('jest', 'bin', 'jest.js'), '--selectProjects', ...projects];
  const reportArgs = [`--maxWorkers=${workers}`, '--json', `--outputFile=${results}`];
  const { ok, output } = await runCommand(
    process.execPath,
    ['--experimental-vm-modules', ...jest, ...reportArgs, ...args],
    {
      cwd: root,
      env: {
        ...process.env,
        ...env,
        NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
        NODE_ENV: 'test',
      },
      log: join(localDir, 'logs', `jest-${name}.log`),
      show: 'stderr',
      timeoutMs,
    },
  );
  const counts = readCounts(results);
  if (!counts) {
    console.log(output.split('\n').slice(-40).join('\n'));
    report.add(0, 1);
    return;
  }
  if (counts.skipped > 0) console.log(`${counts.skipped} tests of ${projects.join(', ')} were skipped`);
  // Jest can fail without a failed test, e.g. if a process stays open or no test was found.
  report.add(counts.passed, !ok && counts.failed === 0 ? 1 : counts.failed);
}

/** @param {string} file */
function readCounts(file) {
  try {
    const result = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: Number(result.numPassedTests),
      failed: Number(result.numFailedTests) + Number(result.numRuntimeErrorTestSuites),
      skipped: Number(result.numPendingTests),
    };
  } catch {
    return undefined;
  }
}
