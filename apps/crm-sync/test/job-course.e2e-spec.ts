import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CancelJob, GetJob, ListJobs } from '@estate/contracts/crm-sync';
import { JobsChanged, type Job } from '@estate/contracts/jobs';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import {
  startCrmSync,
  startSurroundings,
  type CrmSyncUnderTest,
  type Surroundings,
} from './crm-sync-under-test.ts';
import { stockOf } from './stock-of.ts';

let around: Surroundings;
let crmSync: CrmSyncUnderTest;
const subscribers: Redis[] = [];
const { listed, listedIds } = stockOf(() => around);
/** Calls `onMove` with every announced job. */
async function listen(onMove: (job: Job) => void) {
  const subscriber = new Redis(around.redis.url);
  subscribers.push(subscriber);
  subscriber.on('message', (_channel, message) => {
    onMove(JobsChanged.payload.parse(JSON.parse(message)).job);
  });
  await subscriber.subscribe(JobsChanged.name);
}
const slowly = (ms: number) => around.catalog.slowDown(() => sleep(ms));

beforeAll(async () => {
  around = await startSurroundings({ properties: 17 });
  crmSync = await startCrmSync(around);
});
beforeEach(() => {
  around.sim.faults.clear();
  around.sim.stock.reset();
  around.sim.requests.clear();
  around.catalog.slowDown(undefined);
});
afterAll(async () => {
  for (const subscriber of subscribers) subscriber.disconnect();
  await crmSync.close();
  await around.close();
});

describe('a full sync', () => {
  it('is told of at most some times a second, and at its end', async () => {
    const told: { jobId: string; state: string }[] = [];
    await listen(({ id: jobId, state }) => told.push({ jobId, state }));
    slowly(60);
    const since = performance.now();
    const jobId = await crmSync.start({ kind: 'full-sync', importImages: false });
    const job = await crmSync.ended(jobId);
    const seconds = (performance.now() - since) / 1_000;
    await eventually(() => expect(told.at(-1)).toEqual({ jobId, state: 'completed' }));
    expect(told.length).toBeGreaterThan(3);
    expect(told.length).toBeLessThan(5 + seconds * 4);
    const count = listed().length;
    expect(job.progress).toEqual({ total: count, done: count, successful: count, failed: 0 });
    expect(job).toMatchObject({ kind: 'full-sync', started_by: 'user-1' });
  });
});

describe('a job', () => {
  it('that succeeds is announced when it waits, begins, gets on and is completed', async () => {
    const told: string[] = [];
    await listen(({ id }) => told.push(id));
    const job = { kind: 'import-property', propertyId: listedIds()[0], importImages: false } as const;
    const { id, state } = await crmSync.run(job);
    expect(state).toBe('completed');
    await eventually(() => expect(told.filter((jobId) => jobId === id)).toHaveLength(5));
  });

  it('that fails at once is announced when it waits, begins and has failed', async () => {
    const told: string[] = [];
    await listen(({ id }) => told.push(id));
    around.sim.faults.add({ kind: 'key-refused', path: '/v1/', count: 1 });
    const { id, state } = await crmSync.run({ kind: 'full-sync' });
    expect(state).toBe('failed');
    await eventually(() => expect(told.filter((jobId) => jobId === id)).toHaveLength(3));
  });
});

describe('stopping', () => {
  it('an active job ends after the object in hand', async () => {
    around.catalog.properties.clear();
    slowly(100);
    const jobId = await crmSync.start({ kind: 'full-sync', importImages: false });
    await eventually(async () => {
      const { progress } = await crmSync.client.call(GetJob, { jobId });
      expect(progress.done).toBeGreaterThan(0);
    });
    await crmSync.client.call(CancelJob, { jobId });
    const job = await crmSync.ended(jobId);
    expect(job).toMatchObject({
      state: 'cancelled',
      result: { success: false, error: 'Der Vorgang wurde abgebrochen.' },
    });
    expect(job.progress.done).toBeLessThan(listed().length);
    const [first] = (await crmSync.client.call(ListJobs, {})).items;
    expect(first).toMatchObject({ id: jobId, state: 'cancelled' });
  });

  it('a waiting job never begins, and a new one may be started at once', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    around.catalog.slowDown(() => released);
    const ids = listedIds().slice(0, 5);
    const busy = await Promise.all(
      ids.map((propertyId) => crmSync.start({ kind: 'import-property', propertyId, importImages: false })),
    );
    const jobId = await crmSync.start({ kind: 'full-sync', importImages: false });
    expect((await crmSync.client.call(CancelJob, { jobId })).state).toBe('cancelled');
    const other = await crmSync.start({ kind: 'full-sync', importImages: false });
    release();
    for (const job of [...busy, other]) expect((await crmSync.ended(job)).state).toBe('completed');
    await eventually(async () => {
      expect(await crmSync.client.call(GetJob, { jobId })).toMatchObject({
        state: 'cancelled',
        progress: { done: 0 },
        finished_at: expect.any(String),
      });
    });
  });

  it('a finished job stays what it is, an unknown one is not found', async () => {
    const { id } = await crmSync.run({ kind: 'full-sync', importImages: false });
    expect((await crmSync.client.call(CancelJob, { jobId: id })).state).toBe('completed');
    for (const contract of [GetJob, CancelJob]) {
      await expect(crmSync.client.call(contract, { jobId: randomUUID() })).rejects.toMatchObject({
        problem: { code: 'not-found', detail: 'Diesen Vorgang gibt es nicht mehr.' },
      });
    }
  });
});
