import { randomUUID } from 'node:crypto';
import { agency } from '@estate/content/sections/agency';
import { brokers } from '@estate/content/brokers';
import { ErasePerson } from '@estate/contracts/leads/erasure';
import { GetLead, ListLeads, type ReplyFile, ResendLeadMail } from '@estate/contracts/leads/inbox';
import { leadRpcs } from '@estate/contracts/leads/leads';
import {
  DropReplyFile,
  GetReplyTemplates,
  type ReplyOrder,
  replyFilesPath,
  SendReply,
  SetReplyTemplates,
} from '@estate/contracts/leads/reply';
import { ServiceToken } from '@estate/server-kit/http/service-token';
import { serviceKey } from '@estate/test-kit/service-keys';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type AddressObject } from 'mailparser';
import { OutboxQueue } from '../src/outbox/outbox.queue.ts';
import { contactForm, exposeForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';

const broker = brokers()[1]!;
const pdf = Buffer.from('%PDF-1.7 Ein Exposé');
let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.close());
beforeEach(() => {
  leads.mailbox.clear();
  leads.mailbox.rejectWith(undefined);
});

const ask = (fields: Parameters<typeof contactForm>[0] = {}, suspicion: string | null = null) =>
  leads.call(leadRpcs.contact, { form: contactForm(fields), origin: origin({ suspicion }) });
const order = (part: Partial<ReplyOrder> = {}): ReplyOrder => ({
  id: randomUUID(),
  subject: 'Re: Ihre Nachricht an uns',
  text: 'Guten Tag Jo Witt,\n\ngern am Montag.',
  files: [],
  handled: false,
  seen: 0,
  ...part,
});
const reply = (id: string, part: Partial<ReplyOrder> = {}, slug: string | null = broker.slug) =>
  leads.call(SendReply, { id, by: 'u1', broker: slug, reply: order(part) });
const get = (id: string) => leads.call(GetLead, { id });
const replyStates = async (id: string) => (await get(id)).replies.map(({ mail }) => mail.state);

