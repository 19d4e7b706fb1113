import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EraseInCrmSync } from '@estate/contracts/hashed-address';
import { DeleteLead, ErasePerson, ListErasures, type Erasure } from '@estate/contracts/leads/erasure';
import { erasureReplaysCollection, ListedErasure } from '@estate/contracts/leads/erasure-list';
import { OrderCrmTransfer, GetLeadToTransfer } from '@estate/contracts/leads/crm-transfer';
import { ChangeLead, GetLead, ResendLeadMail } from '@estate/contracts/leads/inbox';
import { leadRpcs } from '@estate/contracts/leads/leads';
import { replyFilesPath, SendReply, type ReplyOrder } from '@estate/contracts/leads/reply';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { createGate } from '@estate/test-kit/gate';
import { serviceKey } from '@estate/test-kit/service-keys';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { newCrmTransfer } from '../src/crm-transfer/crm-transfers.ts';
import { contactForm, valuationForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';
import { isHistory, placesWith } from './places-with.ts';
import { storedEntry, storedLead, storedReply } from './stored-leads.ts';

const email = 'petra.person@example.net';
const inAnHour = () => new Date(Date.now() + 3_600_000);
/** An entry whose attempt has ended. */
const ended = { state: 'sent', claim: null, claimed_until: null } as const;

let leads: LeadsUnderTest;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deletions-'));
  leads = await startLeads({ ERASURE_LIST_URL: pathToFileURL(folder).href });
});
afterAll(async () => {
  await leads.close();
  await rm(folder, { recursive: true, maxRetries: 5 });
});
beforeEach(async () => {
  for (const records of [leads.leads, leads.erasures, leads.outbox]) await records.deleteMany({});
  leads.mailbox.clear();
});

const deleteLead = (id: string) => leads.call(DeleteLead, { id, reason: 'test' });
const proofOf = async (id: string): Promise<Erasure | undefined> =>
  (await leads.call(ListErasures, {})).items.find((one) => one.id === id);
const reply = (part: Partial<ReplyOrder> = {}): ReplyOrder => ({
  id: randomUUID(),
  subject: 'Re: Ihre Bewertung',
  text: 'Guten Tag, wir kommen am Montag zum Birnbaum.',
  files: [],
  handled: false,
  seen: 0,
  ...part,
});

async function upload(id: string): Promise<string> {
  const token = new ServiceToken('bff', 'leads', serviceKey);
  const answer = await fetch(
    `http://127.0.0.1:${leads.port()}${replyFilesPath}/${id}?name=Grundriss-Birnbaum.pdf&by=u1`,
    { method: 'POST', body: '%PDF-1.7 Inhalt-Birnbaum', headers: await token.headers() },
  );
  return ((await answer.json()) as { id: string }).id;
}

