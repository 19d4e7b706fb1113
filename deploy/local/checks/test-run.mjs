import { rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { Context } from '../context.mjs';
import { install } from '../install.mjs';
import { localDir, root } from '../places.mjs';
import { endOnSignal } from '../process/end-on-signal.mjs';
import { Supervisor } from '../process/supervisor.mjs';
import { sayToTerminal as say } from '../say.mjs';
import { findBrowser } from '../stores/browser.mjs';
import { startMongo } from '../stores/mongo.mjs';
import { startRedis } from '../stores/redis.mjs';
import { checkCode } from './code-checks.mjs';
import { runJest } from './jest-run.mjs';
import { checkSpecCoverage } from './spec-coverage.mjs';

const minute = 60_000;

/** Emptied before each run; not a random folder, so that the next run finds what a killed one left running. */
const dataDir = join(localDir, 'test');

/**
 * What `npm test` checks; `npm run verify` begins with it.
 * @param {import('./check-report.mjs').CheckReport} report
 */
export async function runTests(report) {
  const supervisor = new Supervisor(dataDir);
  endOnSignal(supervisor);
  await install(say);
  await checkCode(report);
  try {
    const env = await startTestStores(supervisor);
    const projects = ['libs', 'services', 'web'];
    await runJest(report, { name: 'specs', projects, env, workers: 2, timeoutMs: 20 * minute });
  } finally {
    await supervisor.stop();
  }
  const runs = ['specs'];
  if (await hasJourneys()) {
    const browser = await findBrowser({ env: process.env, say });
    const env = { PLAYWRIGHT_CHROMIUM_PATH: browser };
    await runJest(report, { name: 'journeys', projects: ['e2e'], env, workers: 1, timeoutMs: 15 * minute });
    runs.push('journeys');
  }
  await checkSpecCoverage(report, runs);
}

/** @param {Supervisor} supervisor */
async function startTestStores(supervisor) {
  await supervisor.takeOver(say);
  rmSync(dataDir, { recursive: true, force: true });
  const context = new Context({ dataDir, env: process.env, say, supervisor, lasts: false });
  const stores = { TEST_MONGODB_URL: await startMongo(context), TEST_REDIS_URL: await startRedis(context) };
  // Specs of an outage start and stop a Redis of their own; they find ours, wherever it came from, on the PATH.
  const redis = supervisor.processes.get('redis')?.spec.command;
  const path = [process.env['PATH'], redis && dirname(redis)].filter(Boolean).join(delimiter);
  return { ...stores, PATH: path };
}

async function hasJourneys() {
  const config = await import(join(root, 'jest.config.mjs'));
  return config.default.projects.some(
    (/** @type {{ displayName: string }} */ { displayName }) => displayName === 'e2e',
  );
}
