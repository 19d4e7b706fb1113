import { GetJob } from '@estate/contracts/crm-sync/crm-jobs';
import { GetWebhookState, webhookQueue } from '@estate/contracts/crm-sync/webhooks';
import { ListIncidents } from '@estate/contracts/crm-sync/incidents';
import { eventually } from '@estate/test-kit/wait';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { createGate } from '@estate/test-kit/gate';
import { IncidentWatch } from '../src/incidents/incident-watch.ts';
import { addWebhook } from './add-webhook.ts';
import {
  keyV1,
  pageSize,
  startCrmSync,
  startSurroundings,
  type CrmSyncUnderTest,
  type Surroundings,
} from './crm-sync-under-test.ts';
import { stockOf } from './stock-of.ts';

const newKey = 'the-next-key-of-version-1';

let around: Surroundings;
let crmSync: CrmSyncUnderTest;
let queue: Queue;
beforeEach(async () => {
  around = await startSurroundings({ properties: 23 });
  queue = new Queue(webhookQueue, { connection: { url: around.redis.url } });
  crmSync = await startCrmSync(around);
});
afterEach(async () => {
  await queue.close();
  await crmSync.close();
  await around.close();
});

const listed = () => stockOf(around).listed();
const listedIds = () => stockOf(around).listedIds();
const calls = () => around.sim.requests.report().total;
const jobOf = (jobId: string) => crmSync.client.call(GetJob, { jobId });
/** Restarts crm-sync, as after a change of the key. */
async function restart(PROPSTACK_API_KEY_V1: string) {
  await crmSync.close();
  crmSync = await startCrmSync(around, { PROPSTACK_API_KEY_V1 });
}
const incidents = async () => {
  await crmSync.get(IncidentWatch).check(new Date());
  const { items } = await crmSync.client.call(ListIncidents, {});
  return items.map(({ kind, until }) => [kind, until === null]);
};

describe('a key of the CRM that is replaced', () => {
  it('a sync waits after the CRM refused the API key, opens an incident, makes few calls, and continues with the new key', async () => {
    const gate = createGate();
    // Storing the second page is delayed and the first is not, because progress counts only completely stored pages.
    const firstPage = new Set(
      listedIds()
        .toSorted((a, b) => a - b)
        .slice(0, pageSize),
    );
    around.catalog.slowDown((id) => (firstPage.has(id) ? Promise.resolve() : gate.opened));
    const jobId = await crmSync.start({ kind: 'full-sync', importImages: false });
    await eventually(() => expect(around.catalog.properties.size).toBeGreaterThanOrEqual(pageSize));
    await eventually(async () => expect((await jobOf(jobId)).progress.done).toBeGreaterThan(0));
    around.sim.changeKeys({ keyV1: newKey });
    around.catalog.slowDown(undefined);
    gate.open();
    await eventually(async () => expect((await jobOf(jobId)).state).toBe('waiting'));
    expect(await incidents()).toEqual([['key-refused', true]]);

    // One attempt every 300 ms, with one call each.
    const [before, since] = [calls(), performance.now()];
    await new Promise((later) => setTimeout(later, 900));
    expect(calls() - before).toBeLessThanOrEqual((performance.now() - since) / 300 + 1);
    const { state, progress } = await jobOf(jobId);
    expect(['waiting', 'active']).toContain(state);
    expect(progress.done).toBeGreaterThan(0);
    const stored = around.catalog.properties.size;

    await restart(newKey);
    expect(await crmSync.ended(jobId)).toMatchObject({
      state: 'completed',
      result: { success: true, failed: 0, successful: listed().length, removal: { removed: 0 } },
    });
    expect(stored).toBeLessThan(listed().length);
    expect(around.catalog.properties.size).toBe(listed().length);
    expect(await incidents()).toEqual([['key-refused', false]]);
  });

  it('objects named by webhooks wait after the CRM refused the API key, and none is lost', async () => {
    around.sim.changeKeys({ keyV1: newKey });
    const ids = listedIds().slice(0, 12);
    for (const id of ids) await addWebhook(queue, id, 0);
    await eventually(async () => {
      const { last } = await crmSync.client.call(GetWebhookState, { target: 'https://makler.example/hook' });
      expect(last).toMatchObject({ outcome: 'failed', error: expect.stringMatching(/API-Schlüssel/) });
    });
    const [before, since] = [calls(), performance.now()];
    await new Promise((later) => setTimeout(later, 900));
    // Two jobs at a time, followed by a pause of 300 ms.
    expect(calls() - before).toBeLessThanOrEqual(2 * ((performance.now() - since) / 300 + 1));
    expect(around.catalog.properties.size).toBe(0);
    await restart(newKey);
    await eventually(() => expect(new Set(around.catalog.properties.keys())).toEqual(new Set(ids)), {
      timeoutMs: 10_000,
    });
    expect(await queue.getFailedCount()).toBe(0);
  });

  it('a job that is started with a refused API key fails at once and changes nothing', async () => {
    await crmSync.sync(false);
    const stored = [...around.catalog.properties.values()];
    around.sim.changeKeys({ keyV1: newKey });
    for (const kind of ['full-sync', 'update-optional-fields'] as const)
      expect(await crmSync.run({ kind })).toMatchObject({
        state: 'failed',
        result: { error: expect.stringMatching(/^Propstack hat die Anfrage abgelehnt/) },
      });
    expect([...around.catalog.properties.values()]).toEqual(stored);
    around.sim.changeKeys({ keyV1 });
    expect((await crmSync.run({ kind: 'full-sync', importImages: false })).state).toBe('completed');
  });
});
