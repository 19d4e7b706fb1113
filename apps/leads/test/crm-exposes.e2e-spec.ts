import { createHash } from 'node:crypto';
import { GetDocumentProperty } from '@estate/contracts/catalog/properties';
import { StoreCrmExpose } from '@estate/contracts/crm-sync/crm-exposes';
import { GetExposeState, PreviewDocument, SetExposeSource } from '@estate/contracts/leads/exposes';
import { leadRpcs } from '@estate/contracts/leads/leads';
import { problem } from '@estate/contracts/problem';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { documentProperty } from './document-property.ts';
import { exposeForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';

const pdf = Buffer.from('%PDF-1.4 of the CRM');
const hash = createHash('sha256').update(pdf).digest('hex');

let leads: LeadsUnderTest;
let property: ReturnType<typeof documentProperty>;
let hidesAddress: boolean;
let namesStreet: boolean;

const answerWith = (answer: () => unknown) => leads.others.answer({ [StoreCrmExpose.message]: answer });
const crmAnswer = () => ({
  hash,
  bytes: pdf.length,
  pages: 9,
  title: 'Exposé des Hauses',
  names_street: namesStreet,
});

beforeAll(async () => {
  leads = await startLeads({ LOG_LEVEL: 'silent' });
  leads.catalog.answer({
    [GetDocumentProperty.message]: () => ({ property, is_public: true, hides_address: hidesAddress }),
  });
});
afterAll(() => leads.close());
beforeEach(async () => {
  property = documentProperty();
  hidesAddress = false;
  namesStreet = false;
  answerWith(crmAnswer);
  leads.media.documents.set(hash, pdf);
  await leads.clear();
  await leads.store.collection('expose_settings').deleteMany({});
  leads.mailbox.clear();
});

const choose = (from_crm: boolean) => leads.call(SetExposeSource, { id: property.id, from_crm });
const state = () => leads.call(GetExposeState, { id: property.id });

/** Requests the exposé and returns the PDF in the answer. */
async function answered() {
  const form = exposeForm();
  await leads.call(leadRpcs.expose, { form, origin: origin() });
  const { mail } = await leads.mailbox.waitFor(({ envelope }) => envelope.to.includes(form.email));
  return mail.attachments[0];
}

it('the PDF of the CRM that staff chose answers a request under the name of the house, until they choose otherwise', async () => {
  expect((await choose(true)).audit).toMatchObject({
    changes: [{ field: 'crm_file', before: null, after: 'Exposé des Hauses' }],
  });
  expect(await state()).toMatchObject({ crm_file: { title: 'Exposé des Hauses', pages: 9, obstacle: null } });
  expect(await answered()).toMatchObject({ filename: 'Exposé Villa am Park.pdf', content: pdf });
  await choose(false);
  expect(await state()).toMatchObject({ crm_file: null });
  expect((await answered())?.content).not.toEqual(pdf);
});

it('a PDF of the CRM that was chosen with another price is not sent, and staff read why', async () => {
  await choose(true);
  property = documentProperty({ price: 1_100_000 });
  expect(await state()).toMatchObject({ crm_file: { obstacle: 'price' } });
  expect((await answered())?.content).not.toEqual(pdf);
});

it('a PDF of the CRM that names a hidden street is not taken, and not sent once the address is hidden', async () => {
  namesStreet = true;
  await choose(true);
  hidesAddress = true;
  expect(await state()).toMatchObject({ crm_file: { obstacle: 'street' } });
  expect((await answered())?.content).not.toEqual(pdf);
  await choose(false);
  await expect(choose(true)).rejects.toMatchObject({
    problem: { code: 'conflict', detail: expect.stringMatching(/nennt die Straße/) },
  });
  expect(await state()).toMatchObject({ crm_file: null });
});

it('a failure of the CRM leaves the choice as it was', async () => {
  await choose(true);
  answerWith(() => problem('conflict', { detail: 'Die Datei ist kein PDF.' }));
  await expect(choose(true)).rejects.toMatchObject({ problem: { detail: 'Die Datei ist kein PDF.' } });
  expect(await state()).toMatchObject({ crm_file: { pages: 9 } });
});

it('the bank’s sheet stays that of the website, and the chosen PDF is among the documents that media keeps', async () => {
  await choose(true);
  const sheet = await leads.call(PreviewDocument, { id: property.id, kind: 'bank-sheet' });
  expect(sheet.hash).not.toBe(hash);
  expect(await leads.call(PreviewDocument, { id: property.id, kind: 'expose' })).toMatchObject({ hash });
  await eventually(() => expect(leads.media.kept.at(-1)).toContain(hash));
});
