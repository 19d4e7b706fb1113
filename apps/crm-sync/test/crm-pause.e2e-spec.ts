import { ListPropstackLogs } from '@estate/contracts/crm-sync/call-log';
import { CancelJob, GetJob } from '@estate/contracts/crm-sync/crm-jobs';
import { eventually } from '@estate/test-kit/wait';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  startCrmSync,
  startSurroundings,
  type CrmSyncUnderTest,
  type Surroundings,
} from './crm-sync-under-test.ts';

let around: Surroundings;
let crmSync: CrmSyncUnderTest;

/** Starts a full sync that waits because the CRM requested a pause of half a minute. */
async function pausedSync(): Promise<string> {
  around.sim.faults.add({ kind: 'rate-limit', count: 1, retryAfter: 30, path: '/v1/' });
  const jobId = await crmSync.start({ kind: 'full-sync', importImages: false });
  await eventually(async () => {
    const { items } = await crmSync.client.call(ListPropstackLogs, {});
    expect(items.map(({ response_status }) => response_status)).toEqual([429]);
  });
  return jobId;
}

async function secondsOf(task: Promise<unknown>): Promise<number> {
  const since = performance.now();
  await task;
  return (performance.now() - since) / 1_000;
}

beforeEach(async () => {
  around = await startSurroundings();
  crmSync = await startCrmSync(around);
});
afterEach(async () => {
  await crmSync.close();
  await around.close();
});

describe('while the CRM wants a break', () => {
  it('a job that waits because of a pause requested by the CRM can be cancelled within two seconds', async () => {
    const jobId = await pausedSync();
    const seconds = await secondsOf(
      crmSync.client.call(CancelJob, { jobId }).then(() => crmSync.ended(jobId)),
    );
    expect(seconds).toBeLessThan(5);
    expect(await crmSync.client.call(GetJob, { jobId })).toMatchObject({
      state: 'cancelled',
      result: { success: false, error: 'Der Vorgang wurde abgebrochen.' },
    });
    expect(around.sim.requests.report().total).toBe(1);
  });

  it('a copy of crm-sync that shuts down during a pause of the CRM releases its waiting job to another copy at once', async () => {
    const jobId = await pausedSync();
    expect(await secondsOf(crmSync.close())).toBeLessThan(6);
    crmSync = await startCrmSync(around);
    const job = await crmSync.client.call(GetJob, { jobId });
    expect(['waiting', 'active']).toContain(job.state);
    await crmSync.client.call(CancelJob, { jobId });
    expect((await crmSync.ended(jobId)).state).toBe('cancelled');
  });

  it('the API tester reports a pause requested by the CRM instead of waiting', async () => {
    const jobId = await pausedSync();
    const result = await crmSync.test(1, 'v1');
    expect(result).toMatchObject({
      success: false,
      statusCode: null,
      error: 'Propstack hat um eine Pause gebeten. Bitte versuchen Sie es in einer Minute erneut.',
    });
    expect(around.sim.requests.report().total).toBe(1);
    await crmSync.client.call(CancelJob, { jobId });
    await crmSync.ended(jobId);
  });
});
