import { EraseInCrmSync } from '@estate/contracts/hashed-address';
import { crmQueue } from '@estate/contracts/jobs';
import { hashAddress } from '@estate/server-kit/text/erased-address';
import { createLog } from '@estate/server-kit/observability/log';
import { createQueue } from '@estate/server-kit/stores/queue';
import { expect, it } from '@jest/globals';
import { createConnection } from 'mongoose';
import { startedCrmSync } from './crm-sync-under-test.ts';

const email = 'petra.person@example.net';
const key = 'of this erasure';
const person = { key, hash: hashAddress(key, email) };
const created_at = new Date();

const { around, crmSync } = await startedCrmSync({ properties: 2 });
const store = await createConnection(around.mongo.url).asPromise();
around.onClose(() => store.close());

const erase = () => crmSync.client.call(EraseInCrmSync, person);
const storedText = async () =>
  JSON.stringify(
    await Promise.all((await store.db!.collections()).map((collection) => collection.find().toArray())),
  );

it('the address of an erased person is removed from logged CRM calls, jobs, syncs and finished queue jobs', async () => {
  const message = `Der Kontakt Petra.Person@example.net ist unbekannt`;
  const call = { created_at, function_name: 'x', request_type: 'GET', request_url: 'https://crm.example/' };
  await store.collection('propstack_logs').insertMany([
    {
      ...call,
      request_params: `{"email":"${email}"}`,
      response_data: null,
      error_message: message,
      duration_ms: 1,
    },
    { ...call, response_data: '{"email":"b@example.net"}', error_message: null, duration_ms: 1 },
  ]);
  const view = { id: 'j', result: { failed: [{ id: 1, error: message }] } };
  const run = { kind: 'full-sync', state: 'failed', created_at, view };
  await store.collection<{ _id: string }>('job_runs').insertOne({ _id: 'j', ...run });
  const counts = { total: 1, failed: 1, errors: [{ propertyId: 1, error: message }], failedImages: [] };
  const sync = { kind: 'full-sync', started_at: created_at, finished_at: created_at, next_page: 2, counts };
  await store.collection<{ _id: string }>('sync_runs').insertOne({ _id: 'j', ...sync });
  const queue = createQueue(crmQueue, { url: around.redis.url, log: createLog('test') });
  const id = await crmSync.start({ kind: 'import-property', propertyId: 1, importImages: false });
  await crmSync.ended(id);
  await (await queue.getJob(id))?.updateProgress({ said: message });

  expect(await erase()).toMatchObject({ mentions: 4, left: { calls: 0, sync_runs: 0, crm_jobs: 0 } });
  expect((await storedText()).toLowerCase()).not.toContain(email);
  expect(await storedText()).toContain('b@example.net');
  expect(await queue.getJob(id)).toBeUndefined();
  expect(await erase()).toMatchObject({ mentions: 0 });
  await queue.close();
});
