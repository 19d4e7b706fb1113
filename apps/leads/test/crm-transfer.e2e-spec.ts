import { ErasePerson } from '@estate/contracts/leads/erasure';
import {
  OrderCrmTransfer,
  type CrmTransferOutcome,
  crmTransferJob,
  GetCrmTransferSettings,
  GetLeadToTransfer,
  RecordCrmTransferOutcome,
  RetryCrmTransfers,
  SetCrmTransferSettings,
} from '@estate/contracts/leads/crm-transfer';
import { ChangeLead, GetLead, ListLeads } from '@estate/contracts/leads/inbox';
import { GetLeadsOverview, leadRpcs } from '@estate/contracts/leads/leads';
import { crmTransferQueue } from '@estate/contracts/queues';
import { type LeadKind } from '@estate/domain/forms/all-forms';
import { type ContactField } from '@estate/domain/forms/crm-transfer';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Queue } from 'bullmq';
import { InboxService } from '../src/inbox/inbox.service.ts';
import { callbackForm, contactForm, exposeForm, searchForm, valuationForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';

const thursday = new Date('2026-11-26T10:00:00Z');
const day = 24 * 60 * 60_000;

let leads: LeadsUnderTest;
let queue: Queue;
beforeAll(async () => {
  // The pause after a failure is longer than the test, unless the test moves the clock.
  leads = await startLeads({}, { firstPauseMs: 60_000 });
  queue = new Queue(crmTransferQueue, { connection: { url: leads.redis.url } });
});
afterAll(async () => {
  await queue.close();
  await leads.close();
});
beforeEach(async () => {
  leads.setClock(thursday);
  await leads.clear();
  await leads.store.collection('crm_transfer_settings').deleteMany({});
  await queue.obliterate({ force: true });
});

const write = async (suspicion: string | null = null, form = exposeForm()) =>
  (await leads.call(leadRpcs.expose, { form, origin: origin({ suspicion }) })).id;
const order = (id: string, overwrite?: ContactField, owner: string | null = null) =>
  leads.call(OrderCrmTransfer, { id, owner, by: 'u1', order: overwrite ? { overwrite } : {} });
const get = (id: string) => leads.call(GetLead, { id });
const toFile = async (id: string) => (await leads.call(GetLeadToTransfer, { id })).lead;
/** Acts as crm-sync: requests the lead and reports the outcome. */
const note = async (id: string, outcome: CrmTransferOutcome) => {
  await toFile(id);
  return leads.call(RecordCrmTransferOutcome, { id, outcome });
};
const isQueued = async (id: string) => (await queue.getJob(crmTransferJob(id).opts.jobId)) !== undefined;
const transferred = {
  state: 'transferred',
  contact_id: 123,
  was_known: true,
  task_id: 456,
  conflicts: [{ field: 'home_cell', theirs: '0160 1', ours: '0171 2' }],
} as const satisfies CrmTransferOutcome;
const automatic = (kinds: LeadKind[], version = 0) => leads.call(SetCrmTransferSettings, { kinds, version });

describe('a lead that staff order into the CRM', () => {
  it('a lead that staff send to the CRM gets a queue job without personal data, and its history names the account that ordered the transfer [S-2.200]', async () => {
    const id = await write();
    expect((await get(id)).crm_transfer).toBeUndefined();
    expect((await order(id)).crm_transfer).toEqual({ state: 'waiting', conflicts: [] });
    await eventually(async () =>
      expect((await queue.getJob(crmTransferJob(id).opts.jobId))?.data).toEqual({ leadId: id }),
    );
    await note(id, transferred);
    const { crm_transfer, history } = await get(id);
    expect(crm_transfer).toEqual({
      ...transferred,
      transferred_at: expect.stringMatching(/^2026-11-26T10:00/),
    });
    expect(history).toMatchObject([{ what: 'transferred', by: 'u1' }]);
  });

  it('a lead that staff send to the CRM several times is transferred once', async () => {
    const id = await write();
    await Promise.all([order(id), order(id), order(id)]);
    await note(id, transferred);
    await note(id, { ...transferred, contact_id: 999 });
    expect((await order(id)).crm_transfer).toMatchObject({ state: 'transferred', contact_id: 123 });
    expect((await get(id)).history).toHaveLength(1);
    expect(await toFile(id)).toBeNull();
  });

  it('a lead that staff send to the CRM is passed to crm-sync with the same text as the mail to the agency', async () => {
    const id = await write(null, exposeForm({ email: 'aenne@example.net' }));
    await order(id);
    const lead = await toFile(id);
    expect(lead).toMatchObject({
      person: {
        salutation: 'frau',
        first_name: 'Änne',
        last_name: 'Sörensen',
        email: 'aenne@example.net',
        phone: '040 12345',
      },
      title: 'Exposé-Anfrage: Villa am Park (Änne Sörensen)',
      property_id: 1,
      delete_after: '2027-11-26',
      overwrite: [],
    });
    expect(lead?.html).toContain('Villa am Park');
    expect(lead?.search).toBeUndefined();
  });

  it.each([
    ['contact', contactForm({ name: 'Jo Maria Witt' }), { first_name: 'Jo Maria', last_name: 'Witt' }],
    ['callback', callbackForm({ name: 'Lund' }), { first_name: '', last_name: 'Lund' }],
    ['valuation', valuationForm(), { first_name: '', last_name: 'Voß' }],
    ['search', searchForm(), { first_name: 'Bo', last_name: 'Kröger' }],
  ] as const)(
    'a lead of the kind %s that staff send to the CRM is passed to crm-sync with separate first and last name',
    async (kind, form, names) => {
      const { id } = await leads.call(leadRpcs[kind], { form, origin: origin() });
      await order(id);
      const lead = await toFile(id);
      expect(lead?.person).toMatchObject(names);
      expect(lead?.search?.location).toBe(kind === 'search' ? 'Blankenese' : undefined);
    },
  );

  it('a lead that belongs to one broker can be sent to the CRM by no other broker [S-2.166]', async () => {
    const id = await write();
    await expect(order(id, undefined, 'u2')).rejects.toMatchObject({ problem: { code: 'not-found' } });
    expect((await get(id)).crm_transfer).toBeUndefined();
  });
});

describe('a lead that is not transferred yet', () => {
  it('the failed CRM transfer of a lead is repeated after growing pauses, and at once if staff order it again [S-2.204]', async () => {
    const id = await write();
    await order(id);
    await note(id, { state: 'delayed', reason: 'Propstack ist zurzeit nicht erreichbar.' });
    // A sweep that began before may still have added it.
    await leads.nextSweep();
    await queue.obliterate({ force: true });
    await leads.nextSweep();
    expect(await isQueued(id)).toBe(false);
    expect((await get(id)).crm_transfer).toMatchObject({
      state: 'waiting',
      reason: 'Propstack ist zurzeit nicht erreichbar.',
      next_attempt_at: expect.stringMatching(/^2026-11-26T10:01/),
    });
    leads.setClock(new Date(thursday.getTime() + 90_000));
    await eventually(async () => expect(await isQueued(id)).toBe(true));
    await note(id, { state: 'delayed', reason: 'Noch einmal.' });
    await leads.nextSweep();
    await queue.obliterate({ force: true });
    expect((await order(id)).crm_transfer).not.toHaveProperty('next_attempt_at');
    await eventually(async () => expect(await isQueued(id)).toBe(true));
  });

  it('the CRM transfer of a lead fails after three days, or at once if a person has to act, and can be ordered again [S-2.204]', async () => {
    const id = await write();
    await order(id);
    leads.setClock(new Date(thursday.getTime() + 3 * day + 60_000));
    await note(id, { state: 'delayed', reason: 'Propstack antwortet nicht.' });
    expect((await get(id)).crm_transfer).toMatchObject({
      state: 'failed',
      reason: 'Nach drei Tagen aufgegeben. Propstack antwortet nicht.',
    });
    expect((await order(id)).crm_transfer).toEqual({ state: 'waiting', conflicts: [] });
    await note(id, { state: 'failed', reason: 'Der API-Schlüssel darf das nicht.' });
    expect((await get(id)).crm_transfer).toMatchObject({ state: 'failed' });
  });

  it('a failed CRM transfer of a lead stores the id of the contact that it created, and never shows it as a known contact [S-2.204]', async () => {
    const id = await write();
    await order(id);
    const contact = { contact_id: 123, was_known: false };
    await note(id, { state: 'failed', reason: 'Der API-Schlüssel darf keine Notizen anlegen.', contact });
    expect((await get(id)).crm_transfer).toMatchObject({ state: 'failed', ...contact });
    await order(id);
    expect(await toFile(id)).toMatchObject({ contact_id: 123 });
    await note(id, transferred);
    expect((await get(id)).crm_transfer).toMatchObject({ state: 'transferred', ...contact });
  });

  it('the outcome of a CRM transfer is not lost if the attempt ends while staff order it again [S-2.204]', async () => {
    const id = await write();
    await order(id);
    const contact = { contact_id: 123, was_known: false };
    const inbox = leads.get(InboxService);
    const find = inbox.find.bind(inbox);
    const spy = jest.spyOn(inbox, 'find').mockImplementationOnce(async (one) => {
      const lead = await find(one);
      await note(id, { state: 'delayed', reason: 'Propstack ist zurzeit nicht erreichbar.', contact });
      return lead;
    });
    await order(id);
    spy.mockRestore();
    await note(id, transferred);
    expect((await get(id)).crm_transfer).toMatchObject({ state: 'transferred', ...contact });
  });

  it('leads with a failed CRM transfer are listed, and staff can repeat all failed transfers with one click [S-2.204]', async () => {
    const [id, other, spam] = [await write(), await write(), await write()];
    for (const one of [id, other, spam]) {
      await order(one);
      await note(one, { state: 'failed', reason: 'Der API-Schlüssel darf das nicht.' });
    }
    await leads.leads.updateOne({ _id: spam }, { $set: { suspicion: 'Von Hand als Spam markiert' } });
    const found = (await leads.call(ListLeads, { state: 'untransferred' })).items;
    expect(new Set(found.map((lead) => lead.id))).toEqual(new Set([id, other]));
    expect((await leads.call(GetLeadsOverview, { since: thursday.toISOString() })).untransferred).toBe(2);
    await queue.obliterate({ force: true });
    expect(await leads.call(RetryCrmTransfers, { by: 'u2' })).toMatchObject({ ordered: 2 });
    for (const one of [id, other]) {
      expect((await get(one)).crm_transfer).toEqual({ state: 'waiting', conflicts: [] });
      await eventually(async () => expect(await isQueued(one)).toBe(true));
    }
    expect((await get(spam)).crm_transfer).toMatchObject({ state: 'failed' });
  });

  it('the CRM transfer of a lead gets a new queue job if Redis has lost the first one [S-2.206]', async () => {
    await automatic(['expose']);
    const id = await write();
    await eventually(async () => expect(await isQueued(id)).toBe(true));
    await queue.obliterate({ force: true });
    await eventually(async () => expect(await isQueued(id)).toBe(true));
  });
});

describe('a field in which lead and CRM differ', () => {
  it('a contact field with different values in lead and CRM is overwritten in the CRM once staff choose the lead’s value [S-2.203]', async () => {
    const id = await write();
    await order(id);
    await note(id, transferred);
    // Without differing fields, an order to overwrite one changes nothing.
    expect((await order(id, 'email')).crm_transfer).toMatchObject({ state: 'transferred' });
    expect((await order(id, 'home_cell')).crm_transfer).toMatchObject({ state: 'waiting', contact_id: 123 });
    // A repeat of the call.
    await order(id, 'home_cell');
    await expect(order(id, 'last_name')).rejects.toMatchObject({ problem: { code: 'conflict' } });
    expect(await toFile(id)).toMatchObject({ contact_id: 123, overwrite: ['home_cell'] });
    await note(id, { ...transferred, conflicts: [] });
    const { crm_transfer, history } = await get(id);
    expect(crm_transfer).toMatchObject({ state: 'transferred', conflicts: [] });
    expect(history.map(({ what, detail }) => [what, detail])).toEqual([
      ['transferred', undefined],
      ['overwritten', 'home_cell'],
    ]);
  });
});

describe('a kind of leads that staff chose for the CRM', () => {
  it('leads of a kind that staff selected for the CRM are transferred automatically, and their history names no account [S-2.207]', async () => {
    expect(await leads.call(GetCrmTransferSettings, {})).toEqual({ kinds: [], version: 0, failed: 0 });
    expect(await automatic(['expose'])).toMatchObject({ kinds: ['expose'], version: 1, failed: 0 });
    const id = await write();
    const other = (await leads.call(leadRpcs.contact, { form: contactForm(), origin: origin() })).id;
    await note(id, transferred);
    expect((await get(id)).history).toMatchObject([{ what: 'transferred', by: '' }]);
    expect((await get(other)).crm_transfer).toBeUndefined();
  });

  it('the lead kinds for automatic CRM transfer are not overwritten if a colleague changed them meanwhile', async () => {
    await automatic(['expose']);
    await automatic(['expose', 'search'], 1);
    for (const version of [0, 1])
      await expect(automatic(['contact'], version)).rejects.toMatchObject({
        problem: { code: 'outdated-record' },
      });
    expect(await automatic([], 2)).toMatchObject({ kinds: [], version: 3, failed: 0 });
  });
});

describe('nothing is transferred', () => {
  it('a spam lead is not transferred to the CRM until staff unmark it, whether the transfer was ordered before or after [S-2.208]', async () => {
    await automatic(['expose']);
    const id = await write('zu schnell ausgefüllt');
    await leads.nextSweep();
    expect(await isQueued(id)).toBe(false);
    expect(await toFile(id)).toBeNull();
    await expect(order(id)).rejects.toMatchObject({ problem: { code: 'conflict' } });
    await leads.call(ChangeLead, { id, by: 'u1', version: 0, suspicious: false });
    await eventually(async () => expect(await isQueued(id)).toBe(true));
    expect(await toFile(id)).not.toBeNull();
  });

  it('the outcome of a CRM transfer is stored if the lead became spam during the transfer [S-2.208]', async () => {
    const id = await write();
    await order(id);
    await leads.leads.updateOne({ _id: id }, { $set: { suspicion: 'Von Hand als Spam markiert' } });
    await note(id, transferred);
    expect((await get(id)).crm_transfer).toMatchObject({ state: 'transferred', contact_id: 123 });
  });

  it('the leads of an erased person are not transferred to the CRM, and the stored CRM ids are deleted with the lead [S-2.208]', async () => {
    const email = 'petra@example.net';
    const id = await write(null, exposeForm({ email }));
    await order(id);
    await note(id, transferred);
    const [known] = (await leads.person({ email })).leads;
    expect(known?.crm_transfer).toMatchObject({ contact_id: 123, task_id: 456 });
    await order(id, 'home_cell');
    await leads.call(ErasePerson, { email });
    await eventually(async () => expect(await leads.leads.countDocuments()).toBe(0));
    expect(await toFile(id)).toBeNull();
    await note(id, transferred);
    const all = await Promise.all((await leads.store.db!.collections()).map((one) => one.find().toArray()));
    expect(JSON.stringify(all)).not.toMatch(/"contact_id"|petra@/);
  });

  it('the name of an erased person is removed from the CRM differences shown at another person’s lead', async () => {
    const email = 'petra@example.net';
    const id = await write();
    await order(id);
    await note(id, {
      ...transferred,
      conflicts: [{ field: 'email', theirs: email, ours: 'jo@example.net' }],
    });
    await leads.call(ErasePerson, { email });
    await eventually(async () =>
      expect((await get(id)).crm_transfer?.conflicts[0]?.theirs).toBe('[gelöscht]'),
    );
  });
});
