import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Job } from '@estate/contracts/jobs';
import { expect, test } from '@playwright/test';
import { createConnection, type Connection } from 'mongoose';
import { type z } from 'zod';
import { provoke } from '../site/crm-faults.ts';
import { crmStock } from '../site/crm.ts';
import { startSite, type TestSite } from '../site/start-site.ts';

interface Stored {
  _id: number;
  website_status: string;
  removed_because?: string | null;
}

const seed = Number(process.env['REMOVAL_SEED'] ?? 7);
const steps = 14;
/** The job of a killed process is taken over after its lock has ended. */
const takenOverMs = 60_000;
/** Faults of a list with the number of requests that meet one: crm-sync repeats the last two within a sync. */
const faults = [
  ...['short-list', 'repeated-list', 'reordered-list', 'shrinking-list', 'empty-list'].map((kind) => ({
    kind,
    count: 1,
  })),
  ...['rubbish', 'html-redirect'].map((kind) => ({ kind, count: 1 })),
  ...['server-error', 'truncated-body'].map((kind) => ({ kind, count: 5 })),
];

let drawn = 0;
/** The same numbers from 0 up to 1 for the same seed. */
const random = () => createHash('sha256').update(`${seed} ${drawn++}`).digest().readUInt32BE(0) / 2 ** 32;
const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;

let site: TestSite;
let store: Connection;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const crm = { SIM_PROPERTIES: '60', SIM_MAX_IMAGES: '0', SIM_LATENCY_MS: '150' };
  site = await startSite({ env: { crm, 'crm-sync': { PROPSTACK_REQUESTS_PER_SECOND: '1000' } } });
  store = await createConnection(site.mongodbUrl).asPromise();
});
test.afterAll(async () => {
  await store.close();
  await site.stop();
});

const properties = () => store.collection<Stored>('properties').find().sort({ _id: 1 }).toArray();
const statuses = async () => (await properties()).map(({ _id, website_status }) => ({ _id, website_status }));
const removedIds = async () =>
  (await properties()).filter(({ removed_because: why }) => why).map(({ _id }) => _id);

const control = (path: string, method: string, body?: object) =>
  fetch(`${site.crmUrl}/control/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

/** The ids that the CRM does not list, deleted or archived. */
async function goneInCrm(everything: readonly number[]): Promise<Set<number>> {
  const units = await crmStock(site.crmUrl ?? '');
  const listed = new Set(units.filter((unit) => unit['archived'] !== true).map(({ id }) => Number(id)));
  return new Set(everything.filter((id) => !listed.has(id)));
}

async function startSync(): Promise<string> {
  const job = { kind: 'full-sync', importImages: false };
  return (await site.staff<{ jobId: string }>('/api/admin/jobs', job)).jobId;
}

/** Starts a full sync, and kills crm-sync in the middle of it after `killAfterMs`. */
async function fullSync(killAfterMs?: number): Promise<void> {
  const jobId = await startSync();
  if (killAfterMs !== undefined) {
    await sleep(killAfterMs);
    await site.processes.get('crm-sync')?.kill();
    await site.processes.get('crm-sync')?.start();
  }
  await ended(jobId);
}

/** How often the CRM was asked for the object alone, which in a sync without images only the removal does. */
async function questions(id: number): Promise<number> {
  const report = (await (await control('requests', 'GET')).json()) as { paths: Record<string, number> };
  return report.paths[`/v1/units/${id}`] ?? 0;
}

/** A full sync whose process is killed inside the removal, while the CRM owes the answer whether the object is gone. */
async function fullSyncKilledInRemoval(id: number): Promise<void> {
  // A fault that a killed sync left over would let this one remove nothing.
  while (((await (await control('faults', 'GET')).json()) as unknown[]).length > 0) await fullSync();
  await provoke(site, [
    { kind: 'deleted', path: '/', id },
    { kind: 'hang', path: `/v1/units/${id}`, count: 1 },
  ]);
  const asked = await questions(id);
  const jobId = await startSync();
  await expect.poll(() => questions(id), { timeout: takenOverMs, intervals: [20] }).toBe(asked + 1);
  await site.processes.get('crm-sync')?.kill();
  expect(await removedIds()).not.toContain(id);
  const run = await store
    .collection<{ _id: string; finished_at: Date | null }>('sync_runs')
    .findOne({ _id: jobId });
  expect(run?.finished_at).toBeNull();
  await site.processes.get('crm-sync')?.start();
  await ended(jobId);
  expect(await questions(id)).toBe(asked + 2);
  expect(await removedIds()).toContain(id);
}

async function ended(jobId: string): Promise<void> {
  const state = async () => {
    const answer = site.staff<z.infer<typeof Job>>(`/api/admin/jobs/${jobId}`);
    return answer.then(
      (found) => found.state,
      () => 'unknown',
    );
  };
  await expect.poll(state, { timeout: takenOverMs, intervals: [200] }).toBe('completed');
}

test('whatever the CRM answers and whenever crm-sync is killed, nothing vanishes wrongly', async () => {
  test.setTimeout(steps * 10_000 + 7 * takenOverMs);
  const {
    version,
    next: _next,
    api_keys: _keys,
    ...settings
  } = await site.staff<Record<string, unknown>>('/api/admin/sync/settings');
  const limited = await fetch(`${site.url}/api/admin/sync/settings`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...settings, version, removal: { limit_percent: 50 } }),
  });
  expect(limited.ok, await limited.text()).toBe(true);
  await fullSync();
  const everything = (await properties()).map(({ _id }) => _id);
  const hidden = everything.filter((_id, index) => index % 4 === 0);
  await site.staff('/api/admin/properties/status', { ids: hidden, website_status: 'inaktiv' });
  const before = await statuses();
  expect(new Set(before.map(({ website_status }) => website_status)).size).toBeGreaterThan(1);

  const counts = { removed: 0, returned: 0, kills: 0, killsInRemoval: 0 };
  let known = new Set<number>();
  for (let step = 0; step < steps; step += 1) {
    const [id, move] = [oneOf(everything), random()];
    if (move < 0.4) await provoke(site, [{ kind: 'deleted', path: '/', id }]);
    else if (move < 0.7) await control('touch', 'POST', { id, fields: { archived: true } });
    else if (known.size > 0)
      await control('touch', 'POST', { id: oneOf([...known]), fields: { archived: false } });
    const isFaulty = random() < 0.35;
    if (isFaulty) await provoke(site, [{ ...oneOf(faults), path: '/', ids: true }]);
    const killAfterMs = step % 3 === 2 ? Math.floor(random() * 900) : undefined;
    await fullSync(killAfterMs);
    if (killAfterMs !== undefined) counts.kills += 1;
    if (step % 6 === 5) {
      const gone = await goneInCrm(everything);
      await fullSyncKilledInRemoval(oneOf(everything.filter((one) => !gone.has(one))));
      counts.killsInRemoval += 1;
    }
    const [gone, removed] = [await goneInCrm(everything), await removedIds()];
    expect(removed.filter((one) => !gone.has(one))).toEqual([]);
    expect(await statuses()).toEqual(before);
    counts.removed += removed.filter((one) => !known.has(one)).length;
    counts.returned += [...known].filter((one) => !removed.includes(one)).length;
    known = new Set(removed);
  }
  await control('reset', 'POST');
  await fullSync();
  expect(await removedIds()).toEqual([]);
  expect(await statuses()).toEqual(before);
  expect(counts.removed).toBeGreaterThan(2);
  expect(counts.kills).toBe(4);
  expect(counts.killsInRemoval).toBe(2);
});
