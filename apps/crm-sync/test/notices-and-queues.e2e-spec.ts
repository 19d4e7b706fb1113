import { GetCrmQueues } from '@estate/contracts/queues';
import { GetNoticeSettings, SetNoticeSettings } from '@estate/contracts/crm-sync/incidents';
import { expect, it } from '@jest/globals';
import { startedCrmSync } from './crm-sync-under-test.ts';
import { staff } from './stub-people.ts';

const { crmSync } = await startedCrmSync();

it('the settings for notices to staff are not overwritten if a colleague changed them meanwhile', async () => {
  const { version, ...before } = await crmSync.client.call(GetNoticeSettings, {});
  const recipients = [staff.chefin.id, staff.kollege.id];
  const colleagues = { ...before, version, recipients, mails_after_minutes: 60 };
  const { audit } = await crmSync.client.call(SetNoticeSettings, colleagues);
  expect(audit?.changes).toContainEqual({
    field: 'mails_after_minutes',
    before: String(before.mails_after_minutes),
    after: '60',
  });
  const late = crmSync.client.call(SetNoticeSettings, { recipients: [], mails_after_minutes: 5, version });
  await expect(late).rejects.toMatchObject({ problem: { code: 'outdated-record' } });
  expect((await crmSync.client.call(GetNoticeSettings, {})).mails_after_minutes).toBe(60);
});

it('the number of waiting jobs is reported for every queue', async () => {
  await crmSync.sync();
  const { items } = await crmSync.client.call(GetCrmQueues, {});
  const empty = { waiting: 0, active: 0, delayed: 0, failed: 0 };
  expect(items).toEqual(
    ['crm-sync', 'crm-webhooks', 'crm-transfer', 'crm-schedule'].map((name) => ({ name, ...empty })),
  );
});
