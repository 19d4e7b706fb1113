import { GetLeadsOverview, leadRpcs } from '@estate/contracts/leads/leads';
import { ExportLeads, GetLead, type LeadRow, ListLeads } from '@estate/contracts/leads/inbox';
import { GetLeadQueues } from '@estate/contracts/queues';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type z } from 'zod';
import { type Lead } from '../src/lead/lead.ts';
import { contactForm, exposeForm, searchForm, valuationForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';
import { storedEntry, storedLead } from './stored-leads.ts';

let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.close());
beforeEach(async () => {
  await leads.clear();
});

const list = (query: z.input<typeof ListLeads.input> = {}) => leads.call(ListLeads, query);
const idsOf = ({ items }: { items: readonly Pick<LeadRow, 'id'>[] }) => items.map(({ id }) => id);
const write = (fields: Parameters<typeof contactForm>[0] = {}, suspicion: string | null = null) =>
  leads.call(leadRpcs.contact, { form: contactForm(fields), origin: origin({ suspicion }) });
const get = (id: string) => leads.call(GetLead, { id });

describe('the overview', () => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const overview = (since = ago(60)) => leads.call(GetLeadsOverview, { since });
  const none = { agency: 0, digest: 0, visitor: 0, reply: 0, staff: 0 };

  it('the overview of leads shows zeros before the first lead', async () => {
    expect(await overview()).toEqual({
      new_leads: 0,
      waiting: 0,
      due_today: 0,
      assigned: 0,
      unread: 0,
      overdue: 0,
      untransferred: 0,
      stopped_subscribers: 0,
      last_lead_at: null,
      waiting_mails: none,
      oldest_waiting_at: null,
      missing_receipts: { count: 0, since: null },
      background: expect.arrayContaining([expect.stringMatching(/^Abgelaufene Anfragen: stündlich, /)]),
    });
  });

  it('the overview of leads counts those after their due time as overdue, without spam [S-2.121]', async () => {
    const lead = (
      n: number,
      minutes: number,
      fields: Partial<Lead['handling']>,
      suspicion: string | null = null,
    ) =>
      storedLead(n, {
        suspicion,
        handling: { version: 0, due_at: new Date(Date.now() + minutes * 60_000), ...fields },
      });
    await leads.leads.insertMany([
      lead(1, -1, { state: 'open' }),
      lead(2, -1, { state: 'new' }),
      lead(3, -1, { state: 'handled' }),
      lead(4, -1, { state: 'new' }, 'zu schnell'),
      lead(5, 1, { state: 'new' }),
      lead(6, -1, { state: 'answered' }),
      lead(7, -1, { state: 'answered', snoozed_until: new Date(0) }),
    ]);
    expect(await overview()).toMatchObject({ overdue: 3 });
  });

  it('the overview of leads counts waiting leads, those due today, and those of an account [S-2.233]', async () => {
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    const lead = (n: number, handling: Partial<Lead['handling']>, suspicion: string | null = null) =>
      storedLead(n, { suspicion, handling: { version: 0, ...handling } });
    await leads.leads.insertMany([
      lead(1, { state: 'new', due_at: hours(-1) }),
      lead(2, { state: 'open', due_at: hours(48), assignee: 'u1' }),
      lead(3, { state: 'new', due_at: hours(48), snoozed_until: hours(48), assignee: 'u1' }),
      lead(4, { state: 'answered', assignee: 'u1' }),
      lead(5, { state: 'new', due_at: hours(-1) }, 'zu schnell'),
    ]);
    const counts = (input: object) => leads.call(GetLeadsOverview, { since: ago(60), ...input });
    expect(await counts({ assignee: 'u1' })).toMatchObject({ waiting: 2, due_today: 1, assigned: 1 });
    expect(await counts({ owner: 'u1', assignee: 'u1' })).toMatchObject({ waiting: 1, due_today: 0 });
  });

  it('the overview of leads shows the number of jobs in the mail queue', async () => {
    await eventually(async () => {
      const { items } = await leads.call(GetLeadQueues, {});
      // The next run of the daily job is delayed until then.
      expect(items).toEqual([{ name: 'lead-mail', waiting: 0, active: 0, delayed: 1, failed: 0 }]);
    });
  });

  it('the overview of leads counts new leads and waiting mails, with suspected leads counted separately', async () => {
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
  it('the inbox lists leads of every kind, newest first, with person, property, mails and state [S-2.70]', async () => {
    const { id: message } = await write({ name: 'Jo Witt', email: 'jo@example.net' });
    const { id: expose } = await leads.call(leadRpcs.expose, { form: exposeForm(), origin: origin() });
    const { id: search } = await leads.call(leadRpcs.search, { form: searchForm(), origin: origin() });
    const { id: valuation } = await leads.call(leadRpcs.valuation, {
      form: valuationForm(),
      origin: origin(),
    });
    await eventually(async () => {
      const { items, total } = await list();
      expect(total).toBe(4);
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

  it('a lead in the inbox shows the form fields in German, with consent, mails and history', async () => {
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
      property: { id: 1, title: 'Villa am Park' },
      content: [],
      consent: { version: 'expose-2026-11' },
      mail: { agency: { state: 'sent', attempts: 1 }, visitor: { state: 'sent' } },
      comments: [],
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
    ['Soerensen', 'expose'],
    ['hund kamin miete', 'search'],
    ['0171 1234567', 'search'],
    ['+49 171 123', 'search'],
    ['0049171/12345', 'search'],
    ['makler-müller', 'valuation'],
    ['xn--makler-mller-klb.de', 'valuation'],
    ['.*', undefined],
    ['(zq+)+$', undefined],
  ])('the search in the inbox finds leads by the words %j [S-2.131]', async (q, kind) => {
    await write({ name: 'Ganz Anders', email: 'x@example.org' });
    await leads.call(leadRpcs.expose, { form: exposeForm({ email: 'aenne@example.net' }), origin: origin() });
    await leads.call(leadRpcs.search, {
      form: searchForm({ phone: '+49 (0)171 1234567' }),
      origin: origin(),
    });
    const email = 'info@xn--makler-mller-klb.de';
    await leads.call(leadRpcs.valuation, { form: valuationForm({ email }), origin: origin() });
    expect((await list({ q })).items.map((row) => row.kind)).toEqual(kind === undefined ? [] : [kind]);
  });

  it('the search in the inbox finds a lead by its id, and by the name of a property that catalog sent later', async () => {
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

  it('the pages of the inbox have a stable order, even for leads received at the same moment', async () => {
    const received_at = new Date('2026-11-01T10:00:00Z');
    const stored = Array.from({ length: 25 }, (_, n) => storedLead(n, { received_at }));
    await leads.leads.insertMany(stored);
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, page_size: 10 })));
    expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 5]);
    expect(new Set(pages.flatMap(idsOf)).size).toBe(25);
  });

  it('the inbox can be filtered by kind of form and by what has to be done [S-2.70]', async () => {
    const [fresh, handled, suspected, undelivered] = [
      storedLead(1, { handling: { state: 'new', version: 0 } }),
      storedLead(2, { handling: { state: 'handled', version: 1 } }),
      storedLead(3, { suspicion: 'zu schnell', handling: { state: 'open' } }),
      storedLead(4, { mails: { agency: 'sent', visitor: 'failed' } }),
    ] as const;
    await leads.leads.insertMany([fresh, handled, suspected, undelivered]);
    const reason = '550 no such user';
    await leads.outbox.insertOne(storedEntry(undelivered, 'visitor', { state: 'failed', reason }));
    const found = async (query: z.input<typeof ListLeads.input>) => idsOf(await list(query));
    expect(await found({ state: 'new' })).toEqual([fresh._id]);
    expect(await found({ state: 'handled' })).toEqual([handled._id]);
    expect(await found({ state: 'unhandled' })).toEqual([fresh._id, undelivered._id]);
    expect(await found({ state: 'open' })).toEqual([undelivered._id]);
    expect(await found({})).not.toContain(suspected._id);
    expect(await found({ state: 'suspicious' })).toEqual([suspected._id]);
    expect(await found({ state: 'undelivered' })).toEqual([undelivered._id]);
    expect(await found({ kind: 'expose' })).toEqual([handled._id, undelivered._id]);
    expect((await get(undelivered._id)).mail.visitor.reason).toBe('Letzter Versuch: 550 no such user');
  });

  it('the export of the inbox contains complete leads and applies the filters of the list', async () => {
    await leads.leads.insertMany([storedLead(1), storedLead(2), storedLead(3)]);
    const { text, next, audit } = await leads.call(ExportLeads, { kind: 'contact', q: 'witt' });
    expect(text.match(/Jo Witt\d/g)).toEqual(['Jo Witt1', 'Jo Witt3']);
    expect(next).toBeNull();
    // The words of the search are not audited, because they may name a person.
    expect(audit?.changes.map(({ field, after }) => [field, after])).toEqual([
      ['kind', 'contact'],
      ['searched', 'ja'],
      ['exported', '2'],
    ]);
  });

  it('the export of the inbox contains each lead once, in the order of the list, over any number of pages', async () => {
    const stored = Array.from({ length: 400 }, (_, n) => storedLead(n));
    await leads.leads.insertMany(stored.toReversed());
    const pages: string[][] = [];
    const facts: unknown[] = [];
    let cursor: string | null = null;
    do {
      const page: z.output<typeof ExportLeads.output> = await leads.call(
        ExportLeads,
        cursor ? { cursor } : {},
      );
      // The id is the last cell of a line.
      pages.push([...page.text.matchAll(/"([0-9a-f-]{36})"\r\n/g)].map(([, id = '']) => id));
      facts.push(page.audit?.changes);
      cursor = page.next;
    } while (cursor !== null);
    expect(pages.length).toBeGreaterThan(2);
    // The facts of the first page alone are stored in the audit log.
    expect(facts[0]).toEqual([{ field: 'exported', before: null, after: '400' }]);
    expect(pages.flat()).toEqual(stored.map(({ _id }) => _id));
  });
});
