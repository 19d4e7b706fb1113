import { GetJob } from '@estate/contracts/crm-sync/crm-jobs';
import { JobQueue } from '@estate/server-kit/stores/queue';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { startedCrmSync } from './crm-sync-under-test.ts';

const { around, crmSync } = await startedCrmSync();

afterEach(() => {
  jest.restoreAllMocks();
});

describe('a job', () => {
  it.each([
    ['import-property', { kind: 'import-property', propertyIds: [1] }],
    ['full-sync', { kind: 'full-sync' }],
    ['update-price-on-inquiry', { kind: 'update-price-on-inquiry' }],
  ] as const)(
    'a job of the kind %s sends its name to catalog when it stores properties',
    async (kind, order) => {
      const { id } = around.sim.stock.all()[0]!;
      const { id: jobId } = await crmSync.run(
        'propertyIds' in order ? { ...order, propertyIds: [id] } : order,
      );
      expect(around.catalog.jobs.get(id)).toEqual({ id: jobId, kind });
    },
  );

  it('a job sends its name to catalog when it removes properties', async () => {
    const { id } = around.sim.stock.all()[0]!;
    await crmSync.run({ kind: 'full-sync', importImages: false });
    around.sim.stock.remove(id);
    const { id: jobId } = await crmSync.run({ kind: 'full-sync', importImages: false });
    expect(around.catalog.removed.get(id)).toBe('deleted');
    expect(around.catalog.jobs.get(id)).toEqual({ id: jobId, kind: 'full-sync' });
  });

  it('a job that ends while it is read is not shown as active', async () => {
    const ended = await crmSync.run({ kind: 'full-sync', importImages: false });
    const queue = crmSync.get(JobQueue);
    // The first of two reads returns the job as it was while it ran.
    const asItRan = (await queue.getJob(ended.id))!;
    jest.spyOn(asItRan, 'getState').mockResolvedValueOnce('active');
    jest.spyOn(queue, 'getJob').mockResolvedValueOnce(asItRan);
    const job = await crmSync.client.call(GetJob, { jobId: ended.id });
    expect(job).toMatchObject({ state: 'completed', finished_at: ended.finished_at, result: ended.result });
  });
});
