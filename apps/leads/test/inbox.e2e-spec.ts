import { GetLeadsOverview, leadRpcs } from '@estate/contracts/leads/leads';
import {
  ChangeLead,
  ExportLeads,
  GetLead,
  type LeadRow,
  ListLeads,
  ReadLead,
} from '@estate/contracts/leads/inbox';
import { GetLeadQueues } from '@estate/contracts/queues';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type z } from 'zod';
import { type Lead } from '../src/lead/lead.ts';
import { contactForm, exposeForm, searchForm, valuationForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';
import { storedLead } from './stored-leads.ts';

let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.close());
beforeEach(async () => {
  await leads.leads.deleteMany({});
});

const list = (query: z.input<typeof ListLeads.input> = {}) => leads.call(ListLeads, query);
const idsOf = ({ items }: { items: readonly Pick<LeadRow, 'id'>[] }) => items.map(({ id }) => id);
const write = (fields: Parameters<typeof contactForm>[0] = {}, suspicion: string | null = null) =>
  leads.call(leadRpcs.contact, { form: contactForm(fields), origin: origin({ suspicion }) });
const get = (id: string) => leads.call(GetLead, { id });
const change = (id: string, fields: object) =>
  leads.call(ChangeLead, { id, by: 'u1', version: 0, ...fields });

