import { randomUUID } from 'node:crypto';
import { GetDocumentProperty } from '@estate/contracts/catalog/properties';
import {
  AttachDocument,
  GetExposeState,
  MakeSelection,
  OpenExposeFile,
  PreviewDocument,
  ReadExposePage,
  SetExposeReview,
} from '@estate/contracts/leads/exposes';
import { SendReply } from '@estate/contracts/leads/reply';
import { GetLead, ResendLeadMail } from '@estate/contracts/leads/inbox';
import { ListLetterOffers } from '@estate/contracts/catalog/search-matches';
import { DeleteLead } from '@estate/contracts/leads/erasure';
import { leadRpcs } from '@estate/contracts/leads/leads';
import { hamburgClock, hamburgMoment } from '@estate/domain/text/german-day';
import { problem } from '@estate/contracts/problem';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type StoredFile } from '../src/lead/reply-files.ts';
import { documentProperty } from './document-property.ts';
import { contactForm, exposeForm } from './forms.ts';
import { letterOffer } from './letter-offer.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';

const day = 24 * 60 * 60_000;
let leads: LeadsUnderTest;
let property: ReturnType<typeof documentProperty>;
let isPublic: boolean;
/** The street that visitors do not see; catalog names it only with `with_address`. */
let street: string | undefined;

beforeAll(async () => {
  leads = await startLeads({ LOG_LEVEL: 'silent' });
  leads.catalog.answer({
    [GetDocumentProperty.message]: ({ id, with_address }: { id: number; with_address: boolean }) =>
      id === property.id
        ? {
            property: with_address && street ? { ...property, street, house_number: '7' } : property,
            is_public: isPublic,
            hides_address: street !== undefined,
          }
        : problem('property-not-found'),
  });
});
afterAll(() => leads.close());
beforeEach(async () => {
  property = documentProperty();
  isPublic = true;
  street = undefined;
  leads.media.setDown(false);
  leads.setClock(new Date());
  await leads.clear();
  leads.mailbox.clear();
});

/** Sends an exposé request and waits for the mail to its sender. */
async function requested() {
  const form = exposeForm();
  const { id } = await leads.call(leadRpcs.expose, { form, origin: origin() });
  const { mail } = await leads.mailbox.waitFor(({ envelope }) => envelope.to.includes(form.email));
  const [, token = ''] = /\/expose\/([\w.-]+)/.exec(mail.text ?? '') ?? [];
  return { id, form, mail, token };
}
const exposesOf = async (id: string) => (await leads.leads.findOne({ _id: id }))?.exposes;

