import { PropertyPriceChanged } from '@estate/contracts/events';
import { leadRpcs } from '@estate/contracts/leads/leads';
import { ChangeLead, CountUnread, GetLead, ListLeads, ReadLead } from '@estate/contracts/leads/inbox';
import { SendReply } from '@estate/contracts/leads/reply';
import { maxReplies } from '@estate/domain/forms/reply';
import { publishEvent } from '@estate/server-kit/stores/events';
import { ProducerRedis } from '@estate/server-kit/stores/redis.module';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type z } from 'zod';
import { contactForm, exposeForm, valuationForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';
import { storedLead } from './stored-leads.ts';

/** A Thursday, before the office closes. */
const thursday = new Date('2026-11-26T10:00:00Z');

let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.close());
beforeEach(async () => {
  leads.setClock(thursday);
  await leads.clear();
});

const write = () => leads.call(leadRpcs.contact, { form: contactForm(), origin: origin() });
const get = (id: string) => leads.call(GetLead, { id });
const change = (id: string, fields: object) =>
  leads.call(ChangeLead, { id, by: 'u1', version: 0, ...fields });
const found = async (query: z.input<typeof ListLeads.input> = {}) =>
  (await leads.call(ListLeads, query)).items.map(({ id }) => id);
const answer = (id: string, handled = false) =>
  leads.call(SendReply, {
    id,
    by: 'u1',
    broker: null,
    reply: {
      id: randomUUID(),
      subject: 'Re: Ihre Nachricht',
      text: 'Gern am Montag.',
      files: [],
      handled,
      seen: maxReplies,
    },
  });

it('a changed price is recorded once in the history of open leads about the property [S-2.218]', async () => {
  const redis = leads.get(ProducerRedis);
  const writeExpose = (propertyId: number) =>
    leads.call(leadRpcs.expose, { form: exposeForm({ propertyId }), origin: origin() });
  const [{ id }, { id: closed }, { id: other }] = [
    await writeExpose(1),
    await writeExpose(1),
    await writeExpose(2),
  ];
  await change(closed, { state: 'handled' });
  const event = { id: 1, at: thursday.toISOString(), before: 500_000, after: null, currency: 'EUR' };
  await publishEvent(redis, PropertyPriceChanged, event);
  await publishEvent(redis, PropertyPriceChanged, event);
  await publishEvent(redis, PropertyPriceChanged, { ...event, id: 2, after: 480_000 });
  // Events are handled in their order.
  await eventually(async () =>
    expect((await get(other)).history).toEqual([
      { at: event.at, by: '', what: 'price-changed', detail: '500.000\u00a0€ → 480.000\u00a0€' },
    ]),
  );
  expect((await get(id)).history.map(({ detail }) => detail)).toEqual(['500.000\u00a0€ → Preis auf Anfrage']);
  expect((await get(closed)).history.map(({ what }) => what)).toEqual(['state']);
});

