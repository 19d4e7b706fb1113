import { randomUUID } from 'node:crypto';
import { leadRpcs } from '@estate/contracts/leads/leads';
import { AddComment, DeleteComment, GetLead, ListLeads, MergeLead } from '@estate/contracts/leads/inbox';
import { maxComment, maxComments } from '@estate/domain/forms/lead-filter';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contactForm, exposeForm, viewingForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';
import { storedLead } from './stored-leads.ts';

let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.close());
beforeEach(async () => {
  await leads.clear();
});

const write = (fields: Parameters<typeof contactForm>[0] = {}) =>
  leads.call(leadRpcs.contact, { form: contactForm(fields), origin: origin() });
const get = (id: string) => leads.call(GetLead, { id });
const comment = (id: string, text: string, { by = 'u1', commentId = randomUUID() } = {}) =>
  leads.call(AddComment, { id, by, comment: { id: commentId, text } });
const found = async (q: string) => (await leads.call(ListLeads, { q })).items.map(({ id }) => id);

describe('comments on a lead', () => {
  it('comments on a lead show author and time, are sorted by time, and are found by the search [S-2.123]', async () => {
    const { id } = await write();
    await comment(id, 'Ruft zurück.\r\nMorgen');
    const lead = await comment(id, 'Mag keine Geländer', { by: 'u2' });
    expect(lead).toMatchObject({
      version: 0,
      comment_count: 2,
      comments: [
        { by: 'u1', text: 'Ruft zurück.\nMorgen', at: expect.any(String) },
        { by: 'u2', text: 'Mag keine Geländer' },
      ],
    });
    expect(await found('gelaender morgen')).toEqual([id]);
  });

  it('comments on a lead are stored once for a double click, and a comment id is refused with another text [S-2.123]', async () => {
    const { id } = await write();
    const commentId = randomUUID();
    await Promise.all([comment(id, 'Eins', { commentId }), comment(id, 'Eins', { commentId })]);
    await expect(comment(id, 'Zwei', { commentId })).rejects.toMatchObject({
      problem: { code: 'key-reused' },
    });
    expect((await get(id)).comments.map(({ text }) => text)).toEqual(['Eins']);
  });

  it('comments on a lead that two colleagues send at the same moment are both stored [S-2.123]', async () => {
    const { id } = await write();
    const texts = ['eins', 'zwei', 'drei', 'vier'];
    await Promise.all(texts.map((text) => comment(id, text)));
    expect((await get(id)).comments.map(({ text }) => text).sort()).toEqual([...texts].sort());
    expect(await found('eins zwei drei vier')).toEqual([id]);
  });

  it('comments on a lead can be deleted only by their author, and are then no longer found by the search [S-2.123]', async () => {
    const { id } = await write();
    const { comments } = await comment(id, 'Geheimnis');
    const order = { id, comment: comments[0]?.id ?? '' };
    await expect(leads.call(DeleteComment, { ...order, by: 'u2' })).rejects.toMatchObject({
      problem: { code: 'no-permission' },
    });
    const lead = await leads.call(DeleteComment, { ...order, by: 'u1' });
    expect(lead).toMatchObject({ comments: [], history: [{ what: 'uncommented', by: 'u1' }] });
    expect(await found('geheimnis')).toEqual([]);
    expect(await leads.call(DeleteComment, { ...order, by: 'u1' })).toMatchObject({ comments: [] });
  });

  it('comments on a lead are limited in number and length [S-2.123]', async () => {
    const full = Array.from({ length: maxComments }, () => ({
      id: randomUUID(),
      at: new Date(),
      by: 'u1',
      text: 'x',
    }));
    const lead = storedLead(1, { comments: full });
    await leads.leads.insertOne(lead);
    await expect(comment(lead._id, 'noch einer')).rejects.toMatchObject({ problem: { code: 'conflict' } });
    await expect(comment(lead._id, 'x'.repeat(maxComment + 1))).rejects.toMatchObject({
      problem: { code: 'invalid-input' },
    });
  });

  it('comments on a lead are part of the stored data that a person can request [S-2.123]', async () => {
    const { id } = await write({ email: 'auskunft@example.net' });
    await comment(id, 'Steht hier');
    const person = await leads.person({ email: 'Auskunft@example.net' });
    expect(person.leads[0]?.comments).toMatchObject([{ text: 'Steht hier' }]);
  });
});

describe('leads of the same person', () => {
  const ask = async (fields: Parameters<typeof exposeForm>[0]) =>
    (await leads.call(leadRpcs.expose, { form: exposeForm(fields), origin: origin() })).id;
  const byPerson = async (person: string) =>
    (await leads.call(ListLeads, { person })).items.map(({ id }) => id).sort();
  const doubles = async () =>
    new Map((await leads.call(ListLeads, {})).items.map(({ id, double_of }) => [id, double_of]));

  it('leads of the same person are found by e-mail address or telephone number in any spelling [S-2.129]', async () => {
    const first = await ask({ email: 'Ida@Example.net', phone: '0170 5550123' });
    const second = await ask({ email: 'ida@example.net', phone: '' });
    const third = await ask({ phone: '+49 (0) 170/555 01 23' });
    const other = await ask({ phone: '0170 5550124' });
    expect(await byPerson(first)).toEqual([first, second, third].sort());
    expect(await byPerson(second)).toEqual([first, second].sort());
    expect(await byPerson(other)).toEqual([other]);
  });

  it('leads of the same person are marked as duplicates if the same form about the same property was sent twice within three days [S-2.130]', async () => {
    const email = 'doppelt@example.net';
    const first = await ask({ email });
    const same = await ask({ email });
    const elsewhere = await ask({ email, propertyId: 2 });
    const { propertyId } = exposeForm();
    const { id: visit } = await leads.call(leadRpcs.viewing, {
      form: viewingForm({ email, propertyId }),
      origin: origin(),
    });
    const { id: message } = await write({ email });
    const { id: again } = await write({ email });
    const marks = await doubles();
    expect([first, same, elsewhere, visit, message, again].map((id) => marks.get(id))).toEqual([
      undefined,
      first,
      undefined,
      undefined,
      undefined,
      message,
    ]);
    await leads.leads.updateOne(
      { _id: first },
      { $set: { received_at: new Date(Date.now() - 4 * 86_400_000) } },
    );
    expect((await doubles()).get(same)).toBeUndefined();
  });

  it('leads of the same person are merged once for a double click, and the duplicate is closed and links to the first lead [S-2.130]', async () => {
    const email = 'zwei@example.net';
    const [first, same] = [await ask({ email }), await ask({ email })];
    const merge = () => leads.call(MergeLead, { id: same, into: first, by: 'u1' });
    await merge();
    const lead = await merge();
    expect(lead).toMatchObject({
      state: 'handled',
      comments: [
        { lead: first, by: 'u1', text: expect.stringMatching(/^Doppelt: Die erste Anfrage kam am/) },
      ],
    });
    expect(lead).not.toHaveProperty('double_of');
    const stranger = await ask({ phone: '040 999999' });
    await expect(leads.call(MergeLead, { id: stranger, into: first, by: 'u1' })).rejects.toMatchObject({
      problem: { code: 'conflict' },
    });
  });
});
