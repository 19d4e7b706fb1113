import { randomUUID } from 'node:crypto';
import { leadRpcs } from '@estate/contracts/leads/leads';
import {
  PreviewSearchLetter,
  ReadSearchLetters,
  SendSearchLetter,
  type SearchLetterOrder,
} from '@estate/contracts/leads/search-letters';
import {
  ChangeSearchOrders,
  CountMatchingOrders,
  ListSubscribers,
} from '@estate/contracts/leads/search-orders';
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { SearchLetters } from '../src/search-orders/search-letters.ts';
import { SearchNews } from '../src/search-orders/search-news.ts';
import { SearchNewsMails } from '../src/search-orders/search-news-mails.ts';
import { type SearchHit, type Subscriber } from '../src/search-orders/subscriber.schema.ts';
import { type SearchLetter } from '../src/search-orders/search-letter.schema.ts';
import { exposeForm } from './forms.ts';
import { answerLetterCatalog } from './letter-catalog.ts';
import { origin, startLeads } from './leads-under-test.ts';
import { searchersOf } from './searchers.ts';

const hour = 60 * 60_000;

// The steps of every hour are called by the tests.
const leads = await startLeads({ LOG_LEVEL: 'warn' }, { hourlyMs: Infinity, newsPauseMs: hour });
afterAll(() => leads.close());
const { put, clear } = answerLetterCatalog(leads.catalog);

const subscribers = leads.store.collection<Subscriber>('search_subscribers');
const hits = leads.store.collection<SearchHit>('search_hits');
const letters = leads.store.collection<SearchLetter>('search_letters');

beforeEach(async () => {
  clear();
  put(1);
  leads.setClock(new Date('2026-12-01T10:00:00Z'));
  await leads.wholeSweep();
  await leads.clear();
  for (const name of ['search_subscribers', 'search_hits', 'search_known_offers', 'search_letters'])
    await leads.store.collection(name).deleteMany({});
  leads.mailbox.clear();
  leads.mailbox.refuse({});
});

const searcher = searchersOf(leads);
const mailsTo = ({ email }: { email: string }) =>
  leads.mailbox.received().filter(({ envelope }) => envelope.to.includes(email));
const member = { id: 'u1', name: 'Ada' };
type Fields = Partial<SearchLetterOrder> & { id?: number; broker?: string | null };
const content = { subject: 'Passt zu Ihrer Suche', text: 'bitte antworten Sie.', hours: null };
const send = (fields: Fields = {}) =>
  leads.call(SendSearchLetter, {
    id: 1,
    letter: randomUUID(),
    ...content,
    member,
    broker: 'silke-grotkopp',
    ...fields,
  });
const read = async (id = 1) => leads.call(ReadSearchLetters, { id, broker: null });
/** Waits until the mails of all letters were tried. */
async function mailed() {
  await leads.nextSweep();
  await leads.nextSweep();
}
const later = (ms: number) => leads.setClock(new Date(leads.now().getTime() + ms));

