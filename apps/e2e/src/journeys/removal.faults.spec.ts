import { type Job } from '@estate/contracts/jobs';
import { createConnection, type Connection } from 'mongoose';
import { type z } from 'zod';
import { expect, test } from '../journey.ts';
import { startCrmFaults } from '../site/crm-faults.ts';
import { startSite, type TestSite } from '../site/start-site.ts';

interface StoredStatus {
  _id: number;
  website_status: string;
  removed_because?: string | null;
}

/** Another process takes over the job of a killed one after its lock has expired. */
const takeoverMs = 60_000;

let site: TestSite;
let store: Connection;

test.beforeAll(async () => {
  const crm = { SIM_PROPERTIES: '30', SIM_MAX_IMAGES: '0' };
  site = await startSite({ env: { crm, 'crm-sync': { PROPSTACK_REQUESTS_PER_SECOND: '1000' } } });
  store = await createConnection(site.mongodbUrl).asPromise();
});
test.afterAll(async () => {
  await store.close();
  await site.stop();
});

const properties = () => store.collection<StoredStatus>('properties').find().sort({ _id: 1 }).toArray();
const statuses = async () => (await properties()).map(({ _id, website_status }) => ({ _id, website_status }));
const removedIds = async () =>
  (await properties()).filter(({ removed_because: why }) => why).map(({ _id }) => _id);

const control = (path: string, method: string) => fetch(`${site.crmUrl}/control/${path}`, { method });

/** The number of CRM requests for this property alone; in a sync without images only the removal sends them. */
async function questions(id: number): Promise<number> {
  const report = (await (await control('requests', 'GET')).json()) as { paths: Record<string, number> };
  return report.paths[`/v1/units/${id}`] ?? 0;
}

// removal-sequences.e2e-spec.ts of crm-sync tests other faults; only here crm-sync is a process that can be killed.
test('after crm-sync is killed during a removal, all deleted properties are removed in the end, and no others', async () => {
  await site.fullSync();
  const everything = (await properties()).map(({ _id }) => _id);
  const hidden = everything.filter((_id, index) => index % 4 === 0);
  await site.staff('/api/admin/properties/status', { ids: hidden, website_status: 'inaktiv' });
  const before = await statuses();
  const id = hidden[1]!;

  await startCrmFaults(site, [
    { kind: 'deleted', path: '/', id },
    { kind: 'hang', path: `/v1/units/${id}`, count: 1 },
  ]);
  const job = { kind: 'full-sync', importImages: false };
  const { jobId } = await site.staff<{ jobId: string }>('/api/admin/jobs', job);
  await expect.poll(() => questions(id), { timeout: takeoverMs, intervals: [20] }).toBe(1);
  await site.processes.get('crm-sync')?.kill();
  expect(await removedIds()).toEqual([]);
  const run = await store
    .collection<{ _id: string; finished_at: Date | null }>('sync_runs')
    .findOne({ _id: jobId });
  expect(run?.finished_at).toBeNull();
  await site.processes.get('crm-sync')?.start();
  // `expect.poll` would end at the first call that throws.
  await expect(async () => {
    const { state } = await site.staff<z.infer<typeof Job>>(`/api/admin/jobs/${jobId}`);
    expect(state).toBe('completed');
  }).toPass({ timeout: takeoverMs, intervals: [200] });
  expect(await questions(id)).toBe(2);
  expect(await removedIds()).toEqual([id]);
  expect(await statuses()).toEqual(before);

  await control('reset', 'POST');
  await site.fullSync();
  expect(await removedIds()).toEqual([]);
  expect(await statuses()).toEqual(before);
});
