import { mkdirSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { runNx } from './nx.ts';
import { localDir } from './places.mjs';
import { endOnSignal } from './process/end-on-signal.mjs';
import { Supervisor } from './process/supervisor.ts';
import { printToTerminal as print } from './print.mjs';
import { findBrowser } from './stores/browser.ts';
import { startMongo } from './stores/mongo.ts';
import { startRedis } from './stores/redis.ts';
import { printTotals, reportsDir } from './test-report.ts';

/** All targets run even after a failure, so that one run reports all faults. */
const checks = ['format', 'lint', 'imports', 'build', 'specs'];

/** More than the two cores that this is tuned for, because specs often wait for stores and timers. */
const parallel = '--parallel=3';

/**
 * Runs the checks, the specs and the journeys (with `isWhole` all, otherwise those tagged @main), then the `steps`
 * (groups of targets of @estate/deploy), and prints the totals. Journeys and steps use the builds of the checks.
 * `isWhole` and continuous integration do not use Nx's cache of earlier runs.
 */
export async function runTests({ isWhole = false, steps = [] as string[][] } = {}): Promise<void> {
  const supervisor = new Supervisor(join(localDir, 'test'), print, process.env, false);
  endOnSignal(supervisor);
  const env = await startTestStores(supervisor);
  rmSync(reportsDir, { recursive: true, force: true });
  // Jest does not create the folder of its report.
  mkdirSync(join(reportsDir, 'specs', '@estate'), { recursive: true });
  const fresh = isWhole || process.env['CI'] ? ['--skip-nx-cache'] : [];
  const run = async (args: string[]) => (await runNx([...args, ...fresh], { env, show: true })).ok;
  const outcomes = [];
  try {
    outcomes.push(await run(['run-many', '-t', ...checks, parallel]));
    const journeys = isWhole ? ['--configuration=all'] : [];
    outcomes.push(await run(['run', '@estate/e2e:journeys', ...journeys]));
    for (const group of steps) {
      const targets = ['-t', ...group, '-p', '@estate/deploy', `--parallel=${group.length}`];
      outcomes.push(await run(['run-many', ...targets]));
    }
  } finally {
    await supervisor.stop();
  }
  printTotals(outcomes.every(Boolean));
}

async function startTestStores(supervisor: Supervisor): Promise<NodeJS.ProcessEnv> {
  await supervisor.takeOver({ isEmptied: true });
  const TEST_MONGODB_URL = await startMongo(supervisor);
  const TEST_REDIS_URL = await startRedis(supervisor);
  const PLAYWRIGHT_CHROMIUM_PATH = await findBrowser({ env: process.env, print });
  // Specs of outages start their own Redis, so the found Redis must be on the PATH.
  const redis = supervisor.processes.get('redis')?.spec.command;
  const PATH = [process.env['PATH'], redis && dirname(redis)].filter(Boolean).join(delimiter);
  return { TEST_MONGODB_URL, TEST_REDIS_URL, PLAYWRIGHT_CHROMIUM_PATH, PATH };
}
