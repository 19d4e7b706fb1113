import { GetCrmOverview } from '@estate/contracts/crm-sync/crm-jobs';
import { eventually } from '@estate/test-kit/wait';
import { expect, it } from '@jest/globals';
import { startCrmSync, startedCrmSync } from './crm-sync-under-test.ts';

const { around, ...started } = await startedCrmSync();
let { crmSync } = started;
const overview = () => crmSync.client.call(GetCrmOverview, {});

it('the overview of the CRM connection shows no sync and no call before the first sync', async () => {
  const nothing = { incidents: [], last_sync: null, last_call: null, pending_removal: null };
  expect(await overview()).toEqual(nothing);
});

it('the overview of the CRM connection shows counts and times of the last sync and that the CRM answered', async () => {
  around.sim.faults.add({ kind: 'truncated-image', path: '/images/photos' });
  const { total, imagesFailed = 0, failedImages } = await crmSync.sync();
  around.sim.faults.clear();
  expect(total).toBeGreaterThan(0);
  expect(imagesFailed).toBeGreaterThan(0);
  expect(failedImages).toHaveLength(imagesFailed);
  const { last_sync, last_call } = await overview();
  expect(last_sync).toMatchObject({
    kind: 'full-sync',
    total,
    successful: total,
    failed: 0,
    images_failed: imagesFailed,
  });
  expect(Date.parse(last_sync?.finished_at ?? '')).toBeGreaterThanOrEqual(Date.parse(last_sync!.started_at));
  expect(last_call).toMatchObject({ response_status: 200, error_message: null });
});

it('the overview of the CRM connection shows that the CRM refused the API key', async () => {
  await crmSync.close();
  crmSync = await startCrmSync(around, { PROPSTACK_API_KEY_V1: 'another-key-than-the-crm-knows' });
  around.onClose(crmSync.close);
  await crmSync.test(1, 'v1');
  await eventually(async () => {
    expect((await overview()).last_call).toMatchObject({
      response_status: 401,
      error_message: expect.any(String),
    });
  });
});