describe('the deletion of one lead', () => {
  afterEach(() => leads.mailbox.refuse({}));

  it('the deletion of one lead removes it from every collection and Redis, and is confirmed after a final count [S-2.190]', async () => {
    leads.mailbox.rejectWith(450);
    const form = valuationForm({ email, address_street: 'Am Birnbaum' });
    const { id } = await leads.call(leadRpcs.valuation, { form, origin: origin() });
    await leads.addresses.insertOne({
      _id: randomUUID(),
      address_street: form.address_street,
      address_number: form.address_number,
      address_postal_code: form.address_postal_code,
      address_city: form.address_city,
      client_ip: null,
      suspicion: null,
      received_at: new Date(),
      delete_after: inAnHour(),
      body_hash: 'h',
    });
    const files = [await upload(id), await upload(id)].slice(0, 1);
    await leads.call(SendReply, { id, by: 'u1', broker: null, reply: reply({ files }) });
    await leads.call(ChangeLead, { id, by: 'u1', version: 0, assignee: 'u2' });
    expect(await leads.outbox.countDocuments({ kind: 'assignment' })).toBe(1);
    const words = [email, 'birnbaum', id];
    const before = await placesWith(leads, words);
    for (const place of ['leads: birnbaum', 'reply_files: birnbaum', 'valuation_addresses: birnbaum'])
      expect(before).toContain(place);
    expect(before.some((place) => place.startsWith('outbox'))).toBe(true);
    expect(before.some((place) => place.startsWith('bull'))).toBe(true);

    const { kind, erasure } = await deleteLead(id);
    expect(kind).toBe('valuation');
    const done = await eventually(async () => {
      const proof = await proofOf(erasure.id);
      if (!proof?.done_at) throw new Error('not done');
      return proof;
    });
    expect(done).toMatchObject({
      subject: 'lead',
      parts: [{ service: 'leads', erased: { leads: 1, saved_addresses: 1, notices: 1 }, left: {} }],
    });
    expect((await placesWith(leads, words)).filter((place) => !isHistory(place))).toEqual([]);
    leads.mailbox.refuse({});
    await leads.nextSweep();
    expect(leads.mailbox.received()).toEqual([]);
  });

  it('the deletion of one lead changes no other lead of the person, except for a link to the deleted one [S-2.190]', async () => {
    const first = storedLead(1, { form: contactForm({ email, name: 'Petra Person' }) });
    const double = storedLead(3, {
      form: contactForm({ email, name: 'Petra Person', message: 'Petra Person fragt nach.' }),
      comments: [{ id: randomUUID(), at: new Date(), by: 'u1', text: 'Doppelt', lead: first._id }],
    });
    await leads.leads.insertMany([first, double]);
    expect((await deleteLead(first._id)).erasure.done_at).toEqual(expect.any(String));
    const [left] = await leads.leads.find().toArray();
    expect(left).toMatchObject({ _id: double._id, form: double.form, comments: [{ text: 'Doppelt' }] });
    expect(left?.comments?.[0]).not.toHaveProperty('lead');
  });

  it('the deletion of one lead succeeds for two simultaneous clicks, and is answered as not found afterwards [S-2.191]', async () => {
    const [one, other] = [storedLead(1), storedLead(3)];
    await leads.leads.insertMany([one, other]);
    await deleteLead(one._id);
    await expect(deleteLead(one._id)).rejects.toMatchObject({ problem: { code: 'not-found' } });
    const both = await Promise.allSettled([deleteLead(other._id), deleteLead(other._id)]);
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
    for (const answer of both)
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({ problem: { code: 'not-found' } });
      else expect(answer.value.erasure.done_at).toEqual(expect.any(String));
    await expect(leads.call(GetLead, { id: other._id })).rejects.toMatchObject({
      problem: { code: 'not-found' },
    });
  });

  it('the deletion of one lead waits for a reply that is being sent, shows that, and then continues automatically [S-2.191]', async () => {
    const lead = storedLead(1, { replies: [storedReply({ mail: 'pending' })] });
    await leads.leads.insertMany([lead]);
    await leads.outbox.insertOne(storedEntry(lead, 0, { claim: 'c', claimed_until: inAnHour() }));
    const { erasure } = await deleteLead(lead._id);
    expect(erasure).toMatchObject({ done_at: null, parts: [{ left: { leads: 1, sending: 1 } }] });
    expect(await leads.call(GetLead, { id: lead._id })).toMatchObject({
      replies: [{ text: 'Gern am Montag.' }],
    });
    await leads.changeEntry(lead._id, 0, ended);
    await eventually(async () =>
      expect(await proofOf(erasure.id)).toMatchObject({ done_at: expect.any(String), parts: [{ left: {} }] }),
    );
    expect(await leads.leads.countDocuments()).toBe(0);
  });

  it('the deletion of one lead is not confirmed while its jobs in Redis cannot be counted [S-2.191]', async () => {
    const lead = storedLead(1);
    await leads.leads.insertMany([lead]);
    await leads.redis.stop();
    const { erasure } = await deleteLead(lead._id);
    await leads.redis.start();
    expect(erasure.done_at).toBeNull();
    await eventually(async () => expect((await proofOf(erasure.id))?.done_at).toEqual(expect.any(String)));
  });

  it('the deletion of one lead is repeated after a restored backup, without deleting other leads of the person [S-2.190]', async () => {
    const [gone, kept] = [1, 3].map((n) =>
      storedLead(n, { form: contactForm({ email, name: 'Petra Person', message: 'von Petra Person' }) }),
    ) as [ReturnType<typeof storedLead>, ReturnType<typeof storedLead>];
    await leads.leads.insertMany([gone, kept]);
    const { erasure } = await deleteLead(gone._id);
    const list = join(folder, 'erasures');
    const { id: _id, ...entry } = await eventually(async () => {
      expect(await readdir(list)).toContain(`${erasure.id}.json`);
      return ListedErasure.parse(JSON.parse(await readFile(join(list, `${erasure.id}.json`), 'utf8')));
    });
    expect(JSON.stringify(entry)).not.toContain(gone._id);
    await leads.stop();
    await leads.erasures.deleteMany({});
    await leads.leads.insertMany([gone]);
    const replays = leads.store.collection<Omit<ListedErasure, 'id'> & { _id: string }>(
      erasureReplaysCollection,
    );
    await replays.insertOne({ _id, ...entry });
    await leads.restart();
    await eventually(async () => expect(await replays.countDocuments()).toBe(0));
    expect(await leads.leads.find().toArray()).toMatchObject([{ _id: kept._id, form: kept.form }]);
    expect(await proofOf(_id)).toMatchObject({ subject: 'lead', done_at: expect.any(String) });
  });
});

