import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Queue, QueueEvents } from 'bullmq';
import { createConnection } from 'mongoose';
import { bringUp } from '../local/bring-up.ts';
import { build } from '../local/nx.ts';
import { Supervisor } from '../local/process/supervisor.ts';
import { sayToTerminal as say } from '../local/say.mjs';
import { Timeline } from './schedules/timeline.mjs';

/**
 * Two copies of crm-sync whose schedules tick every five seconds, with syncs that outlast a tick. Ends non-zero if two
 * runs of a kind are ever under way at once, if a tick is missing or failed, if a tick started nothing although nothing
 * was under way that reads the same objects, if a run did not end well, or if one copy did nothing.
 *   npx tsx deploy/bench/schedules.mjs [seconds]
 */
const seconds = Number(process.argv[2] ?? 180);
const everyMs = 5_000;
const kinds = ['full-sync', 'incremental-sync'];
/** Two pages and the list of ids take a full sync longer than from one tick to the next. */
const stock = { SIM_PROPERTIES: '120', SIM_MAX_IMAGES: '0', SIM_LATENCY_MS: '2200' };

const dataDir = mkdtempSync(join(tmpdir(), 'estate-bench-'));
await build(say);
const site = await bringUp(new Supervisor(dataDir), {
  copies: { 'crm-sync': 2 },
  env: { 'crm-sync': { SYNC_SCHEDULES: 'on' }, crm: stock },
});
const connection = { url: site.redisUrl };
const ticks = new QueueEvents('crm-schedule', { connection });
const runs = new QueueEvents('crm-sync', { connection });
const schedule = new Queue('crm-schedule', { connection });
try {
  const timeline = new Timeline();
  ticks.on('completed', ({ jobId, returnvalue }, id) => timeline.ticked(jobId, returnvalue, id));
  ticks.on('failed', ({ jobId }) => timeline.tickFailed(jobId));
  runs.on('added', ({ jobId, name }, id) => timeline.began(jobId, name, id));
  runs.on('completed', ({ jobId }, id) => timeline.ended(jobId, id, true));
  runs.on('failed', ({ jobId }, id) => timeline.ended(jobId, id, false));
  await Promise.all([ticks.waitUntilReady(), runs.waitUntilReady()]);
  for (const kind of kinds) {
    // The settings know no seconds.
    const opts = { attempts: 3, removeOnComplete: true, removeOnFail: 100 };
    const repeat = { pattern: '*/5 * * * * *', tz: 'Europe/Berlin' };
    await schedule.upsertJobScheduler(kind, repeat, { name: kind, opts });
  }
  await sleep(everyMs);
  const from = Math.ceil(Date.now() / everyMs) * everyMs;
  await sleep(from + seconds * 1_000 - Date.now());
  for (const kind of kinds) await schedule.removeJobScheduler(kind);
  await sleep(4 * everyMs);
  const { lines, faults } = timeline.verdict(kinds, { from, until: from + seconds * 1_000, everyMs });
  for (const line of lines) console.log(line);
  const copies = await copiesAtWork();
  console.log(`${copies} copies ran syncs`);
  if (copies !== 2) faults.push('one copy ran nothing');
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await Promise.all([ticks.close(), runs.close(), schedule.close()]);
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** The token of a run begins with the id of its worker. */
async function copiesAtWork() {
  const store = await createConnection(site.mongodbUrl).asPromise();
  const tokens = await store.collection('sync_runs').distinct('taken_by');
  await store.close();
  return new Set(tokens.map((token) => String(token).split(':')[0])).size;
}
