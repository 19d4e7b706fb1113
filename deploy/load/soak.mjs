import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { heapProbeEnv, readMemory } from '../bench/abuse/heap.mjs';
import { bringUpAsInProduction } from '../bench/production-site.mjs';
import { localDir } from '../local/places.mjs';
import { freePort } from '../local/process/ports.ts';
import { sayToTerminal as say } from '../local/say.mjs';
import { serviceNames } from '../local/services.ts';
import { SetupFault } from '../local/setup-fault.mjs';
import { faultsOfGrowth, growthOf } from './growth.mjs';
import { runK6 } from './k6.mjs';
import { k6EnvOf } from './k6-env.mjs';

const dataDir = join(localDir, 'soak');
const minuteMs = 60_000;

/**
 * Half an hour at half of the capacity that a run just before measures: no request fails, and no process holds more than
 * 5 % more heap or resident memory at the end than after the first third.
 * @param {string[]} args `--minutes 6` for a trial
 * @returns {Promise<boolean>} whether it held
 */
export async function soak(args) {
  const { values } = parseArgs({ args, options: { minutes: { type: 'string', default: '30' } } });
  const minutes = Number(values.minutes);
  if (!(minutes >= 3 && minutes <= 120)) throw new SetupFault('--minutes is a number from 3 to 120.');
  const ports = new Map(await Promise.all(serviceNames.map(async (name) => pair(name, await freePort()))));
  const probes = Object.fromEntries([...ports].map(([name, port]) => [name, heapProbeEnv(port)]));
  const site = await bringUpAsInProduction(dataDir, {
    ...probes,
    bff: { TRUST_PROXY: '1', ...probes['bff'] },
    'crm-sync': { SYNC_SCHEDULES: 'off', ...probes['crm-sync'] },
  });
  try {
    const env = await k6EnvOf(site, dataDir);
    // The first round fills caches and stores renditions.
    await runK6('capacity', { env, dataDir });
    const { metrics, ok, output } = await runK6('capacity', { env, dataDir });
    const capacity = metrics['iterations']?.['rate'] ?? 0;
    say('capacity', `${capacity.toFixed(1)} visits a second, load ${loads()}`);
    if (!ok) throw new SetupFault(`The capacity could not be measured:\n${output.slice(-1_000)}`);

    /** @type {Map<string, import('./growth.mjs').Sample[]>} */
    const samples = new Map(serviceNames.map((name) => [name, []]));
    const settings = {
      ...env,
      MINUTES: String(minutes),
      VISITS: String(Math.max(1, Math.round(capacity * 5))),
    };
    const loaded = runK6('soak', { env: settings, dataDir, timeoutMs: (minutes + 2) * minuteMs });
    await sampleEachMinute(minutes, ports, samples);
    const result = await loaded;
    const faults = [...result.broken];
    if (!result.ok && faults.length === 0) faults.push(result.output.slice(-1_000));
    const [p50, p95, p99] = result.times.map(Math.round);
    console.table([{ requests: result.requests, failed: result.failed, p50, p95, p99 }]);
    console.table(
      [...samples].map(([name, ofProcess]) => {
        const growth = growthOf(ofProcess, minutes);
        faults.push(...faultsOfGrowth(name, growth));
        return { process: name, heap: show(growth.heap), RSS: show(growth.resident) };
      }),
    );
    for (const fault of faults) console.log(fault);
    return faults.length === 0;
  } finally {
    await site.stop();
  }
}

/**
 * @param {number} minutes
 * @param {Map<string, number>} ports
 * @param {Map<string, import('./growth.mjs').Sample[]>} samples
 */
async function sampleEachMinute(minutes, ports, samples) {
  const since = performance.now();
  for (let minute = 1; minute <= minutes; minute++) {
    // The last sample is taken shortly before the end, under load like the others.
    await sleep(minute * minuteMs - 5_000 - (performance.now() - since));
    const words = [];
    for (const [name, port] of ports) {
      const memory = await readMemory(port);
      if (!memory) continue;
      samples.get(name)?.push({ minute, ...memory });
      words.push(`${name} ${memory.heap.toFixed(1)}/${memory.resident.toFixed(0)}`);
    }
    say(`minute ${minute}`, `heap/RSS: ${words.join(', ')}; load ${loads()}`);
  }
}

/** @param {string} name @param {number} port @returns {[string, number]} */
const pair = (name, port) => [name, port];

const loads = () => loadavg()[0]?.toFixed(1);

/** @param {import('./growth.mjs').Growth} growth */
const show = ({ from, to, growth }) =>
  `${from.toFixed(1)} -> ${to.toFixed(1)} MB (${(100 * growth).toFixed(1)} %)`;
