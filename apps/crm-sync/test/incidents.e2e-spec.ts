import {
  GetNoticeSettings,
  ListIncidents,
  type NoticeSettings,
  SetNoticeSettings,
} from '@estate/contracts/crm-sync/incidents';
import { GetCrmOverview } from '@estate/contracts/crm-sync/crm-jobs';
import { GetSyncSettings, SetSyncSettings } from '@estate/contracts/crm-sync/sync-settings';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { IncidentWatch } from '../src/incidents/incident-watch.ts';
import {
  startCrmSync,
  startSurroundings,
  type CrmSyncUnderTest,
  type Surroundings,
} from './crm-sync-under-test.ts';
import { staff } from './stub-people.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let around: Surroundings;
let crmSync: CrmSyncUnderTest;
beforeEach(async () => {
  around = await startSurroundings({ properties: 4 });
  crmSync = await startCrmSync(around);
});
afterEach(async () => {
  await crmSync.close();
  await around.close();
});

const choose = async (part: Partial<NoticeSettings> = {}) => {
  const settings = await crmSync.client.call(GetNoticeSettings, {});
  const recipients = [staff.chefin.id, staff.kollege.id];
  return crmSync.client.call(SetNoticeSettings, { ...settings, recipients, ...part });
};
const checkRules = (afterMs = 0, at = crmSync) => at.get(IncidentWatch).check(new Date(Date.now() + afterMs));
const listIncidents = async () =>
  (await crmSync.client.call(ListIncidents, {})).items.map(({ kind, until }) => [kind, until === null]);
const mails = () =>
  around.people
    .mails()
    .map(({ to, incident: { kind, until } }) => [to, kind, until === null ? 'begin' : 'end']);
const both = (kind: string, moment: string) => [
  [staff.chefin.email, kind, moment],
  [staff.kollege.email, kind, moment],
];

describe('an incident', () => {
  it('a failed sync is mailed once to all recipients of incidents, and its end once when a later sync succeeds', async () => {
    await choose();
    around.sim.faults.add({ kind: 'unprocessable' });
    expect((await crmSync.run({ kind: 'full-sync' })).state).toBe('failed');
    await checkRules();
    await checkRules();
    expect(await listIncidents()).toEqual([['sync-failed', true]]);
    expect(mails()).toEqual(both('sync-failed', 'begin'));
    expect(around.people.mails()[0]?.incident.text).toContain('Der vollständige Abgleich: Propstack hat');
    const { incidents } = await crmSync.client.call(GetCrmOverview, {});
    expect(incidents).toMatchObject([{ kind: 'sync-failed', until: null, told: 2 }]);
    around.sim.faults.clear();
    await crmSync.sync();
    await checkRules();
    await checkRules();
    expect(await listIncidents()).toEqual([['sync-failed', false]]);
    expect(mails()).toEqual([...both('sync-failed', 'begin'), ...both('sync-failed', 'end')]);
    expect((await crmSync.client.call(GetCrmOverview, {})).incidents).toEqual([]);
  }, 30_000);

  it('a refused API key is reported as the cause of a failed sync', async () => {
    await choose();
    around.sim.faults.add({ kind: 'key-refused', path: '/v1/units' });
    await crmSync.run({ kind: 'full-sync' });
    await checkRules();
    expect(await listIncidents()).toEqual([['key-refused', true]]);
    around.sim.faults.clear();
    await crmSync.sync();
    await checkRules();
    expect(await listIncidents()).toEqual([['key-refused', false]]);
    expect(mails()).toEqual([...both('key-refused', 'begin'), ...both('key-refused', 'end')]);
  });

  it('a missing CRM right for webhooks or the API tester is no incident', async () => {
    await crmSync.sync();
    around.sim.faults.add({ kind: 'key-refused' });
    await crmSync.test(1, 'v1');
    await checkRules();
    expect(await listIncidents()).toEqual([]);
  });

  it('mails that wait longer than the configured limit are an incident', async () => {
    await choose({ mails_after_minutes: 10 });
    around.people.mailsWait(3, new Date(Date.now() - 9 * minuteMs));
    await checkRules();
    expect(await listIncidents()).toEqual([]);
    await checkRules(2 * minuteMs);
    expect(await listIncidents()).toEqual([['mails-waiting', true]]);
    expect(around.people.mails()[0]?.incident.text).toBe(
      '3 E-Mails warten auf den Versand, die älteste länger als 10 Minuten.',
    );
    around.people.mailsWait(0, null);
    await checkRules();
    expect(mails()).toEqual([...both('mails-waiting', 'begin'), ...both('mails-waiting', 'end')]);
  });

  it('a withdrawal without a receipt is an incident, which is mailed once and ends with the receipt [V-2.176]', async () => {
    await choose();
    around.people.receiptsMiss(1, new Date(Date.now() - 11 * minuteMs));
    await checkRules();
    await checkRules();
    expect(await listIncidents()).toEqual([['receipts-missing', true]]);
    expect(around.people.mails()[0]?.incident.text).toMatch(/^Ein Widerruf ist nicht per E-Mail bestätigt\./);
    around.people.receiptsMiss(0, null);
    await checkRules();
    expect(await listIncidents()).toEqual([['receipts-missing', false]]);
    expect(mails()).toEqual([...both('receipts-missing', 'begin'), ...both('receipts-missing', 'end')]);
  });

  it('a full sync that is missing for twice its interval is an incident', async () => {
    await choose();
    const { version } = await crmSync.client.call(GetSyncSettings, {});
    await crmSync.client.call(SetSyncSettings, {
      full_sync: { is_on: true, at: '03:30' },
      incremental_sync: { is_on: false, every_minutes: 15 },
      api_version: 'v1' as const,
      removal: { limit_percent: 10 },
      drawbacks_field: 'was_dagegen_spricht',
      sold_price_field: '',
      version,
    });
    await checkRules();
    await checkRules(47 * hourMs);
    expect(await listIncidents()).toEqual([]);
    await checkRules(49 * hourMs);
    expect(await listIncidents()).toEqual([['sync-missing', true]]);
    await crmSync.sync();
    await checkRules();
    expect(await listIncidents()).toEqual([['sync-missing', false]]);
    await checkRules(47 * hourMs);
    expect(await listIncidents()).toEqual([['sync-missing', false]]);
  });

  it('a missing incremental sync is an incident, unless a full sync ran meanwhile', async () => {
    await checkRules();
    await crmSync.sync();
    await checkRules(29 * minuteMs);
    expect(await listIncidents()).toEqual([]);
    await checkRules(31 * minuteMs);
    expect(await listIncidents()).toEqual([['sync-missing', true]]);
  });
});

