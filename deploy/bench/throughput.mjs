import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringUp } from '../local/bring-up.ts';
import { runJob, signIn } from '../staff-client.ts';
import { build } from '../local/nx.ts';
import { Supervisor } from '../local/process/supervisor.ts';
import { sayToTerminal as say } from '../local/say.mjs';
import { BareLoop } from './throughput/bare-loop.mjs';
import { cpuSeconds } from './throughput/cpu-time.mjs';

/**
 * Full sync without images (first and unchanged) and both batch updates over many simulated objects, each beside a bare
 * loop in the same run that fetches the same pages under the same latency and limit and, for the first sync, writes the
 * same records with the same indexes. Ends non-zero if a job reaches less than 0.7 of its loop's speed, or crm-sync
 * ever takes 300 MB.
 *   npx tsx deploy/bench/throughput.mjs [objects]
 */
const objects = Number(process.argv[2] ?? 10_000);
const minRatio = 0.7;
const maxMegabytes = 300;
const latencyMs = 80;
/** As many as both sides may send; the default of 10 would hide what the job itself costs. */
const requestsPerSecond = 200;

const dataDir = mkdtempSync(join(tmpdir(), 'estate-bench-'));
await build(say);
const site = await bringUp(new Supervisor(dataDir), {
  env: {
    'crm-sync': { SYNC_SCHEDULES: 'off', PROPSTACK_REQUESTS_PER_SECOND: String(requestsPerSecond) },
    crm: { SIM_PROPERTIES: String(objects), SIM_LATENCY_MS: String(latencyMs) },
  },
});
const loop = new BareLoop(site.crmUrl ?? '', site.mongodbUrl, requestsPerSecond);
try {
  const token = await signIn(site.url, site.admin.email, site.admin.password ?? '');
  /** @param {string} kind */
  const job = async (kind) => {
    const before = cpuOfAll();
    const took = await seconds(() => runJob(site.url, token, { kind, importImages: false }));
    const used = Object.entries(cpuOfAll()).map(([name, now]) => {
      const ms = ((now - (before[name] ?? 0)) * 1_000) / objects;
      return `${name} ${ms.toFixed(1)}`;
    });
    console.log(`${kind}: CPU in ms per object: ${used.join(', ')}; load ${loadavg()[0]?.toFixed(1)}`);
    return took;
  };
  const firstSync = await job('full-sync');
  const records = await loop.readRecords();
  compare('full sync, first', firstSync, await seconds(() => loop.fetchPages(records)));
  compare('full sync, unchanged', await job('full-sync'), await seconds(() => loop.fetchPages()));
  const ids = [...records.keys()];
  compare(
    'batch, price_on_inquiry',
    await job('update-price-on-inquiry'),
    await seconds(() => loop.fetchLists(ids)),
  );
  compare(
    'batch, optional_fields',
    await job('update-optional-fields'),
    await seconds(() => loop.fetchEach(ids)),
  );
  const megabytes = peakMegabytes(site.processes.get('crm-sync')?.pid);
  console.log(`crm-sync  at most ${megabytes} MB`);
  if (!(megabytes < maxMegabytes)) process.exitCode = 1;
} finally {
  await loop.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** @param {string} name @param {number} ours @param {number} bare both in seconds */
function compare(name, ours, bare) {
  const ratio = bare / ours;
  const figures = `${ours.toFixed(1)} s, bare loop ${bare.toFixed(1)} s, ratio ${ratio.toFixed(2)}`;
  console.log(`${name}: ${figures}${ratio < minRatio ? `, asked ${minRatio}` : ''}`);
  if (ratio < minRatio) process.exitCode = 1;
}

/** CPU seconds so far of the processes that a sync keeps busy. @returns {Record<string, number>} */
function cpuOfAll() {
  const busy = ['crm-sync', 'catalog', 'mongodb', 'crm'];
  return Object.fromEntries(
    busy.flatMap((name) => {
      const pid = site.processes.get(name)?.pid;
      return pid ? [[name, cpuSeconds(pid)]] : [];
    }),
  );
}

/** @param {() => Promise<unknown>} work */
async function seconds(work) {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1_000;
}

/** The most memory that the process ever had (Linux). @param {number | undefined} pid */
function peakMegabytes(pid) {
  const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1_024);
}
