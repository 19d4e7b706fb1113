import { GetDocumentProperty } from '@estate/contracts/catalog/properties';
import {
  MakeSelection,
  OpenExposeFile,
  PreviewDocument,
  ReadExposePage,
  SetExposeReview,
} from '@estate/contracts/leads/exposes';
import { DeleteLead } from '@estate/contracts/leads/erasure';
import { leadRpcs } from '@estate/contracts/leads/leads';
import { problem } from '@estate/contracts/problem';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { documentProperty } from './document-property.ts';
import { exposeForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';

const day = 24 * 60 * 60_000;
let leads: LeadsUnderTest;
let property: ReturnType<typeof documentProperty>;
let isPublic: boolean;

beforeAll(async () => {
  leads = await startLeads({ LOG_LEVEL: 'silent' });
  leads.catalog.answer({
    [GetDocumentProperty.message]: ({ id }: { id: number }) =>
      id === property.id ? { property, is_public: isPublic } : problem('property-not-found'),
  });
});
afterAll(() => leads.close());
beforeEach(async () => {
  property = documentProperty();
  isPublic = true;
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
    expect((await exposesOf(id))?.events.map(({ what }) => what)).toEqual([
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
    leads.setClock(new Date(Date.now() + 30 * day));
    await expect(leads.call(ReadExposePage, { token })).rejects.toMatchObject({
      problem: { code: 'expose-over' },
    });
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
