import {
  FileSearchRequest,
  RequestExpose,
  SendContactMessage,
  SubmitValuation,
} from '@estate/contracts/leads';
import { ChangeLead, ExportLeads, GetLead, type LeadRow, ListLeads } from '@estate/contracts/leads-staff';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type z } from 'zod';
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
  leads.call(SendContactMessage, { form: contactForm(fields), origin: origin({ suspicion }) });
const get = (id: string) => leads.call(GetLead, { id });
const change = (id: string, fields: object) =>
  leads.call(ChangeLead, { id, by: 'u1', version: 0, ...fields });

describe('the inbox', () => {
  it('lists leads of every kind, newest first, with person, property, mails and state', async () => {
    const { id: message } = await write({ name: 'Jo Witt', email: 'jo@example.net' });
    const { id: expose } = await leads.call(RequestExpose, { form: exposeForm(), origin: origin() });
    const { id: search } = await leads.call(FileSearchRequest, { form: searchForm(), origin: origin() });
    const { id: valuation } = await leads.call(SubmitValuation, { form: valuationForm(), origin: origin() });
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
    const { id } = await leads.call(RequestExpose, {
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
            { label: 'Titel', value: 'Villa am Park' },
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
    await leads.call(RequestExpose, { form: exposeForm({ email: 'aenne@example.net' }), origin: origin() });
    await leads.call(FileSearchRequest, { form: searchForm(), origin: origin() });
    await leads.call(SubmitValuation, { form: valuationForm(), origin: origin() });
    expect((await list({ q })).items.map((row) => row.kind)).toEqual(kind === undefined ? [] : [kind]);
  });

  it('finds a lead by its id, and one whose property catalog named later', async () => {
    const { id } = await write();
    expect(idsOf(await list({ q: id }))).toEqual([id]);
    await leads.catalog.close();
    const late = await leads.call(RequestExpose, { form: exposeForm(), origin: origin() });
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
    expect(await found({ state: 'open' })).toEqual([fresh._id, suspected._id, undelivered._id]);
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
