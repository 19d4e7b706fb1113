import { join } from 'node:path';
import { memoryOf } from '../bench/figures.ts';
import { type LaunchOptions, withFreshSite } from '../local/bring-up.ts';
import { build } from '../local/nx.ts';
import { runCommand } from '../local/process/run-command.ts';
import { printToTerminal as print } from '../local/print.mjs';
import { SetupFault } from '../local/setup-fault.mjs';
import { signIn } from '../staff-client.ts';
import { findTool } from '../tools.ts';

/** Settings of the site for each scenario. The k6 script of the same name defines the load. */
const scenarios: Record<string, NonNullable<LaunchOptions['env']>> = {
  smoke: {},
  'visitor-mix': {},
  'expose-burst': {},
  'image-storm': {},
  'staff-job': {
    crm: { SIM_PROPERTIES: '2000', SIM_MAX_IMAGES: '0' },
    'crm-sync': { PROPSTACK_REQUESTS_PER_SECOND: '50' },
  },
  attack: {},
  soak: {},
};

/**
 * `npm run load [-- attack]`: runs one k6 scenario, or all except the half-hour `soak`; fails if a k6 threshold
 * fails.
 */
export async function run(): Promise<void> {
  const names = process.argv.slice(2);
  await build(print);
  await runScenarios(names.length > 0 ? names : Object.keys(scenarios).filter((name) => name !== 'soak'));
}

/** Runs each scenario on a fresh site. Throws a SetupFault with the scenarios whose thresholds failed. */
export async function runScenarios(names: string[]): Promise<void> {
  const failed = [];
  for (const name of names) if (!(await runScenario(name))) failed.push(name);
  if (failed.length > 0) throw new SetupFault(`Thresholds of k6 do not hold: ${failed.join(', ')}.`);
}

async function runScenario(name: string): Promise<boolean> {
  const env = scenarios[name];
  if (!env)
    throw new SetupFault(`There is no scenario "${name}". There are: ${Object.keys(scenarios).join(', ')}.`);
  const k6 = await findTool('k6');
  print('k6', name);
  // The load generator acts as the one trusted proxy.
  return withFreshSite('load', { ...env, bff: { TRUST_PROXY: '1' } }, async (site) => {
    const token = await signIn(site.url, site.admin.email, site.admin.password ?? '');
    const before = memoryOf(site);
    // Without these options k6 sends a usage report to its vendor and opens a port.
    const quiet = ['--quiet', '--no-usage-report', '--address', ''];
    const { ok } = await runCommand(
      k6,
      ['run', ...quiet, join(import.meta.dirname, 'scripts', `${name}.js`)],
      {
        env: { ...process.env, BASE_URL: site.url, TOKEN: token },
        show: true,
      },
    );
    const rows = [...memoryOf(site)].map(([process, mb]) => [
      process,
      { before: before.get(process), after: mb },
    ]);
    console.log('RSS, MB');
    console.table(Object.fromEntries(rows));
    return ok;
  });
}