describe('an exposé that is sent at once', () => {
  it('a request is answered by a mail with the PDF, its price and a link, and the lead keeps what was sent', async () => {
    const { id, mail, token } = await requested();
    expect(mail.subject).toBe('Ihr Exposé: Villa am Park');
    expect(mail.text).toMatch(/^Guten Tag Frau Sörensen,\n\nvielen Dank.*\n\nVilla am Park\n1\.250\.000\s€/);
    expect(mail.text).toContain('schließen Sie keinen Vertrag');
    expect(mail.headers.get('auto-submitted')).toBe('auto-replied');
    const [file] = mail.attachments;
    expect(file).toMatchObject({ filename: 'Exposé Villa am Park.pdf', contentType: 'application/pdf' });
    const sent = (await exposesOf(id))?.sent ?? [];
    expect(sent).toMatchObject([{ name: 'Exposé Villa am Park.pdf', pages: 4 }]);
    expect(leads.media.documents.get(sent[0]?.hash ?? '')).toEqual(file?.content);
    expect(token).toMatch(/^[\w-]{36}\.[\w-]{32}$/);
  });

  it('the page of the link offers both documents, and the lead keeps when it was opened and what was downloaded', async () => {
    const { id, token } = await requested();
    const { html } = await leads.call(ReadExposePage, { token });
    expect(html).toContain(`href="/expose/${token}/expose.pdf"`);
    expect(html).toContain(`href="/expose/${token}/kostenblatt.pdf"`);
    const file = await leads.call(OpenExposeFile, { token, kind: 'expose' });
    expect(file.hash).toBe((await exposesOf(id))?.sent[0]?.hash);
    const sheet = await leads.call(OpenExposeFile, { token, kind: 'bank-sheet' });
    expect(sheet.name).toBe('Kostenblatt Villa am Park.pdf');
    expect((await exposesOf(id))?.events?.map(({ what }) => what)).toEqual([
      'opened',
      'downloaded',
      'bank-sheet',
    ]);
  });

  it('a link that is opened for ever keeps its first events only', async () => {
    const { id, token } = await requested();
    for (let times = 0; times < 55; times += 1) await leads.call(ReadExposePage, { token });
    expect((await exposesOf(id))?.events).toHaveLength(50);
  });

  it('the link gives what was sent after a change of the price, and ends with the property and after 30 days', async () => {
    const { id, token } = await requested();
    property = documentProperty({ price: 1_100_000 });
    const file = await leads.call(OpenExposeFile, { token, kind: 'expose' });
    expect(file.hash).toBe((await exposesOf(id))?.sent[0]?.hash);
    isPublic = false;
    await expect(leads.call(ReadExposePage, { token })).rejects.toMatchObject({
      problem: { code: 'property-gone' },
    });
    isPublic = true;
    leads.setClock(new Date(Date.now() + 31 * day));
    await expect(leads.call(ReadExposePage, { token })).rejects.toMatchObject({
      problem: { code: 'expose-over' },
    });
  });

  it('a mail that staff send again has a link of 30 days too, and the page lasts through its last day', async () => {
    const { id, form } = await requested();
    await eventually(async () => expect((await leads.entryOf(id, 'visitor')).state).toBe('sent'));
    leads.setClock(new Date(Date.now() + 31 * day));
    leads.mailbox.clear();
    await leads.call(ResendLeadMail, { id, mail: 'visitor', by: 'u1' });
    const { mail } = await leads.mailbox.waitFor(({ envelope }) => envelope.to.includes(form.email));
    const [, token = ''] = /\/expose\/([\w.-]+)/.exec(mail.text ?? '') ?? [];
    const [, until = 'no day'] = /gilt bis (\d+\. \S+ \d{4})/.exec(mail.text ?? '') ?? [];
    const { html } = await leads.call(ReadExposePage, { token });
    expect(html).toContain(`bis ${until}`);
    expect((await exposesOf(id))?.sent).toHaveLength(2);
    leads.setClock(hamburgMoment(hamburgClock(Date.now() + 61 * day).date, '23:30'));
    expect((await leads.call(ReadExposePage, { token })).html).toContain(`bis ${until}`);
  });

  it('a link that was not signed here opens nothing', async () => {
    const { id } = await requested();
    const forged = leads.call(ReadExposePage, { token: `${id}.${'a'.repeat(32)}` });
    await expect(forged).rejects.toMatchObject({ problem: { code: 'not-found' } });
  });

  it('the same state of a property is ordered as the same document for everybody, another one anew', async () => {
    const first = await requested();
    const second = await requested();
    property = documentProperty({ price: 1_100_000 });
    const third = await requested();
    const hashes = await Promise.all(
      [first, second, third].map(async ({ id }) => (await exposesOf(id))?.sent[0]?.hash),
    );
    expect(hashes[0]).toBe(hashes[1]);
    expect(hashes[2]).not.toBe(hashes[0]);
    expect(third.mail.text).toMatch(/1\.100\.000\s€/);
  });
});

describe('an exposé that is not sent at once', () => {
  it('a property that was withdrawn between request and mail is confirmed without its exposé', async () => {
    isPublic = false;
    const { id, mail } = await requested();
    expect(mail.subject).toBe('Ihre Exposé-Anfrage: Villa am Park');
    expect(mail.attachments).toEqual([]);
    expect(await exposesOf(id)).toBeUndefined();
  });

  it('exposés of a property that staff review are left to them', async () => {
    await leads.call(SetExposeReview, { id: property.id, is_reviewed: true });
    const { mail } = await requested();
    expect(mail.attachments).toEqual([]);
    expect(mail.text).toContain('sendet es Ihnen');
    await leads.call(SetExposeReview, { id: property.id, is_reviewed: false });
    expect((await requested()).mail.attachments).toHaveLength(1);
  });

  it('a media service that is down for a short time delays the mail, one that stays down costs the exposé only', async () => {
    leads.media.setDown(true);
    const { mail } = await requested();
    expect(mail.attachments).toEqual([]);
    expect(mail.subject).toBe('Ihre Exposé-Anfrage: Villa am Park');
  });
});