describe('an erasure', () => {
  it('an erasure shows which records remain in which service, and is not finished before they are deleted [S-2.191]', async () => {
    leads.others.answer({
      [EraseInCrmSync.message]: () => ({ mentions: 1, left: { calls: 2, webhooks: 0 } }),
    });
    const { id } = await leads.call(ErasePerson, { email });
    await eventually(async () => {
      const parts = (await proofOf(id))?.parts;
      expect(parts?.[1]).toMatchObject({ service: 'crm-sync', confirmed_at: null, left: { calls: 2 } });
      expect(parts?.[0]?.confirmed_at).toEqual(expect.any(String));
    });
    expect((await proofOf(id))?.done_at).toBeNull();
    leads.others.answer({ [EraseInCrmSync.message]: () => ({ mentions: 0, left: {} }) });
    await eventually(async () => expect((await proofOf(id))?.done_at).toEqual(expect.any(String)));
  });

  it('an erasure blocks new mails and CRM transfers of the leads from its order on, even while one mail is still being sent', async () => {
    const crmSync = createGate();
    leads.others.answer({ [EraseInCrmSync.message]: () => crmSync.opened.then(() => ({ mentions: 0 })) });
    // The round of the erasure before waits for crm-sync, so that the second one only gets its order stored.
    await leads.leads.insertOne(storedLead(1, { form: contactForm({ email: 'o@example.net' }) }));
    await leads.call(ErasePerson, { email: 'o@example.net' });
    await eventually(async () => expect(await leads.leads.countDocuments()).toBe(0));
    await leads.mailbox.stop();
    const waiting = { attempts: 9, next_attempt_at: new Date(Date.now() + 60_000) };
    const lead = storedLead(1, {
      form: contactForm({ email }),
      mails: { agency: 'pending', visitor: 'pending' },
      replies: [storedReply({ mail: 'pending' }), storedReply({ mail: 'pending' })],
      crm_transfer: newCrmTransfer('u1'),
    });
    await leads.leads.insertOne(lead);
    await leads.outbox.insertMany([
      storedEntry(lead, 'agency', waiting),
      storedEntry(lead, 'visitor', waiting),
      storedEntry(lead, 0, { claim: 'c', claimed_until: inAnHour() }),
      storedEntry(lead, 1, waiting),
      storedEntry(lead, 'crm'),
    ]);
    const { _id: id } = lead;
    const erasure = await leads.call(ErasePerson, { email });
    await leads.changeEntry(id, 'agency', { next_attempt_at: null });
    await leads.changeEntry(id, 'visitor', { next_attempt_at: null });
    leads.mailbox.clear();
    await leads.mailbox.start();
    expect((await leads.call(GetLeadToTransfer, { id })).lead).toBeNull();
    const one = { id, owner: null, by: 'u1' };
    for (const refused of [
      leads.call(OrderCrmTransfer, { ...one, order: {} }),
      leads.call(SendReply, { ...one, broker: null, reply: reply() }),
      leads.call(ResendLeadMail, { ...one, mail: 'agency' }),
    ])
      await expect(refused).rejects.toMatchObject({ problem: { code: 'conflict' } });
    await leads.nextSweep();
    expect((await leads.entryOf(id, 'agency')).attempts).toBe(9);
    crmSync.open();
    await eventually(async () =>
      expect((await proofOf(erasure.id))?.parts[0]?.left).toMatchObject({ sending: 1 }),
    );
    await leads.nextSweep();
    expect(leads.mailbox.received()).toEqual([]);
    await leads.changeEntry(id, 0, ended);
    await eventually(async () => expect((await proofOf(erasure.id))?.done_at).toEqual(expect.any(String)));
    expect(await leads.leads.countDocuments()).toBe(0);
    expect(leads.mailbox.received()).toEqual([]);
  });
});
