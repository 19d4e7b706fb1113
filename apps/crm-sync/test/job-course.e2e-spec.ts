import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { CancelJob, GetJob, ListJobs } from '@estate/contracts/crm-sync/crm-jobs';
import { eventually } from '@estate/test-kit/wait';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createGate } from '@estate/test-kit/gate';
import { startedCrmSync } from './crm-sync-under-test.ts';
import { stockOf } from './stock-of.ts';

const { around, crmSync } = await startedCrmSync({ properties: 17 });
const { listed, listedIds } = stockOf(around);
const slowly = (ms: number) => around.catalog.slowDown(() => sleep(ms));

beforeEach(() => {
  around.sim.faults.clear();
  around.sim.stock.reset();
  around.sim.requests.clear();
  around.catalog.slowDown(undefined);
});

it('a full sync reports its progress and who started it [S-7.16]', async () => {
  slowly(60);
  const jobId = await crmSync.start({ kind: 'full-sync', importImages: false });
  await eventually(async () => {
    const { items } = await crmSync.client.call(ListJobs, {});
    expect(items[0]).toMatchObject({ id: jobId, state: 'active' });
    expect(items[0]?.progress.done).toBeGreaterThan(0);
  });
  const count = listed().length;
  expect(await crmSync.ended(jobId)).toMatchObject({
    kind: 'full-sync',
    state: 'completed',
    progress: { total: count, done: count, successful: count, failed: 0 },
    started_by: 'user-1',
  });
});

it('the list of jobs shows running jobs first, however many jobs have ended since', async () => {
  const gate = createGate();
  around.catalog.slowDown(() => gate.opened);
  const jobId = await crmSync.start({ kind: 'full-sync', importImages: false });
  await crmSync.run({ kind: 'import-property', propertyId: 999_999_999, importImages: false });
  const { items } = await crmSync.client.call(ListJobs, { limit: 1 });
  gate.open();
  expect(items).toMatchObject([{ id: jobId }]);
  await crmSync.ended(jobId);
});

describe('stopping', () => {
  it('a sync that is stopped ends after the current object', async () => {
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

  it('a waiting job that is stopped never runs, and a new one may be started at once', async () => {
    const gate = createGate();
    around.catalog.slowDown(() => gate.opened);
    const ids = listedIds().slice(0, 5);
    const busy = await Promise.all(
      ids.map((propertyId) => crmSync.start({ kind: 'import-property', propertyId, importImages: false })),
    );
    const jobId = await crmSync.start({ kind: 'full-sync', importImages: false });
    expect(await crmSync.client.call(CancelJob, { jobId })).toMatchObject({
      state: 'cancelled',
      audit: { changes: [] },
    });
    const other = await crmSync.start({ kind: 'full-sync', importImages: false });
    gate.open();
    for (const job of [...busy, other]) expect((await crmSync.ended(job)).state).toBe('completed');
    await eventually(async () => {
      expect(await crmSync.client.call(GetJob, { jobId })).toMatchObject({
        state: 'cancelled',
        progress: { done: 0 },
        finished_at: expect.any(String),
      });
    });
  });

  it('a finished job cannot be stopped, and an unknown job is answered as not found', async () => {
    const { id } = await crmSync.run({ kind: 'full-sync', importImages: false });
    expect(await crmSync.client.call(CancelJob, { jobId: id })).toMatchObject({
      state: 'completed',
      audit: null,
    });
    for (const contract of [GetJob, CancelJob]) {
      await expect(crmSync.client.call(contract, { jobId: randomUUID() })).rejects.toMatchObject({
        problem: { code: 'not-found', detail: 'Diesen Vorgang gibt es nicht mehr.' },
      });
    }
  });
});
