import { ListLetterOffers, ListOffers, MatchSearches } from '@estate/contracts/catalog/search-matches';
import { GetLead, ListLeads, ResendLeadMail } from '@estate/contracts/leads/inbox';
import { GetLeadsOverview, leadRpcs } from '@estate/contracts/leads/leads';
import {
  ChangeSearchOrders,
  ListSubscribers,
  type SearchOrderChange,
} from '@estate/contracts/leads/search-orders';
import { SendReply } from '@estate/contracts/leads/reply';
import { captureLog } from '@estate/test-kit/captured-log';
import { imapStub, type StubMessage } from '@estate/test-kit/imap-stub';
import { type ReceivedMail } from '@estate/test-kit/mailbox';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { newEntry } from '../src/outbox/outbox.schema.ts';
import { type Subscriber } from '../src/search-orders/subscriber.schema.ts';
import { exchangeReport, gmailReport, holidayReply, postfixReport } from './delivery-reports.ts';
import { exposeForm, searchForm } from './forms.ts';
import { origin, startLeads } from './leads-under-test.ts';

const imap = await imapStub();
const leads = await startLeads({
  BOUNCE_MAILBOX_URL: imap.url,
  BOUNCE_ADDRESS: 'zurueck@makler.example',
});
afterAll(async () => {
  await leads.close();
  await imap.stop();
});

/** The ids of the simulated catalog's offers, each of which every search finds. */
let offers: number[];
leads.catalog.answer({
  [ListOffers.message]: () => ({
    items: offers.map((id) => ({ id, state: 'available', amount: 500_000 })),
  }),
  [MatchSearches.message]: ({ searches, ids }: { searches: string[]; ids: number[] }) => ({
    matches: searches.map(() => ids),
  }),
  [ListLetterOffers.message]: ({ ids }: { ids: number[] }) => ({
    items: ids.map((id) => ({
      id,
      title: `Wohnung ${id}`,
      city: 'Hamburg',
      country: 'DEU',
      price: 500_000,
      marketing_type: 'BUY',
      rs_type: 'APARTMENT',
      property_status_id: 170241,
      website_status: 'aktiv',
      amenities: [],
      image: null,
      imported_at: '2026-11-01T08:00:00.000Z',
    })),
  }),
});

const subscribers = leads.store.collection<Subscriber>('search_subscribers');

beforeEach(async () => {
  offers = [1];
  await leads.clear();
  for (const name of ['search_subscribers', 'search_hits', 'search_known_offers'])
    await leads.store.collection(name).deleteMany({});
  leads.mailbox.clear();
  imap.recreate();
});

const mailTo = (address: string, subject: RegExp) =>
  leads.mailbox.waitFor(
    ({ envelope, mail }) => envelope.to.includes(address) && subject.test(mail.subject ?? ''),
  );
const idOf = ({ mail }: ReceivedMail) => mail.messageId ?? '';
const isRead = ({ flags }: StubMessage) => flags.has('\\Seen');
const whenRead = (message: StubMessage) => eventually(() => expect(isRead(message)).toBe(true));
const get = (id: string) => leads.call(GetLead, { id });

async function request(email = 'anna@example.net') {
  const { id } = await leads.call(leadRpcs.expose, { form: exposeForm({ email }), origin: origin() });
  await eventually(async () => expect((await get(id)).mails.visitor).toBe('sent'));
  return { id, mail: await mailTo(email, /./) };
}

const change = (token: string, one: SearchOrderChange) =>
  leads.call(ChangeSearchOrders, { token, change: one, client_ip: null });

