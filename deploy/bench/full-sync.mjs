import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { createConnection, mongo } from 'mongoose';
import { bringUp } from '../local/bring-up.ts';
import { build } from '../local/nx.ts';
import { runJob, signIn } from '../staff-client.ts';
import { Supervisor } from '../local/process/supervisor.ts';
import { sayToTerminal as say } from '../local/say.mjs';

/**
 * A full sync of many simulated objects without images, then the same again unchanged, and lists that are in no cache;
 * prints rates, times and sizes. The second sync has to write nothing and to say nothing, the lists have to answer, and a
 * record takes at most 8 KB, or this ends non-zero.
 *   npx tsx deploy/bench/full-sync.mjs [objects]
 */
const objects = Number(process.argv[2] ?? 2_000);
const maxRecordBytes = 8 * 1_024;
const dataDir = mkdtempSync(join(tmpdir(), 'estate-bench-'));

await build(say);
const site = await bringUp(new Supervisor(dataDir), {
  env: { 'crm-sync': { SYNC_SCHEDULES: 'off' }, crm: { SIM_PROPERTIES: String(objects) } },
});
let events = 0;
const redis = new Redis(site.redisUrl);
redis.on('message', () => events++);
await redis.subscribe('catalog.changed');
try {
  const token = await signIn(site.url, site.admin.email, site.admin.password ?? '');
  const first = await sync(token);
  const eventsOfFirst = events;
  const second = await sync(token);
  const told = events - eventsOfFirst;
  console.log(`first    ${describe(first)}, ${eventsOfFirst} events`);
  console.log(`again    ${describe(second)}, ${told} events`);
  console.log(`lists    ${(await uncachedLists()).join(', ')}`);
  const largest = await largestRecord();
  console.log(`records  at most ${(largest / 1_024).toFixed(1)} KB`);
  if (largest > maxRecordBytes) process.exitCode = 1;
  const { created = 0, updated = 0 } = second.result;
  if (created + updated > 0 || told > 0) {
    console.error('The second sync wrote something, though nothing had changed.');
    process.exitCode = 1;
  }
} finally {
  redis.disconnect();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** Each question is asked once, so that none of the answers comes from memory. */
async function uncachedLists() {
  const queries = ['q=Elbe', 'sort=price_asc&deal=buy', 'rooms_min=4', 'sort=area_desc', 'page=200'];
  const times = [];
  for (const query of queries) {
    const since = performance.now();
    const { status } = await fetch(`${site.url}/api/properties?${query}`);
    if (status !== 200) process.exitCode = 1;
    times.push(`${query}: ${status} in ${Math.round(performance.now() - since)} ms`);
  }
  return times;
}

/** In bytes of BSON: the store reads whole records, whatever fields a list shows. */
async function largestRecord() {
  const store = await createConnection(site.mongodbUrl).asPromise();
  let largest = 0;
  for await (const record of store.collection('properties').find()) {
    largest = Math.max(largest, mongo.BSON.calculateObjectSize(record));
  }
  await store.close();
  return largest;
}

/** @param {string} token */
async function sync(token) {
  const since = performance.now();
  await runJob(site.url, token, { kind: 'full-sync', importImages: false });
  const seconds = (performance.now() - since) / 1_000;
  const answer = await fetch(`${site.url}/api/admin/jobs`, { headers: { authorization: `Bearer ${token}` } });
  const { items } = /** @type {{ items: { result: Record<string, number> }[] }} */ (await answer.json());
  return { seconds, result: items[0]?.result ?? {} };
}

/** @param {{ seconds: number, result: Record<string, number> }} run */
function describe({ seconds, result }) {
  const { total = 0, created = 0, updated = 0, unchanged = 0 } = result;
  const rate = (total / seconds).toFixed(0);
  return `${total} objects in ${seconds.toFixed(1)} s, ${rate} a second: ${created} created, ${updated} updated, ${unchanged} unchanged`;
}
