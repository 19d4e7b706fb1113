import { GetLeadsOverview, SendContactMessage } from '@estate/contracts/leads';
import { GetLeadQueues } from '@estate/contracts/queues';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Lead } from '../src/kinds/registry.ts';
import { contactForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';
import { storedLead } from './stored-leads.ts';

let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.close());

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const overview = (since = ago(60)) => leads.call(GetLeadsOverview, { since });
const none = { agency: 0, digest: 0, visitor: 0, staff: 0 };

it('is empty before the first lead', async () => {
  expect(await overview()).toEqual({
    new_leads: 0,
    unread: 0,
    overdue: 0,
    last_lead_at: null,
    waiting_mails: none,
    oldest_waiting_at: null,
  });
});

it('counts what nobody handled by the end of the next working day, but no spam', async () => {
  const day = 24 * 60 * 60_000;
  const lead = (n: number, days: number, fields: Partial<Lead> = {}) =>
    storedLead(n, { received_at: new Date(Date.now() - days * day), ...fields });
  await leads.leads.insertMany([
    lead(1, 5),
    lead(2, 6, { handling: { state: 'new', version: 0 } }),
    lead(3, 7, { handling: { state: 'handled', version: 1 } }),
    lead(4, 8, { suspicion: 'zu schnell' }),
    lead(5, 0),
  ]);
  expect(await overview()).toMatchObject({ overdue: 2 });
  await leads.leads.deleteMany({});
});

it('says how full the queue of mails is', async () => {
  const { items } = await leads.call(GetLeadQueues, {});
  expect(items).toEqual([{ name: 'lead-mail', waiting: 0, active: 0, delayed: 0, failed: 0 }]);
});

it('counts new leads and the mails that wait, suspected ones apart', async () => {
  leads.mailbox.rejectWith(451);
  const send = (suspicion: string | null) =>
    leads.call(SendContactMessage, { form: contactForm(), origin: origin({ suspicion }) });
  const { id } = await send(null);
  await send('zu schnell');
  await eventually(async () => {
    expect(await overview()).toMatchObject({
      new_leads: 2,
      unread: 2,
      waiting_mails: { agency: 1, digest: 1, visitor: 1 },
      oldest_waiting_at: (await leads.leads.findOne({ _id: id }))?.received_at.toISOString(),
    });
  });
  expect(await overview(ago(-1))).toMatchObject({ new_leads: 0 });
  leads.mailbox.rejectWith(undefined);
  await eventually(async () => expect((await overview()).waiting_mails).toEqual({ ...none, digest: 1 }), {
    timeoutMs: 15_000,
  });
  expect((await overview()).oldest_waiting_at).toBeNull();
});
