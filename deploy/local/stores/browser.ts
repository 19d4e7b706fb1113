import { existsSync } from 'node:fs';
import { packageFile } from '../places.mjs';
import { runCommand } from '../process/run-command.ts';
import { SetupFault } from '../setup-fault.mjs';
import {
  firstThatWorks,
  isExecutable,
  type SearchContext,
  NotAvailable,
  requireCommand,
} from './first-that-works.ts';
import { aptPackage } from './system-package.ts';

/** Chromium's flags for tests: no sandbox for root, and no network requests of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium's headless shell, which needs less CPU. */
const shell = 'chromium-headless-shell';
const programs = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The path of a Chromium for the tests (order: architecture.md, "The embedded default"). */
export async function findBrowser(machine: SearchContext): Promise<string> {
  const browser = await firstThatWorks('Browser', machine.print, [
    { name: 'PLAYWRIGHT_CHROMIUM_PATH', attempt: () => browserFromEnv(machine) },
    {
      name: 'chromium-headless-shell, chromium or google-chrome on the PATH',
      attempt: () => requireCommand(programs, machine.env),
    },
    { name: "Playwright's download", attempt: () => downloadBrowser(machine) },
    { name: `apt-get install ${shell}`, attempt: () => aptPackage(shell, 'browser', machine) },
    { name: 'apt-get install chromium', attempt: () => aptPackage('chromium', 'browser', machine) },
  ]);
  machine.print('browser', browser);
  return browser;
}

function browserFromEnv({ env }: SearchContext): string {
  const path = env['PLAYWRIGHT_CHROMIUM_PATH'];
  if (!path) throw new NotAvailable('not set');
  if (isExecutable(path)) return path;
  throw new SetupFault(`PLAYWRIGHT_CHROMIUM_PATH names ${path}, which is no program.`);
}

async function downloadBrowser({ env, print }: SearchContext): Promise<string> {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  if (existsSync(path)) return path;
  print('browser', "Playwright's Chromium, downloaded once");
  const install = [packageFile('playwright-core', 'cli.js'), 'install', 'chromium'];
  const { ok, output } = await runCommand(process.execPath, install, { env, stallMs: 10_000 });
  if (!ok)
    throw new NotAvailable(
      output.split('\n').find((line) => /error|nothing came/i.test(line)) ?? 'no download',
    );
  const runs = await runCommand(path, ['--version'], { env, timeoutMs: 10_000 });
  if (!runs.ok) throw new NotAvailable(`it does not run here: ${runs.output.split('\n').at(-1)}`);
  return path;
}