it('a selection has the public ones of some properties, and there is none without any', async () => {
  const { hash } = await leads.call(MakeSelection, { ids: [property.id, 999_999, property.id] });
  expect(
    leads.media.documents
      .get(hash)
      ?.toString()
      .match(/"level":2/g),
  ).toHaveLength(1);
  isPublic = false;
  await expect(leads.call(MakeSelection, { ids: [property.id] })).rejects.toMatchObject({
    problem: { code: 'not-found' },
  });
});

describe('a document in a reply', () => {
  const get = (id: string) => leads.call(GetLead, { id });
  const attach = (
    id: string,
    { kind = 'expose', with_address = false, owner = null as string | null, by = 'u1' } = {},
  ) => leads.call(AttachDocument, { id, owner, by, kind: kind as 'expose' | 'bank-sheet', with_address });
  const reply = async (id: string, files: string[]) => {
    const seen = (await get(id)).replies.length;
    const order = { id: randomUUID(), subject: 'Re: Exposé', text: 'Anbei.', files, handled: false, seen };
    return leads.call(SendReply, { id, by: 'u1', broker: null, reply: order });
  };
  const sentReply = async (id: string, files: string[]) => {
    await reply(id, files);
    await eventually(async () => expect((await get(id)).replies.at(-1)?.mail.state).toBe('sent'));
  };
  const contentOf = (hash: string | undefined) => leads.media.documents.get(hash ?? '')?.toString() ?? '';

  it('an exposé that staff attach is mailed with the reply, counts as sent with it, and is shown at the lead [S-2.262]', async () => {
    await leads.call(SetExposeReview, { id: property.id, is_reviewed: true });
    const { id, form } = await requested();
    await leads.call(SetExposeReview, { id: property.id, is_reviewed: false });
    const file = await attach(id);
    expect(file).toMatchObject({
      name: 'Exposé Villa am Park.pdf',
      type: 'application/pdf',
      audit: { changes: [{ field: 'document', after: 'expose' }] },
    });
    expect((await get(id)).exposes).toBeUndefined();
    const sheet = await attach(id, { kind: 'bank-sheet' });
    leads.catalog.answer({
      [ListLetterOffers.message]: () => ({ items: [letterOffer({ id: property.id })] }),
    });
    await sentReply(id, [file.id, sheet.id]);
    leads.catalog.answer({ [ListLetterOffers.message]: () => ({ items: [] }) });
    const lead = await get(id);
    expect(lead.exposes).toMatchObject({
      sent: [
        { kind: 'expose', pages: 4, with_address: false, reply: lead.replies[0]?.id },
        { kind: 'bank-sheet', name: 'Kostenblatt Villa am Park.pdf', bytes: sheet.bytes },
      ],
      events: [],
    });
    const mails = leads.mailbox.received().filter(({ envelope }) => envelope.to.includes(form.email));
    const answer = mails.at(-1)?.mail;
    const [, token = ''] = /\/expose\/([\w.-]+)/.exec(answer?.text ?? '') ?? [];
    expect((await leads.call(OpenExposeFile, { token, kind: 'expose' })).hash).toBe(
      lead.exposes?.sent[0]?.hash,
    );
    expect(answer?.attachments.map(({ content }) => content.toString())).toEqual(
      lead.exposes?.sent.map(({ hash }) => contentOf(hash)),
    );
  });

  it('a hidden address is in no document until staff release it to one person, whose link then gives that version [S-2.263]', async () => {
    street = 'Leinpfad';
    const { id, token } = await requested();
    const other = await requested();
    expect(await leads.call(GetExposeState, { id: property.id })).toMatchObject({ hides_address: true });
    const [first] = (await exposesOf(id))?.sent ?? [];
    const file = await attach(id, { with_address: true });
    expect(file.name).toBe('Exposé mit Adresse Villa am Park.pdf');
    expect(file.audit?.changes).toContainEqual({ field: 'with_address', before: null, after: 'ja' });
    const open = async (link: string) =>
      (await leads.call(OpenExposeFile, { token: link, kind: 'expose' })).hash;
    expect(await open(token)).toBe(first?.hash);
    leads.mailbox.rejectWith(451);
    await reply(id, [file.id]);
    expect(await open(token)).toBe(first?.hash);
    leads.mailbox.rejectWith(undefined);
    await eventually(async () => expect((await get(id)).replies[0]?.mail.state).toBe('sent'));
    const second = (await exposesOf(id))?.sent.at(-1);
    expect(second).toMatchObject({ with_address: true });
    expect(await open(token)).toBe(second?.hash);
    expect(
      [contentOf(first?.hash), contentOf(second?.hash)].map((text) => text.includes('Leinpfad')),
    ).toEqual([false, true]);
    expect((await leads.call(ReadExposePage, { token })).html).toContain('Leinpfad 7');
    expect((await leads.call(ReadExposePage, { token: other.token })).html).not.toContain('Leinpfad');
    expect(await open(other.token)).toBe(first?.hash);
  });

  it('an address that everybody sees needs no release, so none is noted', async () => {
    const { id } = await requested();
    const file = await attach(id, { with_address: true });
    expect(file.audit?.changes.map(({ field }) => field)).toEqual(['document']);
  });

  it('documents count to the limits of the files of a reply, and a lead without a property or of somebody else gets none [S-2.262]', async () => {
    const { id } = await requested();
    for (let count = 0; count < 10; count += 1) await attach(id);
    await expect(attach(id)).rejects.toMatchObject({ problem: { code: 'invalid-input' } });
    expect(await leads.store.collection('reply_files').countDocuments({ lead_id: id })).toBe(10);
    await expect(attach(id, { owner: 'u2' })).rejects.toMatchObject({ problem: { code: 'not-found' } });
    property = documentProperty({ marketing_type: 'RENT' });
    await expect(attach(id, { kind: 'bank-sheet', by: 'u2' })).rejects.toMatchObject({
      problem: { code: 'not-found' },
    });
    const contact = await leads.call(leadRpcs.contact, { form: contactForm(), origin: origin() });
    await expect(attach(contact.id)).rejects.toMatchObject({
      problem: { code: 'conflict', detail: 'Diese Anfrage nennt keine Immobilie.' },
    });
  });

  it('a document of a draft stays in media, and goes with the lead like all of its proof [S-2.260]', async () => {
    const { id } = await requested();
    property = documentProperty({ price: 1_100_000 });
    await attach(id);
    const drafts = async () =>
      (await leads.store.collection<StoredFile>('reply_files').find().toArray()).map(
        ({ document }) => document?.hash,
      );
    const [hash] = await drafts();
    expect(hash).not.toBe((await exposesOf(id))?.sent[0]?.hash);
    await eventually(() => expect(leads.media.kept.at(-1)).toContain(hash));
    await leads.call(DeleteLead, { id, reason: 'test' });
    await eventually(async () => {
      expect(await leads.leads.countDocuments({ _id: id })).toBe(0);
      expect(await drafts()).toEqual([]);
    });
  });
});

it('staff see a document of a property that is not public', async () => {
  isPublic = false;
  const file = await leads.call(PreviewDocument, { id: property.id, kind: 'expose' });
  expect(leads.media.documents.has(file.hash)).toBe(true);
});

it('media is told which documents have to stay, and none of a lead that was deleted', async () => {
  const { id } = await requested();
  property = documentProperty({ price: 1_100_000 });
  const other = await requested();
  const hashOf = async (lead: string) => (await exposesOf(lead))?.sent[0]?.hash;
  const hashes = new Set([await hashOf(id), await hashOf(other.id)]);
  await eventually(() => expect(new Set(leads.media.kept.at(-1))).toEqual(hashes));
  const kept = await hashOf(other.id);
  await leads.call(DeleteLead, { id, reason: 'test' });
  await eventually(() => expect(leads.media.kept.at(-1)).toEqual([kept]));
});
