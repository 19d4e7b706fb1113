import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bringUp } from '../local/bring-up.ts';
import { runJob, signIn } from '../staff-client.ts';
import { build } from '../local/nx.ts';
import { Supervisor } from '../local/process/supervisor.ts';
import { sayToTerminal as say } from '../local/say.mjs';
import { BareLoop } from './throughput/bare-loop.mjs';
import { peakMegabytes } from './process.mjs';
import { CpuTimes } from './throughput/cpu-times.mjs';
import { inTurns } from './throughput/in-turns.mjs';

/**
 * Full sync without images (first and unchanged) and both batch updates over many simulated objects, each in turns with a
 * bare loop in the same run that fetches the same pages under the same latency and limit and, for the first sync, writes
 * the same records with the same indexes. Ends non-zero if a job reaches less than 0.7 of its loop's speed, or crm-sync
 * ever takes 300 MB.
 *   npx tsx deploy/bench/throughput.mjs [objects] [rounds]
 */
const objects = Number(process.argv[2] ?? 10_000);
const rounds = Number(process.argv[3] ?? 2);
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
  const cpu = new CpuTimes(site.processes, ['crm-sync', 'catalog', 'mongodb', 'crm', 'bff']);

  /** Seconds from the order of a job to its end. @param {string} kind */
  const job = async (kind) => {
    await runJob(site.url, token, { kind, importImages: false });
    const answer = await fetch(`${site.url}/api/admin/jobs`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { items } = /** @type {{ items: { created_at: string, finished_at: string }[] }} */ (
      await answer.json()
    );
    const [{ created_at, finished_at } = { created_at: '', finished_at: '' }] = items;
    return (Date.parse(finished_at) - Date.parse(created_at)) / 1_000;
  };

  /** @param {string} name @param {() => Promise<number>} ours @param {() => Promise<number>} bare */
  const compare = async (name, ours, bare) => {
    const { seconds, ratio, load } = await inTurns(rounds, () => cpu.during(ours), bare);
    console.log(
      `${name}: ${seconds}, ratio ${ratio.toFixed(2)}${ratio < minRatio ? `, asked ${minRatio}` : ''}`,
    );
    console.log(`  CPU in ms per object: ${cpu.take(rounds * objects)}; load ${load}`);
    if (!(ratio >= minRatio)) process.exitCode = 1;
  };

  // Not counted, because new processes compile their code during their first sync. The loop writes its records.
  await job('full-sync');
  await loop.readRecords();
  await compare(
    'full sync, first',
    async () => {
      await loop.emptyStock();
      return job('full-sync');
    },
    async () => {
      await loop.emptyCopies();
      return seconds(() => loop.syncAndWrite());
    },
  );
  const ids = loop.takeIds();
  await compare(
    'full sync, unchanged',
    () => job('full-sync'),
    () => seconds(() => loop.sync()),
  );
  await compare(
    'batch, price_on_inquiry',
    () => job('update-price-on-inquiry'),
    () => seconds(() => loop.fetchLists(ids)),
  );
  await compare(
    'batch, optional_fields',
    () => job('update-optional-fields'),
    () => seconds(() => loop.fetchEach(ids)),
  );
  const megabytes = peakMegabytes(site.processes.get('crm-sync')?.pid);
  console.log(`crm-sync  at most ${megabytes} MB`);
  if (!(megabytes < maxMegabytes)) process.exitCode = 1;
} finally {
  await loop.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** @param {() => Promise<unknown>} work */
async function seconds(work) {
  const since = performance.now();
  await work();
  return (performance.now() - since) / 1_000;
}
