import { GetWebhookState, webhookQueue, RegisterWebhooks } from '@estate/contracts/crm-sync/webhooks';
import { webhookEvents } from '@estate/domain/staff/webhook-events';
import { ListJobs } from '@estate/contracts/crm-sync/crm-jobs';
import { eventually } from '@estate/test-kit/wait';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { addWebhook } from './add-webhook.ts';
import { startCrmSync, startedCrmSync } from './crm-sync-under-test.ts';
import { removalsOf } from './removals.ts';

const target = 'https://makler.example/api/webhooks/propstack';

const { around, ...started } = await startedCrmSync({ properties: 8 });
let { crmSync } = started;
const queue = new Queue(webhookQueue, { connection: { url: around.redis.url } });
around.onClose(() => queue.close());

// The stock is so small that one object is more than a tenth of it.
beforeAll(() => removalsOf({ around, crmSync }).limit(50));
beforeEach(() => {
  around.sim.faults.clear();
  around.sim.requests.clear();
});

const hook = (id: number, delay?: number) => addWebhook(queue, id, delay);
const last = async () => (await crmSync.client.call(GetWebhookState, { target })).last;
const requestCount = (id: number) => around.sim.requests.report().paths[`/v1/units/${id}`] ?? 0;
const ids = () => around.sim.stock.all().map(({ id }) => id);

describe('an object that a webhook names', () => {
  it('the object named by a webhook is imported without a job in the list of staff', async () => {
    const id = ids()[0]!;
    await hook(id);
    await eventually(async () => expect(await last()).toMatchObject({ property_id: id, outcome: 'created' }));
    expect(await last()).toMatchObject({ event: 'property_updated', error: null });
    expect(around.catalog.properties.has(id)).toBe(true);
    expect((await crmSync.client.call(ListJobs, {})).items).toEqual([]);
  });

  it('a thousand webhooks about one object cause one or two imports', async () => {
    const id = ids()[1]!;
    for (let round = 0; round < 20; round += 1) {
      await Promise.all(Array.from({ length: 50 }, () => hook(id, 5_000)));
    }
    await eventually(async () =>
      expect(await queue.getJobCountByTypes('delayed', 'waiting', 'active')).toBe(0),
    );
    expect(requestCount(id)).toBeGreaterThanOrEqual(1);
    expect(requestCount(id)).toBeLessThanOrEqual(2);
  }, 30_000);

  it('a webhook that arrives during the import of its object causes one more import', async () => {
    const id = ids()[2]!;
    around.catalog.slowDown(() => new Promise((resolve) => setTimeout(resolve, 500)));
    await hook(id, 0);
    await eventually(() => expect(requestCount(id)).toBe(1));
    await hook(id, 0);
    around.catalog.slowDown(undefined);
    await eventually(() => expect(requestCount(id)).toBe(2));
  });

  it('the object named by a webhook is removed if the CRM twice answers that it is deleted, and restored by the next webhook', async () => {
    const id = ids()[0]!;
    around.sim.stock.remove(id);
    around.sim.requests.clear();
    await hook(id);
    await eventually(async () => expect(await last()).toMatchObject({ property_id: id, outcome: 'removed' }));
    expect(requestCount(id)).toBe(2);
    await hook(id);
    await eventually(async () => expect(await last()).toMatchObject({ property_id: id, outcome: 'gone' }));
    around.sim.stock.restoreRemoved();
    await hook(id);
    await eventually(async () => expect((await last())?.outcome).not.toBe('gone'));
  });

  it('the import of an object named by a webhook is repeated after a fault, and a lasting fault is reported', async () => {
    const id = ids()[3]!;
    around.sim.faults.add({ kind: 'rubbish', path: `/v1/units/${id}`, count: 1 });
    await hook(id);
    await eventually(async () => {
      expect(await last()).toMatchObject({
        property_id: id,
        outcome: 'failed',
        error: expect.stringContaining('unlesbare Antwort'),
      });
    });
    around.sim.faults.add({ kind: 'server-error', path: `/v1/units/${id}`, count: 3 });
    await hook(id);
    await eventually(async () => expect(await last()).toMatchObject({ property_id: id, outcome: 'created' }));
  });

  it('the object named by a webhook waits in the queue while crm-sync is down', async () => {
    const id = ids()[4]!;
    await crmSync.close();
    await hook(id);
    crmSync = await startCrmSync(around);
    around.onClose(crmSync.close);
    await eventually(async () => expect(await last()).toMatchObject({ property_id: id, outcome: 'created' }));
  });
});

describe('the registration', () => {
  const state = () => crmSync.client.call(GetWebhookState, { target });

  it('one webhook is registered at the CRM for each event, with the event in its URL', async () => {
    expect(await state()).toMatchObject({ registered: [], error: null });
    const registered = await crmSync.client.call(RegisterWebhooks, { target });
    expect(registered.registered).toEqual([...webhookEvents]);
    await crmSync.client.call(RegisterWebhooks, { target });
    expect(around.sim.hooks.list().map(({ event, target_url }) => ({ event, target_url }))).toEqual(
      webhookEvents.map((event) => ({ event, target_url: `${target}?event=${event}` })),
    );
    expect((await state()).registered).toEqual([...webhookEvents]);
  });

  it('a missing CRM right to register webhooks is reported in German', async () => {
    around.sim.faults.add({ kind: 'key-refused', path: '/v1/hooks' });
    expect(await state()).toMatchObject({
      registered: null,
      error: expect.stringContaining('Bitte prüfen Sie den API-Schlüssel'),
    });
    await expect(crmSync.client.call(RegisterWebhooks, { target })).rejects.toMatchObject({
      problem: { code: 'crm-refused' },
    });
  });
});