describe('the overview', () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const overview = (since = ago(60)) => leads.call(GetLeadsOverview, { since });
  const none = { agency: 0, digest: 0, visitor: 0, reply: 0, staff: 0 };

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
  });

  it('says how full the queue of mails is', async () => {
    const { items } = await leads.call(GetLeadQueues, {});
    expect(items).toEqual([{ name: 'lead-mail', waiting: 0, active: 0, delayed: 0, failed: 0 }]);
  });

  it('counts new leads and the mails that wait, suspected ones apart', async () => {
    leads.mailbox.rejectWith(451);
    const send = (suspicion: string | null) =>
      leads.call(leadRpcs.contact, { form: contactForm(), origin: origin({ suspicion }) });
    const { id } = await send(null);
    await send('zu schnell');
    await eventually(async () => {
      expect(await overview()).toMatchObject({
        new_leads: 2,
        unread: 1,
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
});

describe('the inbox', () => {
  it('lists leads of every kind, newest first, with person, property, mails and state', async () => {
    const { id: message } = await write({ name: 'Jo Witt', email: 'jo@example.net' });
    const { id: expose } = await leads.call(leadRpcs.expose, { form: exposeForm(), origin: origin() });
    const { id: search } = await leads.call(leadRpcs.search, { form: searchForm(), origin: origin() });
    const { id: valuation } = await leads.call(leadRpcs.valuation, {
      form: valuationForm(),
      origin: origin(),
    });
    await eventually(async () => {
      const { items, total, unread } = await list();
      expect([total, unread]).toEqual([4, 4]);
      expect(idsOf({ items })).toEqual([valuation, search, expose, message]);
      expect(items.map(({ kind }) => kind)).toEqual(['valuation', 'search', 'expose', 'contact']);
      expect(items[2]).toMatchObject({ name: 'Änne Sörensen', property: { id: 1, title: 'Villa am Park' } });
      expect(items[3]).toMatchObject({
        name: 'Jo Witt',
        email: 'jo@example.net',
        state: 'new',
        suspicious: false,
        mails: { agency: 'sent', visitor: 'sent' },
      });
    });
  });

  it('names the fields of a form in German, with consent, mails and history', async () => {
    const { id } = await leads.call(leadRpcs.expose, {
      form: exposeForm({ email: 'a@example.net' }),
      origin: origin(),
    });
    await eventually(async () => expect((await get(id)).mails).toEqual({ agency: 'sent', visitor: 'sent' }));
    expect(await get(id)).toMatchObject({
      title: 'Exposé-Anfrage: Villa am Park (Änne Sörensen)',
      salutation: 'Frau',
      name: 'Änne Sörensen',
      email: 'a@example.net',
      phone: '040 12345',
      content: [
        { text: 'Über die Website wurde ein Exposé angefordert.' },
        { heading: 'Immobilie' },
        {
          facts: [
            { label: 'Immobilie', value: 'Villa am Park' },
            { label: 'Ort', value: 'Hamburg' },
            { label: 'Nummer', value: '1' },
          ],
        },
      ],
      consent: { version: 'expose-2026-11' },
      mail: { agency: { state: 'sent', attempts: 1 }, visitor: { state: 'sent' } },
      note: '',
      version: 0,
      history: [],
    });
  });

  it.each([
    ['sörensen ÄNNE', 'expose'],
    ['aenne@example', 'expose'],
    ['villa park', 'expose'],
    ['04012 345', 'expose'],
    ['blankenese', 'search'],
    ['22765', 'valuation'],
    ['.*', undefined],
    ['(a+)+$', undefined],
  ])('finds %j', async (q, kind) => {
    await write({ name: 'Ganz Anders', email: 'x@example.org' });
    await leads.call(leadRpcs.expose, { form: exposeForm({ email: 'aenne@example.net' }), origin: origin() });
    await leads.call(leadRpcs.search, { form: searchForm(), origin: origin() });
    await leads.call(leadRpcs.valuation, { form: valuationForm(), origin: origin() });
    expect((await list({ q })).items.map((row) => row.kind)).toEqual(kind === undefined ? [] : [kind]);
  });

  it('finds a lead by its id, and one whose property catalog named later', async () => {
    const { id } = await write();
    expect(idsOf(await list({ q: id }))).toEqual([id]);
    await leads.catalog.close();
    const late = await leads.call(leadRpcs.expose, { form: exposeForm(), origin: origin() });
    expect(idsOf(await list({ q: 'villa' }))).toEqual([]);
    await leads.catalog.start();
    await eventually(async () => expect(idsOf(await list({ q: 'villa' }))).toEqual([late.id]), {
      timeoutMs: 15_000,
    });
  });

  it('pages in a stable order, also for leads of the same moment', async () => {
    const received_at = new Date('2026-11-01T10:00:00Z');
    const stored = Array.from({ length: 25 }, (_, n) => storedLead(n, { received_at }));
    await leads.leads.insertMany(stored);
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, page_size: 10 })));
    expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 5]);
    expect(new Set(pages.flatMap(idsOf)).size).toBe(25);
  });

  it('is filtered by kind and by what has to be done', async () => {
    const failed = {
      ...storedLead(1).mails.visitor,
      state: 'failed' as const,
      last_error: '550 no such user',
    };
    const [fresh, handled, suspected, undelivered] = [
      storedLead(1, { handling: { state: 'new', version: 0 } }),
      storedLead(2, { handling: { state: 'handled', version: 1 } }),
      storedLead(3, { suspicion: 'zu schnell', handling: { state: 'open' } }),
      storedLead(4, { mails: { agency: storedLead(1).mails.agency, visitor: failed } }),
    ] as const;
    await leads.leads.insertMany([fresh, handled, suspected, undelivered]);
    const found = async (query: z.input<typeof ListLeads.input>) => idsOf(await list(query));
    expect(await found({ state: 'new' })).toEqual([fresh._id]);
    expect(await found({ state: 'handled' })).toEqual([handled._id]);
    expect(await found({ state: 'open' })).toEqual([fresh._id, undelivered._id]);
    expect(await found({})).not.toContain(suspected._id);
    expect(await found({ state: 'suspicious' })).toEqual([suspected._id]);
    expect(await found({ state: 'undelivered' })).toEqual([undelivered._id]);
    expect(await found({ kind: 'expose' })).toEqual([handled._id, undelivered._id]);
    expect((await get(undelivered._id)).mail.visitor.reason).toBe(
      'Antwort auf den letzten Versuch: 550 no such user',
    );
  });

  it('reads leads of earlier versions as read, not handled and nobody’s, and completes their search text', async () => {
    const old = storedLead(2);
    await leads.leads.insertOne(old);
    await leads.leads.updateOne({ _id: old._id }, { $unset: { handling: true, search: true } });
    expect((await list()).unread).toBe(0);
    expect(await get(old._id)).toMatchObject({ state: 'open', version: 0, note: '', history: [] });
    expect(await get(old._id)).not.toHaveProperty('assignee');
    await leads.stop();
    await leads.restart();
    await eventually(async () => expect(idsOf(await list({ q: 'muster2' }))).toEqual([old._id]));
    expect(await change(old._id, { handled: true })).toMatchObject({ state: 'handled', version: 1 });
  });

  it('exports whole leads with the filters of the list', async () => {
    await leads.leads.insertMany([storedLead(1), storedLead(2), storedLead(3)]);
    const { items, next } = await leads.call(ExportLeads, { kind: 'contact' });
    expect(items.map(({ name }) => name)).toEqual(['Jo Witt1', 'Jo Witt3']);
    expect(next).toBeNull();
  });

  it('exports each lead once, in the order of the inbox, however many pages that takes', async () => {
    const stored = Array.from({ length: 400 }, (_, n) => storedLead(n));
    await leads.leads.insertMany(stored.toReversed());
    const pages: string[][] = [];
    let cursor: string | null = null;
    do {
      const page: z.output<typeof ExportLeads.output> = await leads.call(
        ExportLeads,
        cursor ? { cursor } : {},
      );
      pages.push(idsOf(page));
      cursor = page.next;
    } while (cursor !== null);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.flat()).toEqual(stored.map(({ _id }) => _id));
  });
});

