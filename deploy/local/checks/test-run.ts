import { rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { checkSpecCoverage } from '../../repository/spec-coverage/check-spec-coverage.mjs';
import { readJson } from '../json-file.mjs';
import { runNx } from '../nx.ts';
import { installed, localDir, root } from '../places.mjs';
import { endOnSignal } from '../process/end-on-signal.mjs';
import { runCommand } from '../process/run-command.ts';
import { Supervisor } from '../process/supervisor.ts';
import { sayToTerminal as say } from '../say.mjs';
import { SetupFault } from '../setup-fault.mjs';
import { findBrowser } from '../stores/browser.ts';
import { startMongo } from '../stores/mongo.ts';
import { startRedis } from '../stores/redis.ts';
import { type CheckReport } from './check-report.ts';
import { reportsDir, runTargets, type TestReport } from './run-targets.ts';

const minute = 60_000;

/** Nx keeps this order among projects that no other one depends on, so neither core is idle at the end. */
const longestFirst = '--projects=@estate/crm-sync,@estate/web,@estate/leads,*';

/**
 * What `npm test` checks, with the main journeys; `npm run verify` begins with it, with all of them and with an
 * empty cache of Nx, as continuous integration does.
 */
export async function runTests(report: CheckReport, { isWhole = false } = {}): Promise<void> {
  if (isWhole || process.env['CI']) await runNx(['reset'], { timeoutMs: minute });
  const supervisor = new Supervisor(join(localDir, 'test'), say, process.env, false);
  endOnSignal(supervisor);
  const code = ['build', 'format', 'lint', 'typecheck', 'imports'];
  await runTargets(report, code, { parallel: 2, timeoutMs: 15 * minute });
  let tests;
  try {
    const env = await startTestStores(supervisor);
    // Two projects at a time with one Jest worker each. More would crowd two cores, and specs that wait for something would
    // fail.
    tests = await runTargets(report, ['specs'], {
      env,
      args: [longestFirst],
      parallel: 2,
      timeoutMs: 20 * minute,
    });
  } finally {
    await supervisor.stop();
  }
  const env = { PLAYWRIGHT_CHROMIUM_PATH: await findBrowser({ env: process.env, say }) };
  const args = isWhole ? ['--configuration=all'] : [];
  tests.push(...(await runTargets(report, ['journeys'], { env, args, timeoutMs: 40 * minute })));
  await report.check('spec coverage', async () => checkSpecCoverage(tests, await journeyTitles()));
}

/** Titles of all journeys, none of which runs for it. */
async function journeyTitles(): Promise<string[]> {
  const file = join(reportsDir, 'journey-titles.json');
  rmSync(file, { force: true });
  const cli = installed('@playwright', 'test', 'cli.js');
  const list = [cli, 'test', '-c', 'apps/e2e/playwright.config.ts', '--list'];
  const env = { ...process.env, REPORT_FILE: file };
  const { output } = await runCommand(process.execPath, list, { cwd: root, env, timeoutMs: minute });
  const titles = readJson<TestReport>(file);
  if (!titles) throw new SetupFault(output);
  return titles.tests.map(({ title }) => title);
}

async function startTestStores(supervisor: Supervisor): Promise<NodeJS.ProcessEnv> {
  await supervisor.takeOver({ isEmptied: true });
  const stores = {
    TEST_MONGODB_URL: await startMongo(supervisor),
    TEST_REDIS_URL: await startRedis(supervisor),
  };
  // Specs of an outage start and stop a Redis of their own; they find ours, wherever it came from, on the PATH.
  const redis = supervisor.processes.get('redis')?.spec.command;
  const path = [process.env['PATH'], redis && dirname(redis)].filter(Boolean).join(delimiter);
  return { ...stores, PATH: path };
}