describe('the state of a lead', () => {
  it('the state of a lead remains new when staff open the lead, which then counts as read, with its first reader stored [S-2.120]', async () => {
    const { id } = await write();
    expect(await get(id)).toMatchObject({ state: 'new', unread: true });
    expect(await leads.call(ReadLead, { id, by: 'u1' })).toMatchObject({
      state: 'new',
      unread: false,
      version: 0,
    });
    await leads.call(ReadLead, { id, by: 'u2' });
    expect((await get(id)).history).toMatchObject([{ what: 'read', by: 'u1' }]);
    expect(await leads.call(CountUnread, {})).toEqual({ unread: 0 });
    expect(await change(id, { assignee: 'u2' })).toMatchObject({ state: 'new' });
  });

  it('the state of a lead becomes answered after a reply, unless staff chose another state [S-2.120]', async () => {
    const [{ id }, { id: later }, { id: closed }] = [await write(), await write(), await write()];
    expect(await answer(id)).toMatchObject({ state: 'answered', version: 1 });
    await change(later, { state: 'appointment' });
    expect(await answer(later)).toMatchObject({ state: 'appointment' });
    expect(await answer(closed, true)).toMatchObject({ state: 'handled' });
    expect(await answer(closed)).toMatchObject({ state: 'handled' });
  });

  it('the state of a lead can be changed in any order, is recorded in the history, and can be filtered [S-2.120]', async () => {
    const { id } = await write();
    const states = ['open', 'answered', 'appointment', 'declined', 'handled', 'new'] as const;
    for (const [version, state] of states.entries()) {
      expect(await change(id, { state, version })).toMatchObject({ state, version: version + 1 });
      expect(await found({ state })).toEqual([id]);
    }
    expect((await get(id)).history.map(({ what, detail }) => [what, detail])).toEqual(
      states.map((state) => ['state', state]),
    );
    expect(await found({ state: 'unhandled' })).toEqual([id]);
    await change(id, { state: 'declined', version: 6 });
    expect(await found({ state: 'unhandled' })).toEqual([]);
  });

  it('the change of a lead is refused if a colleague changed the same field meanwhile, and accepted if they changed another field [S-2.71]', async () => {
    const { id } = await write();
    await change(id, { state: 'open' });
    expect(await change(id, { state: 'open' })).toMatchObject({ version: 1 });
    await expect(change(id, { state: 'handled' })).rejects.toMatchObject({
      problem: { code: 'outdated-record', status: 409 },
    });
    const others = await Promise.all([
      change(id, { assignee: 'u2' }),
      change(id, { snoozed_until: '2026-12-01' }),
    ]);
    expect(others.map(({ state }) => state)).toEqual(['open', 'open']);
    expect(await get(id)).toMatchObject({ assignee: 'u2', snoozed_until: '2026-12-01', version: 3 });
  });

  it('the state of a lead is changed by only one of two colleagues who change it at once', async () => {
    const { id } = await write();
    const both = await Promise.allSettled([
      change(id, { state: 'handled' }),
      change(id, { state: 'declined' }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await get(id)).toMatchObject({ version: 1, history: [{ what: 'state' }] });
  });

  it('the history of a lead stores the last 100 events', async () => {
    const { id } = await write();
    for (let version = 0; version < 102; version += 1)
      await change(id, { state: version % 2 === 0 ? 'handled' : 'open', version });
    expect((await get(id)).history).toHaveLength(100);
  }, 30_000);

  it('the change of a lead that does not exist is answered as not found', async () => {
    const id = '6f1c1a52-6c0e-4a7e-9d0e-0b7f3f0f7a11';
    await expect(change(id, { state: 'handled' })).rejects.toMatchObject({ problem: { code: 'not-found' } });
    await expect(leads.call(ReadLead, { id, by: 'u1' })).rejects.toMatchObject({
      problem: { code: 'not-found' },
    });
  });
});

describe('the due day of a lead', () => {
  it('the due time of a lead is the end of office hours on the day promised to the visitor [S-2.121]', async () => {
    const { id } = await write();
    const valuation = await leads.call(leadRpcs.valuation, { form: valuationForm(), origin: origin() });
    expect(await get(id)).toMatchObject({ due_at: '2026-11-27T17:00:00.000Z', overdue: false });
    // Two days with office hours; the Saturday ends earlier.
    expect(await get(valuation.id)).toMatchObject({ due_at: '2026-11-28T15:00:00.000Z' });
    leads.setClock(new Date('2026-11-27T17:00:01Z'));
    expect(await get(id)).toMatchObject({ overdue: true });
    expect(await answer(id)).toMatchObject({ overdue: false });
    expect(await get(id)).not.toHaveProperty('due_at');
  });

  it('the inbox lists leads that are overdue or due today first, starting with the longest overdue [S-2.122]', async () => {
    const due = (n: number, due_at: string | undefined, state: 'new' | 'answered' = 'new') =>
      storedLead(n, { handling: { state, version: 0, ...(due_at ? { due_at: new Date(due_at) } : {}) } });
    const stored = [
      due(1, undefined),
      due(2, '2026-11-26T17:00:00Z'),
      due(3, '2026-11-24T17:00:00Z'),
      due(4, '2026-11-27T17:00:00Z'),
      due(5, '2026-11-20T17:00:00Z', 'answered'),
      due(6, '2026-11-23T17:00:00Z'),
    ] as const;
    await leads.leads.insertMany([...stored]);
    const order = [6, 3, 2, 1, 4, 5].map((n) => stored[n - 1]?._id);
    expect(await found()).toEqual(order);
    const pages = await Promise.all([1, 2, 3].map((page) => found({ page, page_size: 2 })));
    expect(pages.flat()).toEqual(order);
    expect(await found({ state: 'overdue' })).toEqual(order.slice(0, 2));
  });
});

describe('a snoozed lead', () => {
  it('a snoozed lead is hidden from the inbox until its day, except for its filter and the search, and then shown at the top [S-2.124]', async () => {
    const { id } = await write();
    const { id: other } = await write();
    expect(await change(id, { snoozed_until: '2026-12-01' })).toMatchObject({
      snoozed_until: '2026-12-01',
      due_at: '2026-12-01T17:00:00.000Z',
      unread: false,
      history: [{ what: 'snoozed', detail: '2026-12-01' }],
    });
    expect(await found()).toEqual([other]);
    expect(await found({ state: 'new' })).toEqual([other]);
    expect(await found({ state: 'snoozed' })).toEqual([id]);
    expect(await found({ q: 'witt' })).toHaveLength(2);
    leads.setClock(new Date('2026-11-30T23:00:01Z'));
    expect((await found())[1]).toBe(id);
    expect(await found({ state: 'snoozed' })).toEqual([]);
    // The other lead has been overdue for longer.
    expect((await found())[0]).toBe(other);
  });

  it('a snoozed lead returns to the inbox at once if staff end the snooze, and is no longer due once it is answered [S-2.124]', async () => {
    const { id } = await write();
    await change(id, { state: 'answered' });
    await change(id, { snoozed_until: '2026-12-01', version: 1 });
    expect(await get(id)).toMatchObject({ due_at: '2026-12-01T17:00:00.000Z' });
    expect(await answer(id)).not.toHaveProperty('due_at');
    expect(await found()).toEqual([id]);
    await change(id, { snoozed_until: '2026-12-02', version: 9 });
    expect(await change(id, { snoozed_until: null, version: 9 })).not.toHaveProperty('snoozed_until');
    expect(await found()).toEqual([id]);
  });

  it('a snoozed lead returns to the inbox at once if it is assigned to a colleague, and remains snoozed if staff assign it to themselves [S-2.221]', async () => {
    const { id } = await write();
    await change(id, { snoozed_until: '2026-12-01' });
    await change(id, { assignee: 'u1', version: 1 });
    expect(await get(id)).toMatchObject({ snoozed_until: '2026-12-01' });
    const assigned = await change(id, { assignee: 'u2', version: 2 });
    expect(assigned).not.toHaveProperty('snoozed_until');
    expect(assigned.history.slice(-2)).toMatchObject([
      { what: 'assigned', detail: 'u2' },
      { what: 'snoozed' },
    ]);
    expect(await found({ assignee: 'u2' })).toEqual([id]);
    const undone = { assignee: 'u1', snoozed_until: '2026-12-01', version: 3 };
    expect(await change(id, undone)).toMatchObject({ assignee: 'u1', snoozed_until: '2026-12-01' });
  });

  it.each([
    ['today', '2026-11-26'],
    ['a day that is over', '2026-11-01'],
    ['the day after it is deleted', '2027-11-28'],
    ['the first day of all', '0001-01-01'],
    ['a day of the first century', '0099-12-31'],
    ['the last day of all', '9999-12-31'],
  ])('the snooze of a lead is refused for %s [S-2.124]', async (_what, snoozed_until) => {
    const { id } = await write();
    await expect(change(id, { snoozed_until })).rejects.toMatchObject({
      problem: { code: 'invalid-input', errors: [{ field: 'snoozed_until' }] },
    });
    expect(await get(id)).toMatchObject({ version: 0 });
  });
});