/** A confirmed search order whose first news were mailed. */
async function searcher(email: string) {
  const form = searchForm({ email, rhythm: 'soon' });
  await leads.call(leadRpcs.search, { form, origin: origin() });
  const { mail } = await mailTo(email, /bestätigen/);
  const token = /suchauftraege\/([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? '';
  const found = await subscribers.findOne({ email });
  for (const { id } of found?.orders ?? []) await change(token, { action: 'confirm', order: id });
  await eventually(async () =>
    expect(await leads.store.collection('search_known_offers').countDocuments()).toBe(1),
  );
  offers = [1, 2];
  const news = await mailTo(email, /Wohnung|Neu/);
  const subscriber = async () => {
    const stored = await subscribers.findOne({ email });
    if (!stored) throw new Error('no subscriber');
    return stored;
  };
  await eventually(async () => expect((await subscriber()).mails).toBe(1));
  return { email, token, news, subscriber };
}

describe('a mail of a lead that comes back', () => {
  it('staff see at the lead that the confirmation came back and why, and the report is marked as read', async () => {
    const { id, mail } = await request();
    expect(mail.envelope.from).toBe('zurueck@makler.example');
    expect(mail.mail.from?.value[0]?.address).toBe('website@makler.example');
    const report = imap.deliver(postfixReport({ messageId: idOf(mail) }));
    await whenRead(report);
    const found = await get(id);
    expect(found.mail.visitor).toMatchObject({
      state: 'failed',
      reason: 'Zurückgekommen: 550 5.1.1 <anna@example.net>: Recipient address rejected: User unknown',
    });
    expect(found.mails.visitor).toBe('failed');
    const { items } = await leads.call(ListLeads, { state: 'undelivered' });
    expect(items.map((one) => one.id)).toEqual([id]);
  });

  it('staff see that a reply came back; ordered again, a late report about the first mail says nothing of the second', async () => {
    const { id } = await request();
    const reply = {
      id: randomUUID(),
      subject: 'Gern',
      text: 'Kommen Sie vorbei.',
      files: [],
      handled: false,
      seen: 0,
    };
    await leads.call(SendReply, { id, by: 'u1', broker: null, reply });
    const first = await mailTo('anna@example.net', /Gern/);
    await eventually(async () => expect((await get(id)).replies[0]?.mail.state).toBe('sent'));
    await whenRead(imap.deliver(exchangeReport({ messageId: idOf(first) })));
    expect((await get(id)).replies[0]?.mail).toMatchObject({
      state: 'failed',
      reason: expect.stringContaining('Zurückgekommen: 550 5.1.10'),
    });
    await leads.call(ResendLeadMail, { id, by: 'u1', mail: reply.id });
    await eventually(async () => expect((await get(id)).replies[0]?.mail.state).toBe('sent'));
    imap.deliver(exchangeReport({ messageId: idOf(first) }));
    await leads.wholeSweep();
    expect((await get(id)).replies[0]?.mail.state).toBe('sent');
  });
});

describe('news of search orders that come back', () => {
  it('news that come back end the mails until the person wants them again, and staff see it first', async () => {
    const anna = await searcher('anna@example.net');
    await leads.store.collection('search_known_offers').deleteMany({});
    offers = [1];
    await searcher('bert@example.net');
    await whenRead(imap.deliver(gmailReport({ messageId: idOf(anna.news) })));
    expect(await anna.subscriber()).toMatchObject({ stopped: 'returned', mails: 2 });
    const { items } = await leads.call(ListSubscribers, { page: 1 });
    expect(items.map(({ email, stopped }) => [email, stopped])).toEqual([
      ['anna@example.net', 'returned'],
      ['bert@example.net', null],
    ]);
    const since = new Date(0).toISOString();
    expect((await leads.call(GetLeadsOverview, { since })).stopped_subscribers).toBe(1);
    const [entry] = await leads.outbox.find({ message_id: idOf(anna.news) }).toArray();
    expect(entry).toMatchObject({ state: 'failed', reason: 'returned: 5.2.2' });

    leads.mailbox.clear();
    await change(anna.token, { action: 'still-searching' });
    // The person may be written to again at once.
    await subscribers.updateOne({ email: anna.email }, { $set: { last_mail_at: null } });
    offers = [1, 2, 3];
    await mailTo(anna.email, /Wohnung|Neu/);
    // The same report, read again because the mailbox was made anew, stops nothing a second time.
    imap.recreate();
    await whenRead(imap.deliver(gmailReport({ messageId: idOf(anna.news) })));
    expect((await anna.subscriber()).stopped).toBeNull();
  });

  it('a letter of staff to a search order that comes back ends the mails to the person too', async () => {
    const anna = await searcher('anna@example.net');
    const messageId = '<letter-1@makler.example>';
    const { _id } = await anna.subscriber();
    const entry = newEntry({ _id: `search-letter.l1.${_id}`, kind: 'search-letter', ordered_at: new Date() });
    await leads.outbox.insertOne({ ...entry, state: 'sent', message_id: messageId });
    await whenRead(imap.deliver(gmailReport({ messageId })));
    expect((await anna.subscriber()).stopped).toBe('returned');
  });

  it('a report counts once although two copies read it, and one of them is cut off before it marked the report', async () => {
    const { subscriber, news } = await searcher('anna@example.net');
    const copy = await leads.copy();
    imap.hangUpAt('UID STORE');
    await whenRead(imap.deliver(postfixReport({ messageId: idOf(news) })));
    await leads.wholeSweep();
    expect(await subscriber()).toMatchObject({ stopped: 'returned', mails: 2 });
    await copy.close();
  });
});

describe('what the mailbox holds besides', () => {
  it('a report that names no mail of ours, a delay and other mails stay unread and change nothing', async () => {
    const { id, mail } = await request('anna@example.net');
    const { subscriber } = await searcher('bert@example.net');
    const { _id } = await subscriber();
    const foreign = [
      // Names the recipient, and a Message-ID that somebody made up.
      postfixReport({
        messageId: '<search-news.00000000-0000-4000-8000-000000000000.0.news@makler.example>',
        to: 'bert@example.net',
      }),
      postfixReport({ messageId: `<search-news.${_id}.7.news@makler.example>` }),
      // The visitor knows the lead's id, and so the Message-ID of the mail to the agency.
      postfixReport({ messageId: `<${id}.agency@makler.example>` }),
      postfixReport({ messageId: idOf(mail), action: 'delayed', status: '4.4.1' }),
      holidayReply({ messageId: idOf(mail) }),
      'Subject: Guten Tag\nContent-Type: text/plain\n\nWann kann ich kommen?\n',
    ].map((source) => imap.deliver(source));
    await leads.wholeSweep();
    await leads.wholeSweep();
    expect(foreign.filter(isRead)).toEqual([]);
    expect((await get(id)).mails).toMatchObject({ agency: 'sent', visitor: 'sent' });
    expect((await subscriber()).stopped).toBeNull();
  });

  it('a report is found behind more messages than one run looks at', async () => {
    const { mail } = await request();
    for (let number = 0; number < 450; number += 1)
      imap.deliver(`Subject: Brief ${number}\nContent-Type: text/plain\n\nGuten Tag\n`);
    await whenRead(imap.deliver(postfixReport({ messageId: idOf(mail) })));
  });
});

describe('a mailbox that cannot be read', () => {
  const step = async () => {
    const { background } = await leads.call(GetLeadsOverview, { since: new Date(0).toISOString() });
    return background.find((sentence) => sentence.startsWith('Zurückgekommene'));
  };

  it('staff see that the mailbox could not be read, and a report that came meanwhile counts once it can', async () => {
    const { mail } = await request();
    await imap.stop();
    await eventually(async () =>
      expect(await step()).toMatch(/^Zurückgekommene E-Mails: stündlich, zuletzt \d\d:\d\d fehlgeschlagen$/),
    );
    const report = imap.deliver(postfixReport({ messageId: idOf(mail) }));
    await imap.start();
    await whenRead(report);
    await eventually(async () => expect(await step()).toMatch(/zuletzt \d\d:\d\d$/));
  });

  it('a refused login is tried again after an hour and not at each sweep', async () => {
    const log = captureLog();
    const other = await imapStub();
    const refused = await startLeads(
      { BOUNCE_MAILBOX_URL: other.url.replace('word', 'geheim'), LOG_LEVEL: 'debug' },
      { hourlyMs: 60 * 60_000 },
    );
    await refused.wholeSweep();
    await refused.wholeSweep();
    expect(other.logins()).toBe(1);
    await refused.close();
    await other.stop();
    log.stop();
    expect(log.lines().filter((line) => line.includes('login refused'))).toHaveLength(1);
    expect(log.lines().filter((line) => line.includes('geheim'))).toEqual([]);
  });
});