describe('a letter to everybody whose search orders match', () => {
  it('a letter reaches each person once, in the frame of news with answers to its author, and nobody who paused, stopped or did not confirm [S-2.249]', async () => {
    const one = await searcher('1');
    const two = await searcher('1+2', {
      orders: ['a', 'b'].map((id) => ({ ...one.orders[0]!, id: `two-${id}` })),
    });
    const others = [
      await searcher('2'),
      await searcher('1', { paused_until: new Date('2027-01-01T00:00:00Z') }),
      await searcher('1', { stopped: 'refused' }),
      await searcher('1', {}, null),
    ];
    expect(await leads.call(CountMatchingOrders, { id: 1 })).toEqual({ orders: 4, people: 3, reachable: 2 });
    const { items } = await send();
    expect(items).toMatchObject([{ subject: content.subject, by: 'Ada', is_early: false }]);
    await mailed();
    expect([one, two].map((person) => mailsTo(person).length)).toEqual([1, 1]);
    expect(others.flatMap(mailsTo)).toEqual([]);
    const { mail } = mailsTo(one)[0]!;
    expect(mail.subject).toBe(content.subject);
    expect(mail.replyTo?.value).toMatchObject([{ name: 'Silke Grotkopp' }]);
    expect(mail.text).toMatch(/^Guten Tag suche\d+,\n\nbitte antworten Sie\./);
    expect(mail.text).toMatch(/Wohnung 1\n500\.000\s€, 3 Zimmer, 84\sm²/);
    expect(mail.text).toMatch(/Energieausweis/);
    expect(mail.text).toContain(`„${one.orders[0]?.name}“`);
    expect(mail.text).toContain(`https://makler.example/suchauftraege/${one.token}/zu/wohnung-1-1`);
    const lines = mail.headerLines.map(({ line }) => line.replace(/\s+/g, ' ')).join('\n');
    expect(lines).toContain(`<https://makler.example/suchauftraege/${one.token}/abbestellen>`);
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect((await read()).items).toMatchObject([{ people: 2, sent: 2, waiting: 0, refused: 0, skipped: 0 }]);
  });

  it('a repeated order, two copies and a crash before the letter counted as ordered send no mail twice [S-2.250]', async () => {
    const person = await searcher('1');
    const copy = await leads.copy();
    const letter = randomUUID();
    await Promise.all([send({ letter }), send({ letter })]);
    await mailed();
    await letters.updateOne({ _id: letter }, { $set: { state: 'open', people: null } });
    await Promise.all([leads.get(SearchLetters).orderMails(), copy.get(SearchLetters).orderMails()]);
    await send({ letter });
    await mailed();
    expect(mailsTo(person)).toHaveLength(1);
    await expect(send({ letter, text: 'Anders' })).rejects.toMatchObject({
      problem: { code: 'key-reused' },
    });
    await copy.close();
  });

  it('two people who write about a property at once send one letter, and the next one is possible the next day [S-2.251]', async () => {
    const person = await searcher('1');
    const both = await Promise.allSettled([send(), send()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(send()).rejects.toMatchObject({
      problem: {
        code: 'conflict',
        detail: 'Zu dieser Immobilie ging heute schon eine E-Mail an alle. Die nächste ist morgen möglich.',
      },
    });
    expect((await read()).refusal).toMatch(/heute schon/);
    later(14 * hour);
    expect((await read()).refusal).toBeNull();
    await send();
    await mailed();
    expect(mailsTo(person)).toHaveLength(2);
    expect((await leads.call(ListSubscribers, { page: 1 })).items).toMatchObject([{ mails: 2 }]);
  });

  it('before each mail it is looked again whether person, order and offer are still there [S-2.250]', async () => {
    put(2);
    const ended = await searcher('1');
    const changed = await searcher('1');
    const stays = await searcher('1');
    const withdrawn = await searcher('2');
    leads.mailbox.refuse({ recipient: () => 450 });
    await send();
    await send({ id: 2 });
    await mailed();
    await leads.call(ChangeSearchOrders, {
      token: ended.token,
      change: { action: 'block' },
      client_ip: null,
    });
    await subscribers.updateOne({ _id: changed._id }, { $set: { 'orders.0.query': 'q=3' } });
    put(2, { state: 'reserved' });
    // An attempt that runs has looked before.
    await mailed();
    leads.mailbox.refuse({});
    later(hour);
    await mailed();
    expect([ended, changed, withdrawn].flatMap(mailsTo)).toEqual([]);
    expect(mailsTo(stays)).toHaveLength(1);
    expect((await read()).items).toMatchObject([{ people: 3, sent: 1, skipped: 2 }]);
    expect(await read(2)).toMatchObject({
      items: [{ sent: 0, skipped: 1 }],
      refusal: 'Diese Immobilie ist reserviert; zu ihr kann niemand angeschrieben werden.',
    });
  });

  it('a mailbox that refuses the letter counts as refused', async () => {
    const person = await searcher('1');
    leads.mailbox.refuse({ recipient: (address) => (address === person.email ? 550 : undefined) });
    await send();
    await mailed();
    expect((await read()).items).toMatchObject([{ people: 1, sent: 0, refused: 1 }]);
  });

  it('templates name property, place and author and keep their gaps, and a letter with a gap is refused', async () => {
    const { templates } = await leads.call(ReadSearchLetters, { id: 1, broker: 'silke-grotkopp' });
    expect(templates[0]).toMatchObject({ subject: 'Passt zu Ihrer Suche: Wohnung 1' });
    expect(templates[0]?.text).toMatch(/in Winterhude(.|\n)*Silke Grotkopp$/);
    const gap = templates.find(({ text }) => text.includes('{'));
    await expect(send({ text: gap?.text ?? '' })).rejects.toMatchObject({
      problem: { code: 'invalid-input' },
    });
    const { html } = await leads.call(PreviewSearchLetter, { id: 1, broker: null, ...content });
    expect(html).toMatch(/bitte antworten Sie(.|\n)*Wohnung 1(.|\n)*Name des Suchauftrags/);
    expect(html).not.toContain('/suchauftraege/');
  });
});

describe('a letter and the news of search orders', () => {
  const news = async () => {
    await leads.get(SearchNews).find();
    await leads.get(SearchNewsMails).orderDue();
    await leads.nextSweep();
  };

  it('what a letter told is no news any more, and who had the news still gets the letter once', async () => {
    // Daily, so that no sweep mails the news before the letter.
    const person = await searcher('2', { rhythm: 'daily' });
    const subjects = () => mailsTo(person).map(({ mail }) => mail.subject);
    await news();
    put(2);
    await leads.get(SearchNews).find();
    await send({ id: 2 });
    await mailed();
    later(24 * hour);
    await news();
    expect(subjects()).toEqual([content.subject]);
    put(2, { amount: 480_000 });
    await news();
    later(24 * hour);
    await news();
    const newPrice = 'Neuer Preis in Winterhude: 3 Zimmer, 480.000 €';
    expect(subjects()).toEqual([content.subject, newPrice]);
    await send({ id: 2 });
    await mailed();
    expect(subjects()).toEqual([content.subject, newPrice, content.subject]);
  });

  it('an offer that goes online after its letter is no news at the same price, and a changed price at another [S-2.253]', async () => {
    const person = await searcher('2+3');
    await news();
    for (const id of [2, 3]) {
      put(id, { isHidden: true });
      await send({ id, hours: 24 });
    }
    await mailed();
    later(25 * hour);
    put(2);
    put(3, { amount: 450_000 });
    await news();
    const subjects = mailsTo(person).map(({ mail }) => mail.subject);
    expect(subjects.slice(2)).toEqual(['Neuer Preis in Winterhude: 3 Zimmer, 450.000 €']);
    expect(mailsTo(person)[2]?.mail.text).toContain('vorher 500.000');
  });
});

describe('a letter before the property goes online', () => {
  it('a hidden property is told with its moment and a number, without page and picture, and goes online by itself [S-2.252]', async () => {
    const person = await searcher('2');
    put(2, { isHidden: true });
    expect(await read(2)).toMatchObject({ refusal: null, is_hidden: true, publish_at: null });
    await expect(send({ id: 2 })).rejects.toMatchObject({
      problem: { code: 'invalid-input', errors: [{ field: 'hours' }] },
    });
    await send({ id: 2, hours: 48 });
    await mailed();
    const { mail } = mailsTo(person)[0]!;
    expect(mail.text).toContain('erst ab 3. Dezember 2026 um 11:01 Uhr');
    expect(mail.text).toMatch(/rufen Sie an:\n\nSilke Grotkopp\n.*\n\d[\d ]+\n/);
    expect(`${mail.text}${String(mail.html)}`).not.toMatch(/\/zu\/|geheimnis/);
    expect(await read(2)).toMatchObject({
      publish_at: '2026-12-03T10:01:00.000Z',
      items: [{ is_early: true, sent: 1 }],
    });
  });

  it('a letter before the property goes online is not sent after staff ended its publication, and becomes an ordinary one once it is online [S-2.252]', async () => {
    const [kept, online] = [await searcher('2'), await searcher('3')];
    for (const id of [2, 3]) put(id, { isHidden: true });
    leads.mailbox.refuse({ recipient: () => 450 });
    await send({ id: 2, hours: 1 });
    await send({ id: 3, hours: 1 });
    await mailed();
    put(2, { isHidden: true });
    put(3);
    await mailed();
    leads.mailbox.refuse({});
    later(hour / 2);
    await mailed();
    expect(mailsTo(kept)).toEqual([]);
    expect(mailsTo(online)[0]?.mail.text).toMatch(/\/zu\/wohnung-3-3/);
    expect(mailsTo(online)[0]?.mail.text).not.toContain('erst ab');
  });

  it('a letter with hours about a property that is online meanwhile is refused', async () => {
    await expect(send({ hours: 24 })).rejects.toMatchObject({ problem: { code: 'outdated-record' } });
    expect(await letters.countDocuments({})).toBe(0);
  });
});

describe('the answer rate of search orders', () => {
  it('the answer rate counts people who asked about a property after a mail had told them about it [S-2.248]', async () => {
    put(2);
    const people = [await searcher('1'), await searcher('1'), await searcher('1'), await searcher('9')];
    const ask = async ({ email }: { email: string }, propertyId: number) => {
      const form = exposeForm({ email, propertyId });
      await leads.call(leadRpcs.expose, { form, origin: origin() });
    };
    await ask(people[1]!, 1);
    later(hour);
    await send();
    await mailed();
    later(hour);
    const rate = async () => (await leads.call(ListSubscribers, { page: 1 })).answers;
    expect(await rate()).toEqual({ days: 90, mailed: 3, answered: 0 });
    await ask({ email: people[0]!.email.toUpperCase() }, 1);
    await ask(people[0]!, 1);
    await ask(people[2]!, 2);
    await ask(people[3]!, 1);
    expect(await rate()).toEqual({ days: 90, mailed: 3, answered: 1 });
    later(91 * 24 * hour);
    expect(await rate()).toEqual({ days: 90, mailed: 0, answered: 0 });
    expect((await leads.call(ListSubscribers, { page: 2 })).answers).toBeNull();
    expect(await hits.countDocuments({ state: 'mailed' })).toBe(3);
  });
});