const ofFiles = async (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${leads.port()}${replyFilesPath}${path}`, {
    ...init,
    headers: await new ServiceToken('bff', 'leads', serviceKey).headers(),
  });
const upload = (id: string, name: string, body: Buffer, by = 'u1') =>
  ofFiles(`/${id}?${new URLSearchParams({ name, by }).toString()}`, {
    method: 'POST',
    body: new Uint8Array(body),
  });
const uploaded = async (id: string, name = 'Exposé Villa.pdf', body = pdf): Promise<ReplyFile> => {
  const answer = await upload(id, name, body);
  expect(answer.status).toBe(200);
  return (await answer.json()) as ReplyFile;
};

/** The mails that went to an address. */
const mailsTo = (address: string) =>
  leads.mailbox
    .received()
    .filter(({ envelope }) => envelope.to.includes(address))
    .map(({ mail }) => mail);
const senderOf = (address: AddressObject | undefined) => address?.value[0];

describe('a reply', () => {
  it('a reply to a lead is mailed in the broker’s name, in the thread of the confirmation, with its attachments and the quoted request [S-2.88]', async () => {
    const email = 'antwort@example.net';
    const { id } = await ask({ email });
    await eventually(async () => expect((await get(id)).mails.visitor).toBe('sent'));
    const file = await uploaded(id);
    const lead = await reply(id, { files: [file.id], handled: true });
    expect(lead).toMatchObject({ state: 'handled', version: 1, replies: [{ by: 'u1', from: broker.name }] });
    expect(lead.history.map(({ what }) => what)).toEqual(['replied', 'state']);
    await eventually(async () => expect(await replyStates(id)).toEqual(['sent']));
    const [confirmation, mail] = mailsTo(email);
    expect(senderOf(mail?.from)).toEqual({ name: broker.name, address: 'website@makler.example' });
    expect(senderOf(mail?.replyTo)).toEqual({ name: broker.name, address: broker.email });
    expect(mail?.subject).toBe('Re: Ihre Nachricht an uns');
    expect([mail?.inReplyTo, mail?.references]).toEqual([confirmation?.messageId, confirmation?.messageId]);
    expect(mail?.text).toMatch(
      /^Guten Tag Jo Witt,\n\ngern am Montag\.\n\nMaren Lührs\n[^]*\n\nIhre Anfrage vom .* Uhr:\n> Nachricht:\n> Wann haben Sie Zeit\?/,
    );
    expect(mail?.headers.has('auto-submitted')).toBe(false);
    expect(mail?.attachments).toMatchObject([
      { filename: 'Exposé Villa.pdf', contentType: 'application/pdf', content: pdf },
    ]);
  });

  it('a reply to a lead is sent once for two clicks in two tabs, and a different text with the same id is refused [S-2.89]', async () => {
    const email = 'einmal@example.net';
    const { id } = await ask({ email });
    const one = order();
    await Promise.all(
      Array.from({ length: 4 }, () => leads.call(SendReply, { id, by: 'u1', broker: null, reply: one })),
    );
    await expect(reply(id, { ...one, text: 'Anders' })).rejects.toMatchObject({
      problem: { code: 'key-reused' },
    });
    await eventually(async () => expect(await replyStates(id)).toEqual(['sent']));
    await leads.nextSweep();
    expect(mailsTo(email)).toHaveLength(2);
    expect((await get(id)).history.map(({ what }) => what)).toEqual(['replied']);
  });

  it('a second reply to a lead refers to the confirmation and the first reply, even without a confirmation [S-2.88]', async () => {
    const email = 'faden@example.net';
    const { id } = await ask({ email });
    await eventually(async () => expect((await get(id)).mails.visitor).toBe('sent'));
    for (const seen of [0, 1, 2]) {
      await reply(id, { seen, subject: `Re: ${seen}` });
      await eventually(async () => expect((await replyStates(id))[seen]).toBe('sent'));
    }
    const [confirmation, first, second, third] = mailsTo(email);
    const ids = [confirmation, first, second].map((mail) => mail?.messageId);
    expect([second?.inReplyTo, second?.references]).toEqual([ids[1], ids.slice(0, 2)]);
    expect([third?.inReplyTo, third?.references]).toEqual([ids[2], ids]);
    const { id: mute } = await ask({ email: 'faden2@example.net' }, 'zu schnell');
    await leads.leads.updateOne({ _id: mute }, { $set: { suspicion: null } });
    await reply(mute);
    await eventually(async () => expect(await replyStates(mute)).toEqual(['sent']));
    await reply(mute, { seen: 1 });
    await eventually(async () => expect(await replyStates(mute)).toEqual(['sent', 'sent']));
    const [one, other] = mailsTo('faden2@example.net');
    expect(one?.inReplyTo).toBeUndefined();
    expect([other?.inReplyTo, other?.references]).toEqual([one?.messageId, one?.messageId]);
  });

  it('a reply to a lead is refused if a colleague has answered meanwhile, and sent once its author has seen that answer [S-2.240]', async () => {
    const email = 'zweimal@example.net';
    const { id } = await ask({ email });
    const mine = order({ text: 'Auch gern.' });
    const first = order();
    await Promise.all([reply(id, first), reply(id, first)]);
    await expect(reply(id, mine)).rejects.toMatchObject({ problem: { code: 'outdated-record' } });
    expect((await get(id)).replies).toHaveLength(1);
    await reply(id, { ...mine, seen: 1 });
    // A repeated request for a stored reply is accepted, even if a colleague has answered meanwhile.
    await reply(id, first);
    await reply(id, mine);
    const both = [order({ seen: 2 }), order({ seen: 2 })];
    const sent = await Promise.allSettled(both.map((one) => reply(id, one)));
    expect(sent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await get(id)).replies).toHaveLength(3);
  });

  it.each([
    [{ text: 'wir haben eine Frage:\n\n{Welche Frage?}' }, 'text', '{Welche Frage?}'],
    [{ text: 'Viele Grüße\n{Makler}' }, 'text', '{Makler}'],
    [{ subject: 'Re: {Immobilie}' }, 'subject', '{Immobilie}'],
  ])(
    'a reply with an unfilled placeholder of a template is refused: %j [S-2.93]',
    async (part, field, gap) => {
      const { id } = await ask();
      const message = `Bitte füllen Sie diese Lücke noch aus: ${gap}`;
      await expect(reply(id, part)).rejects.toMatchObject({
        problem: { code: 'invalid-input', errors: [{ field: `reply.${field}`, message }] },
      });
    },
  );

  it('a reply by an account that is no broker is sent in the name of the agency, whoever the lead’s broker is', async () => {
    const { id } = await leads.call(leadRpcs.expose, {
      form: exposeForm({ propertyId: 2 }),
      origin: origin(),
    });
    const { replies, reply: beginning } = await reply(id, {}, null);
    expect(replies[0]?.from).toBe(agency.shipped.name);
    expect(beginning).toMatchObject({ greeting: 'Guten Tag Frau Sörensen' });
    expect(beginning.quote).toContain('Immobilie: Haus an der See');
  });

  it('a reply that the mail server refuses is shown as failed, found as undelivered, and can be sent again [S-2.90]', async () => {
    const { id } = await ask({ email: 'weg@example.net' });
    await eventually(async () => expect((await get(id)).mails).toEqual({ agency: 'sent', visitor: 'sent' }));
    leads.mailbox.rejectWith(550);
    const { replies } = await reply(id);
    await eventually(async () => expect(await replyStates(id)).toEqual(['failed']));
    expect((await get(id)).replies[0]?.mail.reason).toMatch(/550/);
    expect((await get(id)).mails.reply).toBe('failed');
    const { items } = await leads.call(ListLeads, { state: 'undelivered', page: 1, page_size: 50 });
    expect(items).toMatchObject([{ id, mails: { reply: 'failed' } }]);
    leads.mailbox.rejectWith(undefined);
    leads.mailbox.clear();
    const again = { id, mail: replies[0]!.id, by: 'u1' };
    await Promise.all([leads.call(ResendLeadMail, again), leads.call(ResendLeadMail, again)]);
    await eventually(async () => expect(await replyStates(id)).toEqual(['sent']));
    await leads.nextSweep();
    expect(mailsTo('weg@example.net')).toHaveLength(1);
    expect((await get(id)).mails).toEqual({ agency: 'sent', visitor: 'sent' });
  });

  it('a reply that waits for its next attempt has no queue job until then', async () => {
    const { id } = await ask({ email: 'pause@example.net' });
    await eventually(async () => expect((await get(id)).mails).toEqual({ agency: 'sent', visitor: 'sent' }));
    leads.mailbox.rejectWith(451);
    await reply(id);
    // The attempt has ended once its claim is released.
    await eventually(async () => expect((await get(id)).replies[0]?.mail.attempts).toBeGreaterThan(0));
    await eventually(async () => expect((await leads.entryOf(id, 0)).claim).toBeNull());
    await leads.changeEntry(id, 0, { next_attempt_at: new Date(Date.now() + 60_000) });
    await leads.nextSweep();
    const added = jest.spyOn(leads.get(OutboxQueue), 'addAll');
    await leads.nextSweep();
    expect(added.mock.calls.flat(2).filter(({ lead_id }) => lead_id === id)).toEqual([]);
    added.mockRestore();
    leads.mailbox.rejectWith(undefined);
    await leads.call(ResendLeadMail, { id, mail: (await get(id)).replies[0]!.id, by: 'u1' });
    await eventually(async () => expect(await replyStates(id)).toEqual(['sent']));
  });

  it('a reply to a lead waits while the mail server defers it', async () => {
    const { id } = await ask({ email: 'spaeter@example.net' });
    leads.mailbox.rejectWith(451);
    await reply(id);
    await eventually(async () => expect((await get(id)).replies[0]?.mail.attempts).toBeGreaterThan(1));
    leads.mailbox.rejectWith(undefined);
    await eventually(async () => expect(await replyStates(id)).toEqual(['sent']));
  });

  it('a reply is refused for a suspected lead, for one without an address, and for an unknown lead or mail', async () => {
    const { id: doubted } = await ask({}, 'zu schnell');
    const { id: mute } = await ask({ email: undefined });
    await expect(reply(doubted)).rejects.toMatchObject({ problem: { code: 'conflict' } });
    await expect(reply(mute)).rejects.toMatchObject({ problem: { code: 'conflict' } });
    await expect(reply(randomUUID())).rejects.toMatchObject({ problem: { code: 'not-found' } });
    await expect(
      leads.call(ResendLeadMail, { id: (await ask()).id, mail: randomUUID(), by: 'u1' }),
    ).rejects.toMatchObject({ problem: { code: 'not-found' } });
  });
});

describe('a file of a reply', () => {
  it.each([
    ['programm.exe', Buffer.from('MZ')],
    ['exposé.pdf', Buffer.from('MZ kein PDF')],
    ['ordner/plan.pdf', pdf],
    ['', pdf],
    ['.pdf', pdf],
    ['leer.pdf', Buffer.alloc(0)],
    ['seite.pdf', Buffer.from('<!doctype html>')],
    ['weit.pdf', Buffer.concat([Buffer.alloc(1_020, 'A'), pdf])],
    ['\uFFFD.pdf', pdf],
    ['\uD83C.pdf', pdf],
  ])('an attachment of a reply is refused by its name or content: %j [S-2.91]', async (name, body) => {
    const { id } = await ask();
    expect((await upload(id, name, body)).status).toBe(400);
  });

  it.each([
    ['a line feed', '\n'],
    ['a line end and a blank', '\r\n '],
    ['a byte order mark', '\uFEFF'],
    ['200 bytes', 'A'.repeat(200)],
    ['1,019 bytes', 'A'.repeat(1_019)],
  ])('an attachment is accepted as PDF if the PDF marker comes after %s', async (_name, before) => {
    const { id } = await ask();
    await uploaded(id, 'plan.pdf', Buffer.concat([Buffer.from(before), pdf]));
  });

  it.each([
    ['geschützt.docx', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /mit einem Kennwort geschützt/],
    ['liste.xlsx', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), /mit einem Kennwort geschützt/],
    ['leer.pdf', Buffer.alloc(0), /„leer.pdf“ ist leer/],
    ['.pdf', pdf, /Die Datei braucht einen Namen/],
    ['\uFFFD.pdf', pdf, /Dieser Dateiname ist nicht möglich/],
    ['plan.pdf', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /keine Datei dieser Art/],
  ])('the refusal of a reply’s attachment names the exact reason: %j', async (name, body, text) => {
    const { id } = await ask();
    const { errors } = (await (await upload(id, name, body)).json()) as { errors: { message: string }[] };
    expect(errors[0]?.message).toMatch(text);
  });

  it('attachments of a reply have Unicode-normalised names and are mailed in the chosen order [S-2.91]', async () => {
    const email = 'reihe@example.net';
    const { id } = await ask({ email });
    const names = ['3.pdf', 'Exposé.pdf'.normalize('NFD'), '1.pdf', '2.pdf'];
    const files: ReplyFile[] = [];
    for (const name of names) files.push(await uploaded(id, name));
    const chosen = [files[2]!, files[1]!, files[3]!, files[0]!];
    const expected = ['1.pdf', 'Exposé.pdf', '2.pdf', '3.pdf'];
    const { replies } = await reply(id, { files: chosen.map((file) => file.id) });
    expect(replies[0]?.files.map(({ name }) => name)).toEqual(expected);
    await eventually(async () => expect(await replyStates(id)).toEqual(['sent']));
    const mail = mailsTo(email).find(({ attachments }) => attachments.length > 0);
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(expected);
  });

  it('an eleventh attachment of a reply is refused, even if eleven are uploaded at once [S-2.91]', async () => {
    const { id } = await ask();
    await Promise.all(Array.from({ length: 11 }, (_, index) => upload(id, `${index}.pdf`, pdf)));
    expect(await leads.store.collection('reply_files').countDocuments({ lead_id: id })).toBeLessThan(11);
  });

  it('the attachments of a reply may have 10 MB together [S-2.91]', async () => {
    const { id } = await ask();
    const large = Buffer.concat([pdf, Buffer.alloc(6 * 1024 * 1024)]);
    const first = await uploaded(id, 'eins.pdf', large);
    expect((await upload(id, 'zwei.pdf', large)).status).toBe(400);
    expect((await upload(id, 'zwei.pdf', Buffer.concat([large, large]))).status).toBe(413);
    await leads.call(DropReplyFile, { id, file: first.id, by: 'somebody else' });
    expect((await upload(id, 'zwei.pdf', large)).status).toBe(400);
    await leads.call(DropReplyFile, { id, file: first.id, by: 'u1' });
    expect((await upload(id, 'zwei.pdf', large)).status).toBe(200);
    await expect(reply(id, { files: [first.id] })).rejects.toMatchObject({
      problem: { code: 'invalid-input' },
    });
  });

  it('an attachment of a reply is downloaded completely and only through its own lead, and never displayed in the browser', async () => {
    const { id } = await ask();
    const file = await uploaded(id);
    const answer = await ofFiles(`/${id}/${file.id}`);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; .*Expos%C3%A9/);
    const odd = await uploaded(id, "Exposé O'Neill (final)*.pdf");
    expect((await ofFiles(`/${id}/${odd.id}`)).headers.get('content-disposition')).toMatch(
      /; filename\*=UTF-8''Expos%C3%A9%20O%27Neill%20%28final%29%2A\.pdf$/,
    );
    expect((await ofFiles(`/${(await ask()).id}/${file.id}`)).status).toBe(404);
    expect((await upload(randomUUID(), 'plan.pdf', pdf)).status).toBe(404);
  });
});

describe('privacy of replies', () => {
  const files = () => leads.store.collection('reply_files');

  it('replies are part of the stored data of a person, and are deleted together with the lead and their attachments [S-2.92]', async () => {
    const email = 'weg-damit@example.net';
    const { id } = await ask({ email });
    const file = await uploaded(id);
    await uploaded(id, 'ungesendet.pdf');
    await reply(id, { files: [file.id] });
    const person = await leads.person({ email });
    expect(person.leads[0]?.replies).toMatchObject([
      { text: order().text, files: [{ name: 'Exposé Villa.pdf' }] },
    ]);
    const other = await ask({ name: 'Uwe Lund' });
    const copy = await uploaded(other.id, 'Exposé Jo Witt.pdf');
    await reply(other.id, { text: `Bitte schreiben Sie ${email} oder Jo Witt.`, files: [copy.id] });
    await eventually(async () => expect(await replyStates(other.id)).toEqual(['sent']));
    await leads.call(ErasePerson, { email });
    await eventually(async () => {
      expect(await files().countDocuments({ lead_id: id })).toBe(0);
      expect((await get(other.id)).replies).toMatchObject([
        {
          text: 'Bitte schreiben Sie [gelöscht] oder [gelöscht].',
          files: [{ ...copy, name: 'Exposé [gelöscht].pdf' }],
        },
      ]);
    });
    expect(JSON.stringify(await leads.leads.find().toArray())).not.toContain(email);
  });

  it('an expired lead is not deleted before its pending reply is sent, and then deleted with the attachments', async () => {
    const { id } = await ask({ email: 'alt@example.net' });
    await eventually(async () => expect((await get(id)).mails.visitor).toBe('sent'));
    leads.mailbox.rejectWith(451);
    const file = await uploaded(id);
    await reply(id, { files: [file.id] });
    await leads.leads.updateOne({ _id: id }, { $set: { delete_after: new Date(0) } });
    await leads.nextSweep();
    expect(await leads.leads.countDocuments({ _id: id })).toBe(1);
    leads.mailbox.rejectWith(undefined);
    await eventually(async () => {
      expect(await leads.leads.countDocuments({ _id: id })).toBe(0);
      expect(await files().countDocuments({ lead_id: id })).toBe(0);
    });
  });
});

describe('the templates of replies', () => {
  it('the templates of replies come from the content until staff save their own; an outdated version or unknown placeholder is refused [S-2.93]', async () => {
    const first = await leads.call(GetReplyTemplates, {});
    expect(first.items.map(({ title }) => title)).toEqual(['Rückfrage', 'Termin', 'Exposé', 'Absage']);
    const items = [{ title: 'Kurz', text: '{Anrede},\n\nja.\n\n{Makler}' }];
    expect(await leads.call(SetReplyTemplates, { items, version: 0 })).toMatchObject({ items, version: 1 });
    expect(await leads.call(SetReplyTemplates, { items, version: 0 })).toMatchObject({ items, version: 1 });
    await expect(leads.call(SetReplyTemplates, { items: [], version: 0 })).rejects.toMatchObject({
      problem: { code: 'outdated-record' },
    });
    await expect(
      leads.call(SetReplyTemplates, { items: [{ title: 'x', text: '{Vorname}' }], version: 1 }),
    ).rejects.toMatchObject({
      problem: { errors: [{ message: 'Diesen Platzhalter gibt es nicht: {Vorname}' }] },
    });
    expect((await leads.call(SetReplyTemplates, { items: [], version: 1 })).version).toBe(2);
  });
});
