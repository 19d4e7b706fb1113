import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../local/process/run-command.ts';
import { findTool } from '../verify-tools.mjs';

const scripts = join(import.meta.dirname, 'scripts');

/**
 * @typedef {object} LoadResult
 * @property {boolean} ok whether k6 ran to its end and each threshold held
 * @property {string} output
 * @property {number} requests
 * @property {number} failed requests
 * @property {number[]} times p50, p95 and p99 of a request in ms
 * @property {string[]} broken thresholds that did not hold
 * @property {Record<string, Record<string, number>>} metrics as k6 exports them, by name
 */

/**
 * Runs a k6 script of deploy/load/scripts to its end. Throws a SetupFault if there is no k6 and none can be had.
 * @param {string} script e.g. "visitor-mix"
 * @param {{ env: NodeJS.ProcessEnv, dataDir: string, timeoutMs?: number }} options `dataDir` takes the summary
 * @returns {Promise<LoadResult>}
 */
export async function runK6(script, { env, dataDir, timeoutMs = 300_000 }) {
  const summary = join(dataDir, `${script}.json`);
  rmSync(summary, { force: true });
  const { ok, output } = await runCommand(
    await findTool('k6'),
    [
      // k6 tells its makers about each run otherwise, and opens a port.
      'run',
      '--quiet',
      '--no-usage-report',
      '--address',
      '',
      '--summary-trend-stats',
      'p(50),p(95),p(99)',
      '--summary-export',
      summary,
      join(scripts, `${script}.js`),
    ],
    { env: { ...process.env, ...env }, timeoutMs },
  );
  return { ok, output, ...read(summary) };
}

/** @param {string} file */
function read(file) {
  try {
    return readSummary(readFileSync(file, 'utf8'));
  } catch {
    // A script that did not start has no summary; its output says why.
    return readSummary('{"metrics":{}}');
  }
}

/**
 * The figures of k6's exported summary.
 * @param {string} text JSON
 */
export function readSummary(text) {
  /** @type {Record<string, Record<string, number> & { thresholds?: Record<string, boolean> }>} */
  const metrics = JSON.parse(text).metrics;
  const { http_reqs: all, http_req_failed: failed, http_req_duration: times } = metrics;
  return {
    requests: all?.['count'] ?? 0,
    // A rate whose "passes" are the requests for which "failed" is true.
    failed: failed?.['passes'] ?? 0,
    times: ['p(50)', 'p(95)', 'p(99)'].map((stat) => times?.[stat] ?? Number.NaN),
    // True is a threshold that was crossed.
    broken: Object.entries(metrics).flatMap(([name, { thresholds = {} }]) =>
      Object.entries(thresholds).flatMap(([rule, isCrossed]) => (isCrossed ? [`${name} ${rule}`] : [])),
    ),
    metrics,
  };
}
