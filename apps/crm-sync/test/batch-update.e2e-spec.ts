import { CancelJob, GetJob } from '@estate/contracts/crm-sync/crm-jobs';
import { ListJobFailures, ListJobHistory } from '@estate/contracts/crm-sync/job-history';
import { type BatchResult } from '@estate/contracts/jobs';
import { eventually } from '@estate/test-kit/wait';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createConnection } from 'mongoose';
import { startedCrmSync } from './crm-sync-under-test.ts';

const { around, crmSync } = await startedCrmSync({ properties: 40 }, {}, { requestTimeoutMs: 20_000 });
const mongo = await createConnection(around.mongo.url).asPromise();
around.onClose(() => mongo.close());
const storedProperty = (id: number) => around.catalog.properties.get(id)!;
const storedIds = () => [...around.catalog.properties.keys()].sort((one, other) => one - other);
const optional = { kind: 'update-optional-fields' } as const;
const price = { kind: 'update-price-on-inquiry' } as const;
/** The ids of the objects that were requested alone from the CRM, with repetitions. */
const requestedIds = () =>
  Object.entries(around.sim.requests.report().paths)
    .flatMap(([path, times]) => {
      const id = /^\/v1\/units\/(\d+)$/.exec(path)?.[1];
      return id ? Array.from({ length: times }, () => Number(id)) : [];
    })
    .sort((one, other) => one - other);
const failuresOf = (jobId: string, page: { after?: number; limit?: number } = {}) =>
  crmSync.client.call(ListJobFailures, { jobId, ...page });
const failFor = (ids: readonly number[], count = 1) => {
  for (const id of ids) around.sim.faults.add({ kind: 'rubbish', path: `/v1/units/${id}`, count });
};

await crmSync.sync(false);
beforeEach(() => {
  around.sim.faults.clear();
  around.sim.stock.reset();
  around.sim.requests.clear();
  around.catalog.slowDown(undefined);
});

describe('a batch update', () => {
  it.each([price, optional])(
    'a batch update of $kind changes this field of the properties and no other [S-2.50, S-2.51]',
    async (job) => {
      const [id] = storedIds();
      const before = { ...storedProperty(id!) };
      const value = !before.price_on_inquiry;
      around.sim.stock.touch({ id: id!, fields: { title: 'Neu', sauna: true, price_on_inquiry: value } });
      const { result, progress } = await crmSync.run(job);
      expect(result).toMatchObject({ success: true, total: storedIds().length, updated: 1, failed: 0 });
      expect(progress.per_second).toBeGreaterThan(0);
      const { price_on_inquiry, optional_fields, ...rest } = storedProperty(id!);
      expect({ ...before, ...rest }).toEqual(before);
      expect(price_on_inquiry).toBe(job === price ? value : before.price_on_inquiry);
      expect(JSON.stringify(optional_fields) === JSON.stringify(before.optional_fields)).toBe(job === price);
    },
  );

  it('a batch update lists every failed property with its reason, page by page, and continues with the others [S-3.14]', async () => {
    const failing = storedIds().filter((_id, index) => index % 3 === 0);
    failFor(failing);
    const { id: jobId, result } = await crmSync.run(optional);
    const total = storedIds().length;
    const counts = { total, successful: total - failing.length, failed: failing.length };
    expect(result).toMatchObject({ success: true, ...counts });
    const first = await failuresOf(jobId, { limit: 5 });
    expect(first.total).toBe(failing.length);
    expect(first.next).toBe(failing[4]);
    const second = await failuresOf(jobId, { after: first.next!, limit: 200 });
    expect([...first.items, ...second.items].map(({ propertyId }) => propertyId)).toEqual(failing);
    expect(first.items[0]?.error).toBe('Propstack hat eine unlesbare Antwort geschickt (HTTP 200).');
    expect(second.next).toBeNull();
    const [latest] = (await crmSync.client.call(ListJobHistory, { kind: optional.kind })).items;
    expect(latest).toMatchObject({ id: jobId, state: 'completed', result: counts, started_by: 'user-1' });
    expect((latest!.result as BatchResult).errors).toHaveLength(10);
  });

  it('a batch update can be repeated several times, each time for the properties that failed before', async () => {
    const failing = storedIds().filter((_id, index) => index % 2 === 0);
    const stubborn = failing.slice(0, 3);
    failFor(failing);
    failFor(stubborn);
    const { id: first } = await crmSync.run(optional);
    around.sim.requests.clear();
    const second = await crmSync.run({ ...optional, retryOf: first });
    expect(requestedIds()).toEqual(failing);
    expect(second).toMatchObject({
      retry_of: first,
      result: { total: failing.length, successful: failing.length - 3, failed: 3 },
    });
    around.sim.requests.clear();
    expect((await crmSync.run({ ...optional, retryOf: second.id })).result).toMatchObject({
      total: 3,
      failed: 0,
    });
    expect(requestedIds()).toEqual(stubborn);
  });

  it('a job without failures or of another kind than batch update cannot be repeated', async () => {
    failFor(storedIds().slice(0, 1));
    const { id: failed } = await crmSync.run(optional);
    const { id: fine } = await crmSync.run(price);
    for (const job of [
      { ...price, retryOf: failed },
      { ...price, retryOf: fine },
    ]) {
      await expect(crmSync.start(job)).rejects.toMatchObject({
        problem: { code: 'not-found', detail: 'Zu diesem Vorgang gibt es nichts zu wiederholen.' },
      });
    }
  });

  it('a batch update that is cancelled while the CRM hangs ends within 2 s, and its outcomes stay stored', async () => {
    const hanging = storedIds().slice(10);
    for (const id of hanging) around.sim.faults.add({ kind: 'hang', path: `/v1/units/${id}` });
    const jobId = await crmSync.start(optional);
    await eventually(async () =>
      expect((await crmSync.client.call(GetJob, { jobId })).progress.done).toBe(10),
    );
    const since = performance.now();
    await crmSync.client.call(CancelJob, { jobId });
    const job = await crmSync.ended(jobId);
    expect(performance.now() - since).toBeLessThan(5_000);
    expect(job).toMatchObject({ state: 'cancelled', result: { successful: 10, failed: 0 } });
    await eventually(async () => {
      const [latest] = (await crmSync.client.call(ListJobHistory, { kind: optional.kind })).items;
      expect(latest).toMatchObject({ id: jobId, state: 'cancelled', result: { successful: 10 } });
    });
  });

  it('only one batch update of a kind runs at a time', async () => {
    around.catalog.slowDown(() => new Promise((resolve) => setTimeout(resolve, 50)));
    const jobId = await crmSync.start(price);
    await expect(crmSync.start(price)).rejects.toMatchObject({ problem: { code: 'job-running' } });
    expect((await crmSync.ended(jobId)).state).toBe('completed');
  });

  it('a batch update ends with a named reason if the CRM refuses the API key [S-3.14]', async () => {
    around.sim.faults.add({ kind: 'key-refused', path: '/v1/' });
    expect(await crmSync.run(optional)).toMatchObject({
      state: 'failed',
      result: { success: false, error: expect.stringMatching(/^Propstack hat die Anfrage abgelehnt/) },
    });
    around.sim.faults.clear();
  });
});

