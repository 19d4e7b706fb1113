import { loadavg } from 'node:os';
import { join } from 'node:path';
import { bringUpFresh } from '../local/bring-up.ts';
import { build } from '../local/nx.ts';
import { localDir } from '../local/places.mjs';
import { endOnSignal } from '../local/process/end-on-signal.mjs';
import { Supervisor } from '../local/process/supervisor.ts';
import { sayToTerminal as say } from '../local/say.mjs';
import { SetupFault } from '../local/setup-fault.mjs';
import { findTool } from '../verify-tools.mjs';
import { runK6 } from './k6.mjs';
import { k6EnvOf } from './k6-env.mjs';
import { scenarios } from './scenarios.mjs';
import { soak } from './soak.mjs';

const dataDir = join(localDir, 'load');

/**
 * `npm run load`: each scenario against a site on this machine, about seven minutes; `npm run load -- image-storm` runs one,
 * `npm run load -- soak [--minutes 5]` half an hour under half of the load that the machine serves. Ends non-zero if a threshold
 * does not hold, or if there is no k6 and none can be had.
 */
export async function run() {
  const [name, ...options] = process.argv.slice(2);
  const chosen = scenarios.filter((scenario) => name === undefined || scenario.name === name);
  const known = [...scenarios.map((scenario) => scenario.name), 'soak'].join(', ');
  if (chosen.length === 0 && name !== 'soak')
    throw new SetupFault(`There is no scenario "${name}". There are: ${known}.`);
  say('k6', await findTool('k6'));
  await build(say);
  if (name === 'soak') {
    if (!(await soak(options))) process.exitCode = 1;
    return;
  }
  const rows = [];
  const shared = chosen.filter(({ env }) => env === undefined);
  const apart = chosen.filter(({ env }) => env !== undefined).map((scenario) => [scenario]);
  for (const group of [shared, ...apart]) if (group.length > 0) rows.push(...(await runGroup(group)));
  console.table(rows.map(({ faults, ...row }) => ({ ...row, holds: faults.length === 0 })));
  if (rows.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
}

/**
 * Runs scenarios one after the other on a fresh site.
 * @param {import('./scenarios.mjs').Scenario[]} group
 */
async function runGroup(group) {
  const supervisor = new Supervisor(dataDir);
  endOnSignal(supervisor);
  try {
    const { bff, ...env } = group[0]?.env ?? {};
    const site = await bringUpFresh(supervisor, { ...env, bff: { TRUST_PROXY: '1', ...bff } });
    const k6 = { env: await k6EnvOf(site, dataDir), dataDir };
    const rows = [];
    for (const { name, faults } of group) {
      say('k6', name);
      const result = await runK6(name, k6);
      const broken = [...result.broken, ...((await faults?.(site, result)) ?? [])];
      // A script that fails without a broken threshold says why in its output.
      if (!result.ok && result.broken.length === 0) broken.push(result.output.slice(-1_000));
      const [p50, p95, p99] = result.times.map(Math.round);
      const figures = { requests: result.requests, failed: result.failed, p50, p95, p99 };
      const word = broken.length === 0 ? 'holds' : 'fails';
      say(word, `${name}: p50 ${p50}, p95 ${p95}, p99 ${p99} ms; load ${loadavg()[0]?.toFixed(1)}`);
      for (const fault of broken) say('', fault);
      rows.push({ scenario: name, ...figures, faults: broken });
    }
    return rows;
  } finally {
    await supervisor.stop();
  }
}
