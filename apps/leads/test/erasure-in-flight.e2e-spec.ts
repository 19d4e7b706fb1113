import { DeleteLead, ErasePerson, ListErasures } from '@estate/contracts/leads/erasure';
import {
  OrderCrmTransfer,
  GetLeadToTransfer,
  RecordCrmTransferOutcome,
} from '@estate/contracts/leads/crm-transfer';
import { leadRpcs } from '@estate/contracts/leads/leads';
import { createGate } from '@estate/test-kit/gate';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contactForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';
import { isHistory, placesWith } from './places-with.ts';

const email = 'petra.person@example.net';
const minute = 60_000;
let gate = createGate();

let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.close());
afterEach(() => gate.open());
beforeEach(async () => {
  await leads.clear();
  await leads.erasures.deleteMany({});
  leads.setClock(new Date());
  leads.mailbox.refuse({});
  leads.mailbox.clear();
});

const write = async () => {
  const form = contactForm({ email, name: 'Petra Quittenbaum', message: 'Vom Quittenbaum.' });
  return (await leads.call(leadRpcs.contact, { form, origin: origin() })).id;
};
const erase = async () => (await leads.call(ErasePerson, { email })).id;
const here = async (id: string) => {
  const { items } = await leads.call(ListErasures, {});
  return items.find((one) => one.id === id)?.parts[0];
};
const waitsFor = (id: string) =>
  eventually(async () => expect((await here(id))?.left).toMatchObject({ sending: 1 }));
const done = (id: string) =>
  eventually(async () => {
    const part = await here(id);
    expect(part?.confirmed_at).toEqual(expect.any(String));
    return part;
  });

/**
 * Expects that after two sweeps no mail was sent, and that no collection and no Redis key contains data of the lead.
 */
async function nothingLeavesOrStays(id: string): Promise<void> {
  leads.mailbox.clear();
  for (const _round of [1, 2]) await leads.nextSweep();
  expect(leads.mailbox.received()).toEqual([]);
  expect((await leads.call(GetLeadToTransfer, { id })).lead).toBeNull();
  const places = await placesWith(leads, [email, 'quittenbaum', id]);
  expect(places.filter((place) => !isHistory(place))).toEqual([]);
}

describe('an erasure that is ordered while a mail hangs at the mail server', () => {
  it('an erasure that is ordered while a mail to the person is being sent waits for that mail, stops all others, and deletes all data [S-2.191]', async () => {
    gate = createGate();
    let reached = 0;
    leads.mailbox.refuse({
      recipient: (to) => (to === email ? 450 : undefined),
      content: async () => {
        reached += 1;
        await gate.opened;
        return undefined;
      },
    });
    const id = await write();
    await eventually(() => expect(reached).toBe(1));
    await eventually(async () => expect((await leads.entryOf(id, 'visitor')).attempts).toBeGreaterThan(0));
    const erasure = await erase();
    await waitsFor(erasure);
    leads.mailbox.refuse({});
    await leads.wholeSweep();
    await leads.wholeSweep();
    expect(leads.mailbox.received()).toEqual([]);
    gate.open();
    expect((await done(erasure))?.erased).toMatchObject({ leads: 1 });
    expect(leads.mailbox.received().map(({ envelope }) => envelope.to.includes(email))).toEqual([false]);
    await nothingLeavesOrStays(id);
  });
});

describe('an erasure that is ordered while a transfer to the CRM hangs', () => {
  const transfer = async () => {
    const id = await write();
    await eventually(async () => expect((await leads.entryOf(id, 'visitor')).state).toBe('sent'));
    await leads.call(OrderCrmTransfer, { id, owner: null, by: 'u1', order: {} });
    expect((await leads.call(GetLeadToTransfer, { id })).lead).not.toBeNull();
    return id;
  };

  it('an erasure that is ordered during a CRM transfer waits for its outcome, and the proof counts the contact that remains in the CRM [S-2.191]', async () => {
    const id = await transfer();
    const erasure = await erase();
    await waitsFor(erasure);
    expect((await leads.call(GetLeadToTransfer, { id })).lead).toBeNull();
    const outcome = { state: 'transferred' as const, contact_id: 123, was_known: false, conflicts: [] };
    await leads.call(RecordCrmTransferOutcome, { id, outcome });
    expect((await done(erasure))?.erased).toMatchObject({ leads: 1, crm_contacts: 1 });
    await nothingLeavesOrStays(id);
  });

  it('an erasure that is ordered during a CRM transfer without an outcome ends after the maximum time of an attempt [S-2.191]', async () => {
    const id = await transfer();
    const { erasure } = await leads.call(DeleteLead, { id, reason: 'test' });
    await waitsFor(erasure.id);
    leads.setClock(new Date(Date.now() + 12 * minute));
    await done(erasure.id);
    await nothingLeavesOrStays(id);
  });
});
