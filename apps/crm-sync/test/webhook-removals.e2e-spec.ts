import { DismissRemoval } from '@estate/contracts/crm-sync/crm-removal';
import { GetWebhookState, webhookQueue } from '@estate/contracts/crm-sync/webhooks';
import { eventually } from '@estate/test-kit/wait';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { createConnection } from 'mongoose';
import { addWebhook } from './add-webhook.ts';
import { startCrmSync, startedCrmSync } from './crm-sync-under-test.ts';
import { removalsOf } from './removals.ts';

const target = 'https://makler.example/api/webhooks/propstack';

const { around, crmSync } = await startedCrmSync({ properties: 38 });
const copy = await startCrmSync(around);
const queue = new Queue(webhookQueue, { connection: { url: around.redis.url } });
const store = await createConnection(around.mongo.url).asPromise();
for (const opened of [copy, queue, store]) around.onClose(() => opened.close());
/** A tenth of the stock: how many objects may be removed within a day. */
let maxRemovals: number;

beforeEach(async () => {
  around.sim.stock.reset();
  await crmSync.sync(false);
  await limit(10);
  await store.collection('removal_windows').deleteMany({});
  maxRemovals = Math.floor(ids().length / 10);
});

const { ids, removed, waiting, limit, confirm } = removalsOf({ around, crmSync });

/** Deletes these objects in the CRM and sends the webhooks, one by one or in a burst. */
async function burst(gone: readonly number[], times = 1) {
  for (const id of gone) around.sim.stock.remove(id);
  for (let round = 0; round < times; round += 1) {
    await Promise.all(gone.map((id) => addWebhook(queue, id, 0)));
    await eventually(
      async () => expect(await queue.getJobCountByTypes('delayed', 'waiting', 'active')).toBe(0),
      { timeoutMs: 15_000 },
    );
  }
}
const lastOutcome = async () => (await crmSync.client.call(GetWebhookState, { target })).last?.outcome;

describe('a burst of webhooks of deleted objects', () => {
  it('webhooks remove objects up to the daily limit of the settings, counted over two copies; further removals wait for confirmation', async () => {
    const [present, gone] = [ids().length, ids().slice(0, 20)];
    await burst(gone, 2);
    expect(Object.keys(removed())).toHaveLength(maxRemovals);
    const list = await waiting();
    expect(list).toMatchObject({ source: 'webhook', count: 20 - maxRemovals, present });
    const inList = list!.named.map(({ id }) => id);
    expect([...inList, ...Object.keys(removed()).map(Number)].toSorted((a, b) => a - b)).toEqual(gone);
    expect(await confirm(list!.id)).toMatchObject({
      state: 'completed',
      result: { removal: { removed: 20 - maxRemovals } },
    });
    expect(Object.keys(removed()).map(Number)).toEqual(gone);
    expect(await waiting()).toBeNull();
  });

  it('a webhook that adds an object to the removal list invalidates the list that staff saw', async () => {
    const gone = ids().slice(0, maxRemovals + 2);
    await burst(gone.slice(0, maxRemovals + 1));
    const before = await waiting();
    await burst(gone.slice(maxRemovals + 1));
    const grown = await waiting();
    expect([before?.count, grown?.count]).toEqual([1, 2]);
    await expect(confirm(before!.id)).rejects.toMatchObject({ problem: { code: 'outdated-record' } });
    const late = crmSync.client.call(DismissRemoval, { id: before!.id });
    await expect(late).rejects.toMatchObject({ problem: { code: 'outdated-record' } });
    expect(Object.keys(removed())).toHaveLength(maxRemovals);
    await crmSync.client.call(DismissRemoval, { id: grown!.id });
    expect(await waiting()).toBeNull();
  });

  it('removals by webhooks still wait for confirmation after a full sync, which counts those already done', async () => {
    const gone = ids().slice(0, maxRemovals + 2);
    const present = ids().length;
    await burst(gone);
    for (let night = 0; night < 2; night += 1) {
      expect((await crmSync.sync(false)).removal).toMatchObject({
        vanished: 2,
        removed: 0,
        is_waiting: true,
      });
      expect(await waiting()).toMatchObject({ source: 'sync', count: 2, present, taken: maxRemovals });
    }
    await confirm((await waiting())!.id);
    expect(Object.keys(removed()).map(Number)).toEqual(gone);
  });

  it('objects that wait for removal by a webhook are kept if the CRM lists them again', async () => {
    await burst(ids().slice(0, maxRemovals + 2));
    around.sim.stock.restoreRemoved();
    expect((await crmSync.sync(false)).removal).toMatchObject({ vanished: 0 });
    expect([await waiting(), removed()]).toEqual([null, {}]);
  });

  it('webhooks can remove objects again a day after the daily limit was reached', async () => {
    const gone = ids().slice(0, maxRemovals + 1);
    await burst(gone.slice(0, maxRemovals));
    await store.collection('removal_windows').updateMany({}, { $set: { until: new Date() } });
    await burst(gone.slice(maxRemovals));
    expect(await lastOutcome()).toBe('removed');
    expect(Object.keys(removed())).toHaveLength(maxRemovals + 1);
  });

  it('the daily limit of removals by webhooks counts no object twice, and none that was not stored', async () => {
    const [first, second, third] = ids();
    await burst([first!], 3);
    await burst([999_999]);
    expect(await lastOutcome()).toBe('gone');
    await burst([second!, third!]);
    expect([Object.keys(removed()).length, await waiting()]).toEqual([3, null]);
  });
});