describe('what is kept of jobs', () => {
  it('the history of jobs contains imports with their properties [S-7.22]', async () => {
    const [one, other] = storedIds();
    await crmSync.importOne(one!, false);
    await crmSync.run({ kind: 'import-property', propertyIds: [one!, other!], importImages: false });
    await crmSync.importOne(1, false);
    const { items } = await crmSync.client.call(ListJobHistory, { kind: 'import-property', limit: 3 });
    expect(items.map(({ state, property_ids }) => [state, property_ids])).toEqual([
      ['failed', [1]],
      ['completed', [one, other]],
      ['completed', [one]],
    ]);
    expect(items[0]?.result).toMatchObject({
      error: 'Die Immobilie 1 wurde in Propstack nicht gefunden.',
    });
  });

  it('the history of jobs still contains syncs with their failures after the queue has deleted them', async () => {
    const [id] = storedIds();
    around.sim.stock.touch({ id: id!, fields: { property_status_id: 1e20 } });
    const { id: jobId, result } = await crmSync.run({ kind: 'full-sync', importImages: false });
    expect(result).toMatchObject({ failed: 1, errors: [{ propertyId: id }] });
    await around.redis.flush();
    expect(await crmSync.client.call(GetJob, { jobId })).toMatchObject({ kind: 'full-sync', result });
    const { items } = await crmSync.client.call(ListJobHistory, { kind: 'full-sync' });
    expect(items[0]).toMatchObject({ id: jobId, state: 'completed' });
  });

  it('the history of jobs is limited by age and by number', async () => {
    const counts = () =>
      Promise.all(['batch_outcomes', 'job_runs'].map((name) => mongo.collection(name).countDocuments()));
    await crmSync.run(price);
    const [outcomes = 0, runs = 0] = await counts();
    expect(Math.min(outcomes, runs)).toBeGreaterThan(3);
    await crmSync.retention.run(Date.now(), { outcomes: 1_000, runs: 2 });
    expect(await counts()).toEqual([outcomes, 2]);
    await crmSync.retention.run(Date.now() + 91 * 24 * 3_600_000);
    expect(await counts()).toEqual([0, 0]);
  });
});
