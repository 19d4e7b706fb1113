import { randomUUID } from 'node:crypto';
import { ChangeLead } from '@estate/contracts/leads/inbox';
import { leadRpcs, SendNotice } from '@estate/contracts/leads/leads';
import { SendReply } from '@estate/contracts/leads/reply';
import { type ReceivedMail } from '@estate/test-kit/mailbox';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { contactForm, exposeForm, searchForm, valuationForm } from './forms.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';

const day = 24 * 3_600_000;
const office = 'anfragen@makler.example';

let leads: LeadsUnderTest;
beforeAll(async () => {
  leads = await startLeads({ LEADS_MAIL_TO: office });
});
afterAll(() => leads.close());
beforeEach(() => leads.mailbox.clear());

/** Sends all four kinds of forms with this text in every free-text field. */
async function sendForms(text: string): Promise<void> {
  const name = { firstName: text, lastName: text };
  const valuation = { first_name: text, last_name: text, address_street: text, address_city: text };
  const search = searchForm({ ...name, location: text, equipment: text, notes: text });
  await leads.call(leadRpcs.expose, { form: exposeForm(name), origin: origin() });
  await leads.call(leadRpcs.search, { form: search, origin: origin() });
  await leads.call(leadRpcs.valuation, { form: valuationForm(valuation), origin: origin() });
  const contact = contactForm({ name: text, message: text, source: `/${text}`.slice(0, 40) });
  await leads.call(leadRpcs.contact, { form: contact, origin: origin() });
}
const received = (count: number) =>
  eventually(() => {
    expect(leads.mailbox.received()).toHaveLength(count);
    return leads.mailbox.received();
  });
const toOffice = (mails: readonly ReceivedMail[]) =>
  mails.filter(({ envelope }) => envelope.to.includes(office)).map(({ mail }) => mail);

it('no text of a visitor adds a mail header or recipient, or puts non-ASCII characters into a header', async () => {
  await sendForms('Eve\r\nBcc: opfer@example.net\r\n\r\nÜberfall <eve@example.net>');
  for (const { mail, envelope } of await received(8)) {
    expect(envelope.to).toHaveLength(1);
    const keys = mail.headerLines.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(
      keys
        .filter((key) => !/^(auto-submitted|content-transfer-encoding|x-auto-response-suppress)$/.test(key))
        .sort(),
    ).toEqual(['content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject', 'to']);
    for (const { line } of mail.headerLines) {
      expect(line).toMatch(/^[\x20-\x7e\r\n]*$/);
      expect(line.replaceAll(/\r\n[ ]/g, '')).not.toMatch(/[\r\n]/);
    }
  }
});

it('an encoded-word that a visitor typed is shown literally in the mail', async () => {
  const typed = '=?utf-8?Q?Chefin?= =?utf-8?B?Q2hlZmlu?=';
  await sendForms(typed);
  const mails = toOffice(await received(8));
  expect(mails).toHaveLength(4);
  for (const mail of mails) {
    expect(mail.subject).toContain(typed);
    expect(mail.replyTo?.value[0]?.name).toContain(typed);
    expect(mail.text).toContain(typed);
    for (const { line } of mail.headerLines) expect(line).not.toContain('?Q?Chefin');
  }
});

describe('an address outside ASCII', () => {
  it('an e-mail address with a non-ASCII domain is written in punycode in Reply-To, and gets the confirmation', async () => {
    const form = exposeForm({ email: 'jo@müller.example' });
    await leads.call(leadRpcs.expose, { form, origin: origin() });
    const mails = await received(2);
    const [mail] = toOffice(mails);
    const inPunycode = 'jo@xn--mller-kva.example';
    expect(mail?.headerLines.find(({ key }) => key === 'reply-to')?.line).toContain(`<${inPunycode}>`);
    expect(mail?.text).toContain('jo@müller.example');
    const confirmation = mails.find((one) => one.mail !== mail)?.mail;
    expect(confirmation?.headerLines.find(({ key }) => key === 'to')?.line).toBe(`To: ${inPunycode}`);
  });

  it('an e-mail address with non-ASCII characters before the @ is named only in the text, with a note on how to answer, and gets no confirmation', async () => {
    const form = exposeForm({ email: 'jürgen@example.net' });
    const { id } = await leads.call(leadRpcs.expose, { form, origin: origin() });
    await eventually(async () =>
      expect([await leads.entryOf(id, 'agency'), await leads.entryOf(id, 'visitor')]).toMatchObject([
        { state: 'sent' },
        { state: 'skipped', reason: 'the address has no form for a mail header' },
      ]),
    );
    const [mail] = toOffice(await received(1));
    expect(mail?.replyTo).toBeUndefined();
    expect(mail?.text).toContain('E-Mail: jürgen@example.net');
    expect(mail?.text).toContain('Bitte antworten Sie nicht auf diese E-Mail');
  });
});

it('each automatic mail has a header that marks it as automatic, and a reply by staff has none', async () => {
  leads.mailbox.refuse({ content: ({ mail }) => (mail.text?.includes('Kaninchen') ? 554 : undefined) });
  const { id } = await leads.call(leadRpcs.contact, { form: contactForm(), origin: origin() });
  const form = contactForm({ message: 'Kaninchen' });
  await leads.call(leadRpcs.contact, { form, origin: origin() });
  await leads.call(leadRpcs.contact, { form: contactForm(), origin: origin({ suspicion: 'zu schnell' }) });
  const reply = { id: randomUUID(), subject: 'Re', text: 'Gern', files: [], handled: false, seen: 0 };
  await leads.call(SendReply, { id, by: 'u1', broker: null, reply });
  await leads.call(ChangeLead, { id, by: 'u1', version: 1, assignee: 'u2' });
  const since = new Date().toISOString();
  const order = { to: 'chefin@makler.example', valid_until: new Date(Date.now() + 5 * day).toISOString() };
  for (const kind of ['invitation', 'reset'] as const)
    await leads.call(SendNotice, { ...order, key: `letter-${kind}`, kind, token: 't'.repeat(43) });
  const incident = { kind: 'sync-missing' as const, text: 'Zeit überschritten', since, until: null };
  await leads.call(SendNotice, { ...order, key: 'letter-incident', kind: 'incident', incident });
  await received(9);
  leads.setClock(new Date(Date.now() + day));
  const marked = (await received(10)).map(({ mail }) => {
    const [, what = ''] = /\.([\w-]+)@/.exec(mail.messageId ?? '') ?? [];
    const marks = ['auto-submitted', 'x-auto-response-suppress'].map(
      (name) => mail.headers.get(name) ?? 'none',
    );
    return [what, ...marks.map(String)].join(' ');
  });
  expect(marked.sort()).toEqual([
    ...Array<string>(2).fill('agency auto-generated All'),
    'digest auto-generated All',
    ...Array<string>(4).fill('notice auto-generated All'),
    'reply-0 none none',
    ...Array<string>(2).fill('visitor auto-replied All'),
  ]);
});
