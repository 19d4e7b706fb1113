import { randomUUID } from 'node:crypto';
import {
  AddComment,
  ChangeLead,
  ChangeLeads,
  CountLeadsOf,
  CountUnread,
  DeleteComment,
  ExportLeads,
  GetLead,
  ListLeads,
  MergeLead,
  ReadLead,
  ResendLeadMail,
} from '@estate/contracts/leads/inbox';
import { GetLeadsOverview, leadRpcs } from '@estate/contracts/leads/leads';
import { DropReplyFile, replyFilesPath, SendReply } from '@estate/contracts/leads/reply';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { serviceKey } from '@estate/test-kit/service-keys';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contactForm, exposeForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';

let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.close());

const owner = 'u1';
let own: string;
let foreign: string;
const send = async (name: string, assignee: string) => {
  const { id } = await leads.call(leadRpcs.contact, { form: contactForm({ name }), origin: origin() });
  await leads.leads.updateOne({ _id: id }, { $set: { 'handling.assignee': assignee } });
  return id;
};
beforeEach(async () => {
  await leads.clear();
  own = await send('Eigene Anfrage', 'u1');
  foreign = await send('Fremde Anfrage', 'u2');
});

const gone = { problem: { code: 'not-found' } };
const reply = () => ({
  id: randomUUID(),
  subject: 'Re: Nachricht',
  text: 'Guten Tag',
  files: [],
  handled: false,
  seen: 0,
});
const filesOf = async (id: string, rest: string, query: Record<string, string>, init: RequestInit = {}) =>
  fetch(
    `http://127.0.0.1:${leads.port()}${replyFilesPath}/${id}${rest}?${new URLSearchParams(query).toString()}`,
    {
      ...init,
      headers: await new ServiceToken('bff', 'leads', serviceKey).headers(),
    },
  );

describe('an account that may see its own leads alone', () => {
  it('an account limited to its own leads finds and counts no other lead in list, badge, export and overview [S-2.166]', async () => {
    const { items, total } = await leads.call(ListLeads, { owner });
    expect([items.map(({ id }) => id), total]).toEqual([[own], 1]);
    expect((await leads.call(ListLeads, { owner, assignee: 'u2' })).items).toEqual([]);
    expect((await leads.call(ListLeads, { owner, q: 'Fremde' })).items).toEqual([]);
    expect(await leads.call(CountUnread, { owner })).toEqual({ unread: 1 });
    expect(await leads.call(CountUnread, {})).toEqual({ unread: 2 });
    const file = await leads.call(ExportLeads, { owner });
    expect([file.text.includes(own), file.audit?.changes]).toEqual([
      true,
      [{ field: 'exported', before: null, after: '1' }],
    ]);
    const since = new Date(Date.now() - 60_000).toISOString();
    expect(await leads.call(GetLeadsOverview, { since, owner })).toMatchObject({ new_leads: 1, unread: 1 });
  });

  it('an account limited to its own leads can neither open nor change another lead, as if it did not exist [S-2.166]', async () => {
    const by = owner;
    await expect(leads.call(GetLead, { id: foreign, owner })).rejects.toMatchObject(gone);
    await expect(leads.call(ReadLead, { id: foreign, by, owner })).rejects.toMatchObject(gone);
    await expect(
      leads.call(ChangeLead, { id: foreign, by, owner, suspicious: true, version: 0 }),
    ).rejects.toMatchObject(gone);
    const items = [foreign, own].map((id) => ({ id, version: 0, state: 'open' as const }));
    expect(await leads.call(ChangeLeads, { items, by, owner })).toMatchObject({
      items: [{ id: own }],
      unchanged: [foreign],
    });
    const comment = { id: randomUUID(), text: 'Fremd' };
    await expect(leads.call(AddComment, { id: foreign, by, owner, comment })).rejects.toMatchObject(gone);
    await expect(
      leads.call(DeleteComment, { id: foreign, by, owner, comment: comment.id }),
    ).rejects.toMatchObject(gone);
    await expect(leads.call(MergeLead, { id: own, by, owner, into: foreign })).rejects.toMatchObject(gone);
    await expect(
      leads.call(ChangeLead, { id: foreign, by, owner, assignee: 'u1', version: 0 }),
    ).rejects.toMatchObject(gone);
    await expect(
      leads.call(ResendLeadMail, { id: foreign, by, owner, mail: 'agency' }),
    ).rejects.toMatchObject(gone);
    await expect(
      leads.call(SendReply, { id: foreign, by, owner, broker: null, reply: reply() }),
    ).rejects.toMatchObject(gone);
    await expect(
      leads.call(DropReplyFile, { id: foreign, file: randomUUID(), by, owner }),
    ).rejects.toMatchObject(gone);
    expect(await leads.call(GetLead, { id: foreign })).toMatchObject({ state: 'new', assignee: 'u2' });
  });

  it('an account limited to its own leads sees no other lead by person, property or duplicate [S-2.166]', async () => {
    const email = 'beide@example.net';
    const ask = async (assignee: string) => {
      const form = exposeForm({ email });
      const { id } = await leads.call(leadRpcs.expose, { form, origin: origin() });
      await leads.leads.updateOne({ _id: id }, { $set: { 'handling.assignee': assignee } });
      return id;
    };
    const [theirs, mine] = [await ask('u2'), await ask('u1')];
    expect((await leads.call(ListLeads, { owner, person: mine })).total).toBe(1);
    expect((await leads.call(ListLeads, { owner, person: theirs })).total).toBe(0);
    expect((await leads.call(CountLeadsOf, { owner, properties: [1] })).items).toEqual([{ id: 1, count: 1 }]);
    expect(await leads.call(GetLead, { id: mine, owner })).not.toHaveProperty('double_of');
    expect(await leads.call(GetLead, { id: mine })).toMatchObject({ double_of: theirs });
  });

  it('an account limited to its own leads can neither upload nor download a file of another lead', async () => {
    const body = Buffer.from('%PDF-1.7 Ein Exposé');
    const upload = (id: string, more: object) =>
      filesOf(id, '', { name: 'plan.pdf', by: 'u2', ...more }, { method: 'POST', body });
    expect((await upload(foreign, { owner })).status).toBe(404);
    const { id: file } = (await (await upload(foreign, {})).json()) as { id: string };
    expect((await filesOf(foreign, `/${file}`, { owner })).status).toBe(404);
    expect((await filesOf(foreign, `/${file}`, {})).status).toBe(200);
  });

  it('an account limited to its own leads can handle its own leads and assign one to a colleague [S-2.166]', async () => {
    await leads.call(ReadLead, { id: own, by: owner, owner });
    const handled = await leads.call(ChangeLead, { id: own, by: owner, owner, state: 'handled', version: 0 });
    expect(handled).toMatchObject({ state: 'handled' });
    const { version } = handled;
    const given = await leads.call(ChangeLead, { id: own, by: owner, owner, assignee: 'u2', version });
    expect(given).toMatchObject({ assignee: 'u2' });
    await expect(leads.call(GetLead, { id: own, owner })).rejects.toMatchObject(gone);
  });
});