describe('what staff keep about a lead', () => {
  it('begins when somebody reads it, and remembers who was first', async () => {
    const { id } = await write();
    expect(await leads.call(ReadLead, { id, by: 'u1' })).toMatchObject({ state: 'open', version: 0 });
    await leads.call(ReadLead, { id, by: 'u2' });
    expect((await get(id)).history).toMatchObject([{ what: 'read', by: 'u1' }]);
    expect((await leads.call(ListLeads, {})).unread).toBe(0);
  });

  it('is handled, assigned and noted, with a history', async () => {
    const { id } = await write();
    await change(id, { handled: true, assignee: 'u2', note: 'Ruft zurück.\r\nMorgen' });
    const after = await change(id, { handled: false, assignee: null, version: 1 });
    expect(after).toMatchObject({ state: 'open', note: 'Ruft zurück.\nMorgen', version: 2 });
    expect(after).not.toHaveProperty('assignee');
    expect(after.history).toMatchObject([
      { what: 'handled', by: 'u1' },
      { what: 'assigned', detail: 'u2' },
      { what: 'noted' },
      { what: 'reopened' },
      { what: 'assigned' },
    ]);
    expect(JSON.stringify(after.history)).not.toContain('Ruft');
  });

  it('is refused where the same field changed meanwhile, unless it is so already, and not for another field [S-2.71]', async () => {
    const { id } = await write();
    await change(id, { note: 'eins' });
    expect(await change(id, { note: 'eins' })).toMatchObject({ version: 1 });
    await expect(change(id, { note: 'Zu spät' })).rejects.toMatchObject({
      problem: { code: 'outdated-record', status: 409 },
    });
    expect(await get(id)).toMatchObject({ note: 'eins', version: 1 });
    const others = await Promise.all([change(id, { handled: true }), change(id, { assignee: 'u2' })]);
    expect(others.map(({ note }) => note)).toEqual(['eins', 'eins']);
    expect(await get(id)).toMatchObject({ state: 'handled', assignee: 'u2', note: 'eins', version: 3 });
  });

  it('of an earlier version is refused after any change, because nobody knows which field it was', async () => {
    const old = storedLead(1, { handling: { state: 'open', version: 4 } });
    await leads.leads.insertOne(old);
    await expect(change(old._id, { handled: true, version: 3 })).rejects.toMatchObject({
      problem: { code: 'outdated-record' },
    });
    expect(await change(old._id, { handled: true, version: 4 })).toMatchObject({ version: 5 });
  });

  it('is written by one of two who change it at once', async () => {
    const { id } = await write();
    const both = await Promise.allSettled([change(id, { note: 'eins' }), change(id, { note: 'zwei' })]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await get(id)).toMatchObject({ version: 1, history: [{ what: 'noted' }] });
  });

  it('keeps the last 100 events', async () => {
    const { id } = await write();
    for (let version = 0; version < 102; version += 1)
      await change(id, { handled: version % 2 === 0, version });
    expect((await get(id)).history).toHaveLength(100);
  }, 30_000);

  it('does not exist for a lead that does not exist', async () => {
    const id = '6f1c1a52-6c0e-4a7e-9d0e-0b7f3f0f7a11';
    await expect(change(id, { handled: true })).rejects.toMatchObject({ problem: { code: 'not-found' } });
    await expect(leads.call(ReadLead, { id, by: 'u1' })).rejects.toMatchObject({
      problem: { code: 'not-found' },
    });
  });
});