describe('two copies', () => {
  it('two copies of crm-sync open one incident and mail it once', async () => {
    const copy = await startCrmSync(around);
    await choose();
    around.people.mailsWait(1, new Date(Date.now() - hourMs));
    await Promise.all([checkRules(), checkRules(0, copy), checkRules(), checkRules(0, copy)]);
    around.people.mailsWait(0, null);
    await Promise.all([checkRules(), checkRules(0, copy)]);
    await Promise.all([checkRules(), checkRules(0, copy)]);
    expect(await listIncidents()).toEqual([['mails-waiting', false]]);
    expect(mails()).toHaveLength(4);
    await copy.close();
  });
});

describe('telling people', () => {
  it('mails about an incident are sent after a restart, even if the incident has ended', async () => {
    await choose();
    around.people.mailsWait(1, new Date(Date.now() - hourMs));
    around.people.leads.answer({ 'leads.sendNotice': () => Promise.reject(new Error('down')) });
    await checkRules();
    expect(await listIncidents()).toEqual([['mails-waiting', true]]);
    await crmSync.close();
    crmSync = await startCrmSync(around);
    around.people.mailsWait(0, null);
    const sent: unknown[] = [];
    around.people.leads.answer({
      'leads.sendNotice': ({ key }: { key: string }) => {
        sent.push(key);
        return { id: key };
      },
    });
    await checkRules();
    await checkRules();
    const { chefin, kollege } = staff;
    expect(sent).toEqual(
      ['beginning', 'end'].flatMap((moment) =>
        [chefin, kollege].map(({ id }) => `incident-mails-waiting-1-${moment}-${id}`),
      ),
    );
  });

  it('a deleted account gets no mail about an incident, and nobody gets one if no recipient is chosen', async () => {
    await choose({ recipients: ['c'.repeat(24), staff.kollege.id] });
    around.people.mailsWait(1, new Date(Date.now() - hourMs));
    await checkRules();
    expect(mails()).toEqual([[staff.kollege.email, 'mails-waiting', 'begin']]);
    around.people.mailsWait(0, null);
    await checkRules();
    around.people.clear();
    await choose({ recipients: [] });
    around.people.mailsWait(1, new Date(Date.now() - hourMs));
    await checkRules();
    expect(await listIncidents()).toEqual([
      ['mails-waiting', true],
      ['mails-waiting', false],
    ]);
    expect(mails()).toEqual([]);
  });
});
