import { leadRpcs } from '@estate/contracts/leads/leads';
import {
  ChangeLead,
  ChangeLeads,
  CountLeadsOf,
  DeleteSpam,
  GetLead,
  ListLeads,
} from '@estate/contracts/leads/inbox';
import { replyFilesPath } from '@estate/contracts/leads/reply';
import { eventually } from '@estate/test-kit/wait';
import { serviceKey } from '@estate/test-kit/service-keys';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type z } from 'zod';
import { contactForm, exposeForm, valuationForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';
import { storedLead } from './stored-leads.ts';

let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.close());
beforeEach(async () => {
  leads.mailbox.clear();
  await leads.clear();
});

type Items = z.input<typeof ChangeLeads.input>['items'];
const changeAll = (items: Items) => leads.call(ChangeLeads, { items, by: 'u1' });
const get = (id: string) => leads.call(GetLead, { id });
const stored = async (...numbers: number[]) => {
  const all = numbers.map((n) => storedLead(n));
  await leads.leads.insertMany(all);
  return all.map(({ _id }) => _id);
};

describe('a change of many leads at once', () => {
  it('a change of many leads at once skips leads that somebody else has changed since, and can be undone [S-2.127]', async () => {
    const [first = '', second = '', third = ''] = await stored(1, 2, 3);
    await leads.call(ChangeLead, { id: third, by: 'u2', version: 0, state: 'appointment' });
    const gone = first.replace(/^......../, '00000000');
    const { items, unchanged } = await changeAll(
      [first, second, third, gone].map((id) => ({ id, version: 0, state: 'handled' as const })),
    );
    expect(unchanged).toEqual([third, gone]);
    expect(items).toMatchObject([
      { id: first, state: 'handled', version: 1 },
      { id: second, state: 'handled', version: 1 },
    ]);
    await changeAll(items.map(({ id, version }) => ({ id, version, state: 'open' as const })));
    expect(await get(first)).toMatchObject({ state: 'open', version: 2 });
    expect(await get(third)).toMatchObject({ state: 'appointment' });
  });

  it('many leads can be assigned to a colleague at once with one mail, but not to an account that cannot work on leads [S-2.127]', async () => {
    const ids = await stored(1, 2, 3);
    await changeAll(ids.map((id) => ({ id, version: 0, assignee: 'u2' })));
    const mails = () =>
      leads.mailbox.received().filter(({ envelope }) => envelope.to.includes('kollege@makler.example'));
    await eventually(() => expect(mails()).toHaveLength(1));
    expect(mails()[0]?.mail.subject).toBe('Ihnen zugewiesen: 3 Anfragen');
    await expect(changeAll(ids.map((id) => ({ id, version: 1, assignee: 'reader' })))).rejects.toMatchObject({
      problem: { code: 'invalid-input' },
    });
    await leads.nextSweep();
    expect(mails()).toHaveLength(1);
  });

  it('many leads can be snoozed at once, except those that are deleted before that day, and not until a day in the past [S-2.127]', async () => {
    const soonDeleted = storedLead(2, { delete_after: new Date(Date.UTC(2098, 5, 1)) });
    const [first, third] = [storedLead(1), storedLead(3)];
    await leads.leads.insertMany([first, soonDeleted, third]);
    const snooze = (snoozed_until: string) =>
      changeAll([first, soonDeleted, third].map(({ _id: id }) => ({ id, version: 0, snoozed_until })));
    const refused = { problem: { code: 'invalid-input', errors: [{ field: 'snoozed_until' }] } };
    await expect(snooze('2020-01-07')).rejects.toMatchObject(refused);
    const { items, unchanged } = await snooze('2098-07-01');
    expect(unchanged).toEqual([soonDeleted._id]);
    expect(items).toMatchObject([
      { id: first._id, snoozed_until: '2098-07-01' },
      { id: third._id, snoozed_until: '2098-07-01' },
    ]);
    expect(await get(soonDeleted._id)).not.toHaveProperty('snoozed_until');
  });

  it('many leads can be marked as spam at once, and unmarked again [S-2.128]', async () => {
    const ids = await stored(1, 2);
    await changeAll(ids.map((id) => ({ id, version: 0, suspicious: true })));
    expect((await leads.call(ListLeads, {})).items).toEqual([]);
    expect((await leads.call(ListLeads, { state: 'suspicious' })).total).toBe(2);
    await changeAll(ids.map((id) => ({ id, version: 0, suspicious: false })));
    expect((await leads.call(ListLeads, {})).total).toBe(2);
  });
});

describe('the deletion of spam', () => {
  it('the deletion of all spam removes the spam leads with all their records, and no other lead [S-2.128]', async () => {
    const spam = origin({ suspicion: 'zu schnell' });
    const { id } = await leads.call(leadRpcs.valuation, { form: valuationForm(), origin: spam });
    const token = new ServiceToken('bff', 'leads', serviceKey);
    const upload = await fetch(
      `http://127.0.0.1:${leads.port()}${replyFilesPath}/${id}?name=plan.pdf&by=u1`,
      { method: 'POST', body: '%PDF-1.7', headers: await token.headers() },
    );
    expect(upload.status).toBe(200);
    const [real = ''] = await stored(1);
    expect(await leads.call(DeleteSpam, { ids: [id, real] })).toMatchObject({ deleted: [id] });
    expect(await leads.call(DeleteSpam, { ids: [id, real] })).toEqual({ deleted: [], audit: null });
    await expect(get(id)).rejects.toMatchObject({ problem: { code: 'not-found' } });
    expect(await get(real)).toMatchObject({ id: real });
    const collections = await leads.store.listCollections();
    for (const { name } of collections) {
      const records = await leads.store.collection(name).find().toArray();
      expect([name, JSON.stringify(records).includes(id)]).toEqual([name, false]);
    }
  });
});

describe('the leads of a property', () => {
  it('the leads about a property are listed, and counted for many properties at once, without spam [S-2.133]', async () => {
    const ask = (propertyId: number, suspicion: string | null = null) =>
      leads.call(leadRpcs.expose, { form: exposeForm({ propertyId }), origin: origin({ suspicion }) });
    const first = await ask(1);
    const second = await ask(1);
    await ask(2);
    await ask(2, 'zu schnell');
    await leads.call(leadRpcs.contact, { form: contactForm(), origin: origin() });
    const { items } = await leads.call(CountLeadsOf, { properties: [1, 2, 3] });
    expect(new Map(items.map(({ id, count }) => [id, count]))).toEqual(
      new Map([
        [1, 2],
        [2, 1],
      ]),
    );
    const listed = (await leads.call(ListLeads, { property: 1 })).items.map(({ id }) => id);
    expect(listed.sort()).toEqual([first.id, second.id].sort());
  });
});
