import {
  ListLetterOffers,
  ListOffers,
  MatchSearches,
  type OfferState,
} from '@estate/contracts/catalog/search-matches';
import { ErasePerson } from '@estate/contracts/leads/erasure';
import { leadRpcs } from '@estate/contracts/leads/leads';
import {
  ChangeSearchOrders,
  CountMatchingOrders,
  ListSubscribers,
  ReadSearchOrders,
  RecordOpenedOffer,
  type SearchOrderChange,
} from '@estate/contracts/leads/search-orders';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type z } from 'zod';
import { SearchNews } from '../src/search-orders/search-news.ts';
import { SearchNewsMails } from '../src/search-orders/search-news-mails.ts';
import { SearchQuestion } from '../src/search-orders/search-question.ts';
import { type SearchHit, type Subscriber } from '../src/search-orders/subscriber.schema.ts';
import { Subscribers } from '../src/search-orders/subscribers.ts';
import { searchForm } from './forms.ts';
import { letterOffer } from './letter-offer.ts';
import { type LeadsUnderTest, origin, startLeads } from './leads-under-test.ts';

const hour = 60 * 60_000;

/** The offers of the simulated catalog. Each search finds those whose id it names, an empty one all. */
let offers: OfferState[];
const isFound = (search: string, id: number) =>
  search === '' || (new URLSearchParams(search).get('q') ?? '').split(' ').includes(String(id));
const offerIn = ({ id, amount }: OfferState) =>
  letterOffer({ id, price: amount, price_on_inquiry: amount === null });

let leads: LeadsUnderTest;
beforeAll(async () => {
  // The steps of every hour are called by the tests, so that no sweep finds the news between two lines of a test.
  leads = await startLeads({ LOG_LEVEL: 'warn' }, { hourlyMs: 24 * hour, newsPauseMs: hour });
  leads.catalog.answer({
    [ListOffers.message]: () => ({ items: offers }),
    [MatchSearches.message]: ({ searches, ids }: z.output<typeof MatchSearches.input>) => ({
      matches: searches.map((search) =>
        ids.filter((id) => isFound(search, id) && offers.some((offer) => offer.id === id)),
      ),
    }),
    [ListLetterOffers.message]: ({ ids }: { ids: number[] }) => ({
      items: offers.filter(({ id, state }) => ids.includes(id) && state === 'available').map(offerIn),
    }),
  });
});
afterAll(() => leads.close());

const subscribers = () => leads.store.collection<Subscriber>('search_subscribers');
const hits = () => leads.store.collection<SearchHit>('search_hits');

beforeEach(async () => {
  offers = [available(1, 500_000)];
  leads.setClock(new Date('2026-12-01T10:00:00Z'));
  // A sweep of the test before still has its clock.
  await leads.wholeSweep();
  await leads.clear();
  for (const name of ['search_subscribers', 'search_hits', 'search_known_offers', 'search_blocked'])
    await leads.store.collection(name).deleteMany({});
  leads.mailbox.clear();
});

const available = (id: number, amount: number | null = 500_000): OfferState => ({
  id,
  state: 'available',
  amount,
});
const mailsTo = (address: string) =>
  leads.mailbox
    .received()
    .filter(({ envelope }) => envelope.to.some((to) => to.toLowerCase() === address.toLowerCase()));
const newsTo = (address: string) =>
  mailsTo(address).filter(({ mail }) => !/bestätigen/.test(mail.subject ?? ''));

type Fields = Parameters<typeof searchForm>[0];

/** Sends the form and returns the token in the link of the confirming mail. */
async function order(fields: Fields = {}) {
  const form = searchForm({ rhythm: 'soon', ...fields });
  const questions = () => mailsTo(form.email).filter(({ mail }) => /bestätigen/.test(mail.subject ?? ''));
  const before = questions().length;
  await leads.call(leadRpcs.search, { form, origin: origin() });
  const mail = await eventually(() => {
    const found = questions()[before];
    if (!found) throw new Error('no confirming mail');
    return found.mail;
  });
  const token = /suchauftraege\/([\w.-]+)/.exec(mail.text ?? '')?.[1] ?? '';
  return { email: form.email, mail, token };
}

const change = (token: string, one: SearchOrderChange) =>
  leads.call(ChangeSearchOrders, { token, change: one, client_ip: '203.0.113.0' });
const orderOf = async (email: string) => {
  const found = await subscribers().findOne({ email });
  const [first] = found?.orders ?? [];
  if (!found || !first) throw new Error('no order');
  return { subscriber: found, first };
};
async function confirmed(fields: Fields = {}) {
  const made = await order(fields);
  const { subscriber } = await orderOf(made.email);
  for (const { id } of subscriber.orders) await change(made.token, { action: 'confirm', order: id });
  await leads.get(SearchNews).find();
  return made;
}
/** Finds news and mails what is due. */
async function run() {
  await leads.get(SearchNews).find();
  await leads.get(SearchNewsMails).orderDue();
  await leads.nextSweep();
}
const later = (ms: number) => leads.setClock(new Date(leads.now().getTime() + ms));

describe('the confirmation of a search order', () => {
  it('a search order is confirmed by a plain mail without pictures, offers and typed words, and only by a POST [V-2.107]', async () => {
    const { mail, token, email } = await order({ filter: 'city=Winterhude&deal=buy', notes: 'Gruß von mir' });
    expect(mail.html).toBe(false);
    expect(mail.text).not.toMatch(/Gruß|Winterhude|Kröger/);
    await leads.call(ReadSearchOrders, { token });
    const { first } = await orderOf(email);
    expect(first).toMatchObject({
      query: 'city=Winterhude&deal=buy',
      name: 'Immobilien zum Kauf in Winterhude',
      consent: 'suchauftrag-2026-11',
      ordered_from: '198.51.100.0',
      confirmed_at: null,
    });
    await change(token, { action: 'confirm', order: first.id });
    expect((await orderOf(email)).first).toMatchObject({
      confirmed_from: '203.0.113.0',
      confirmed_at: expect.any(Date),
    });
  });

  it('a search order without the filter of a list searches what its fields say', async () => {
    const { email } = await order();
    const { query } = (await orderOf(email)).first;
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      deal: 'rent',
      type: 'house',
      city: 'Blankenese',
      rooms_min: '4',
      price_max: '3000',
    });
  });

  it('an unconfirmed search order finds nothing and is deleted after 14 days', async () => {
    const { email, token } = await order({ filter: 'q=1 2' });
    await confirmed();
    offers = [...offers, available(2)];
    await run();
    expect(newsTo(email)).toEqual([]);
    later(15 * 24 * hour);
    await leads.get(Subscribers).deleteExpired();
    await expect(leads.call(ReadSearchOrders, { token })).rejects.toMatchObject({
      problem: { code: 'not-found' },
    });
  });

  it('two spellings of an address are one subscriber, and the eleventh order is not stored but told', async () => {
    const { token } = await order({ email: 'Otto@Example.net' });
    const { subscriber } = await orderOf('Otto@Example.net');
    const more = Array.from({ length: 9 }, (_, index) => ({ ...subscriber.orders[0]!, id: `more-${index}` }));
    await subscribers().updateOne({ _id: subscriber._id }, { $push: { orders: { $each: more } } });
    const eleventh = await order({ email: 'otto@example.net' });
    expect(eleventh.token).toBe(token);
    expect(eleventh.mail.text).toContain('zehn');
    expect((await subscribers().findOne({ _id: subscriber._id }))?.orders).toHaveLength(10);
  });

  it('an order is stored although subscribers without orders are deleted at the same moment', async () => {
    const stored = leads.get(Subscribers);
    for (let number = 0; number < 30; number += 1) {
      const person = { email: `neu-${number}@example.net`, greeting: 'Guten Tag,', rhythm: 'daily' } as const;
      const order = { id: `order-${number}`, name: 'Alle', query: '', consent: 'v1' };
      const from = { ordered_at: leads.now(), ordered_from: '198.51.100.0' };
      const [added] = await Promise.all([stored.add(person, { ...order, ...from }), stored.deleteExpired()]);
      expect(added?.orders).toMatchObject([{ id: `order-${number}` }]);
    }
  });

  it('a blocked mailbox gets no further mail about search orders', async () => {
    const { token } = await order({ email: 'nie@example.net' });
    await change(token, { action: 'block' });
    leads.mailbox.clear();
    await leads.call(leadRpcs.search, { form: searchForm({ email: 'NIE@example.net' }), origin: origin() });
    await leads.nextSweep();
    expect(mailsTo('NIE@example.net')).toEqual([]);
    expect(JSON.stringify(await leads.store.collection('search_blocked').find().toArray())).not.toContain(
      'nie@',
    );
  });
});

describe('news of a search order', () => {
  it('a new offer, a changed price and an offer that is free again are mailed once each, with the price of then [V-2.108]', async () => {
    const { email } = await confirmed({ filter: 'q=1 2' });
    offers = [...offers, available(2, 649_000), available(3)];
    await run();
    expect(newsTo(email).map(({ mail }) => mail.subject)).toEqual(['Neu in Winterhude: 3 Zimmer, 649.000 €']);
    expect(newsTo(email)[0]?.mail.text).toMatch(/Wohnung 2\n649\.000\s€, 3 Zimmer, 84\sm²/);
    later(3 * hour);
    offers = [available(1), available(2, 620_000), available(3)];
    await run();
    expect(newsTo(email)[1]?.mail.subject).toBe('Neuer Preis in Winterhude: 3 Zimmer, 620.000 €');
    expect(newsTo(email)[1]?.mail.text).toContain('vorher 649.000');
    later(3 * hour);
    offers = [{ ...available(1), state: 'reserved' }, available(2, 620_000)];
    await run();
    offers = [available(1), available(2, 620_000)];
    await run();
    expect(newsTo(email)[2]?.mail.subject).toBe('Wieder frei in Winterhude: 3 Zimmer, 500.000 €');
    await run();
    expect(newsTo(email)).toHaveLength(3);
  });

  it('an offer that flaps is mailed once, and one that vanished for a while is no news', async () => {
    const { email } = await confirmed({ filter: 'q=1' });
    for (const state of ['reserved', 'available', 'reserved', 'available'] as const) {
      offers = [{ ...available(1), state }];
      await run();
      later(3 * hour);
    }
    expect(newsTo(email)).toHaveLength(1);
    offers = [];
    await run();
    offers = [available(1)];
    await run();
    expect(newsTo(email)).toHaveLength(1);
  });

  it('an offer that is reserved, withdrawn or changed before the mail is written is not mailed', async () => {
    // Mailed next morning, so that no sweep mails between the lines of the test.
    const { email } = await confirmed({ filter: 'q=2 3 4 5', rhythm: 'daily' });
    offers = [available(1), available(2), available(3), available(4), available(5)];
    await leads.get(SearchNews).find();
    offers = [{ ...available(2), state: 'reserved' }, available(4, 1), available(5)];
    later(24 * hour);
    await leads.get(SearchNewsMails).orderDue();
    await leads.nextSweep();
    expect(newsTo(email).map(({ mail }) => mail.subject)).toEqual(['Neu in Winterhude: 3 Zimmer, 500.000 €']);
    expect(newsTo(email)[0]?.mail.text).toContain('Wohnung 5');
    expect(await hits().countDocuments({ state: 'dropped' })).toBe(3);
  });

  it('an offer that was reserved or changed again before its mail is mailed once it is free, or costs that, after all [V-2.108]', async () => {
    const { email } = await confirmed({ filter: 'q=1 2', rhythm: 'daily' });
    offers = [{ ...available(1), state: 'reserved' }, available(2)];
    await leads.get(SearchNews).find();
    offers = [available(1), available(2, 480_000)];
    await leads.get(SearchNews).find();
    offers = [{ ...available(1), state: 'reserved' }, available(2, 470_000)];
    later(24 * hour);
    await run();
    expect(newsTo(email).map(({ mail }) => mail.subject)).toEqual([
      'Neuer Preis in Winterhude: 3 Zimmer, 470.000 €',
    ]);
    offers = [available(1), available(2, 480_000)];
    await leads.get(SearchNews).find();
    later(24 * hour);
    await run();
    expect(newsTo(email)[1]?.mail.text).toContain('Wieder frei: Wohnung 1');
    expect(newsTo(email)[1]?.mail.text).toMatch(/Neuer Preis.*: Wohnung 2\n480\.000/);
    expect(newsTo(email)).toHaveLength(2);
  });

  it('all news of one address come in one mail, and a second one not before two hours', async () => {
    const { email } = await confirmed({ filter: 'q=2', email: 'alle@example.net' });
    await confirmed({ filter: 'q=3', email: 'alle@example.net' });
    offers = [available(1), available(2), available(3)];
    await run();
    expect(newsTo(email).map(({ mail }) => mail.subject)).toEqual(['2 Immobilien zu Ihrer Suche']);
    offers = [...offers.slice(0, 2), available(3, 480_000)];
    later(hour);
    await run();
    expect(newsTo(email)).toHaveLength(1);
    later(hour);
    await run();
    expect(newsTo(email)).toHaveLength(2);
  });

  it('a second copy and a run that was interrupted before the offers counted as known make no second mail', async () => {
    const { email } = await confirmed({ filter: 'q=2' });
    const known = await leads.store.collection('search_known_offers').find().toArray();
    const copy = await leads.copy();
    offers = [...offers, available(2)];
    await Promise.all([leads.get(SearchNews).find(), copy.get(SearchNews).find()]);
    await leads.store.collection('search_known_offers').deleteMany({});
    await leads.store.collection('search_known_offers').insertMany(known);
    await Promise.all([leads.get(SearchNews).find(), copy.get(SearchNews).find()]);
    await Promise.all([leads.get(SearchNewsMails).orderDue(), copy.get(SearchNewsMails).orderDue()]);
    await leads.nextSweep();
    expect(newsTo(email)).toHaveLength(1);
    await copy.close();
  });

  it('a mail about more than 200 properties, the most of one call to catalog, names each of them that can still be had', async () => {
    // Once a day, so that no sweep mails before the offers are changed.
    const { email, token } = await confirmed({ rhythm: 'daily' });
    const { first } = await orderOf(email);
    await change(token, { action: 'search', order: first.id, query: '' });
    const fresh = Array.from({ length: 450 }, (_, index) => available(1_000 + index));
    offers = [...offers, ...fresh];
    await leads.get(SearchNews).find();
    // One of each call to catalog is sold meanwhile.
    const gone = new Set([1_000, 1_300, 1_449]);
    offers = offers.filter(({ id }) => !gone.has(id));
    later(24 * hour);
    await run();
    const [news] = newsTo(email);
    expect(news?.mail.subject).toContain('447');
    const named = fresh.filter(({ id }) => news?.mail.text?.includes(`Wohnung ${id}\n`));
    expect(named.map(({ id }) => id)).toEqual(fresh.map(({ id }) => id).filter((id) => !gone.has(id)));
    expect(await hits().countDocuments({ state: 'dropped' })).toBe(3);
  });

  it('a mail to an address that the mail server refuses ends the news until the person wants them again', async () => {
    const { email, token } = await confirmed({ filter: 'q=2' });
    leads.mailbox.refuse({ recipient: (address) => (address === email ? 550 : undefined) });
    offers = [...offers, available(2)];
    await run();
    await run();
    expect((await orderOf(email)).subscriber.stopped).toBe('refused');
    leads.mailbox.refuse({});
    expect((await leads.call(ReadSearchOrders, { token })).html).toContain('abgelehnt');
    await change(token, { action: 'still-searching' });
    expect((await orderOf(email)).subscriber.stopped).toBeNull();
  });
});

describe('search orders for staff', () => {
  it('staff see who waits for what, what was mailed, and how many orders find a property', async () => {
    const { email, token } = await confirmed({ filter: 'q=2 3' });
    await confirmed({ filter: 'q=3' });
    await order({ filter: 'q=3' });
    offers = [...offers, available(2)];
    await run();
    await leads.call(RecordOpenedOffer, { token });
    const { items, total } = await leads.call(ListSubscribers, { page: 1 });
    expect(total).toBe(2);
    expect(items.find((one) => one.email === email)).toMatchObject({
      rhythm: 'soon',
      mails: 1,
      opened: 1,
      stopped: null,
      orders: [{ name: 'Immobilien: 2 3', query: 'q=2+3', mailed: 1 }],
    });
    offers = [...offers, available(3)];
    expect(await leads.call(CountMatchingOrders, { id: 3 })).toEqual({ orders: 2, people: 2, reachable: 2 });
    expect(await leads.call(CountMatchingOrders, { id: 9 })).toEqual({ orders: 0, people: 0, reachable: 0 });
  });
});

describe('the page of search orders', () => {
  it('the rhythm, a pause and a new filter count from the next mail on', async () => {
    const { email, token } = await confirmed({ filter: 'q=2' });
    await change(token, { action: 'rhythm', rhythm: 'daily' });
    offers = [...offers, available(2)];
    await run();
    expect(newsTo(email)).toEqual([]);
    await change(token, { action: 'pause', until: '2026-12-04' });
    leads.setClock(new Date('2026-12-03T06:40:00Z'));
    await run();
    expect(newsTo(email)).toEqual([]);
    leads.setClock(new Date('2026-12-04T06:40:00Z'));
    await run();
    expect(newsTo(email)).toHaveLength(1);
    const { id } = (await orderOf(email)).first;
    await change(token, { action: 'search', order: id, query: 'sort=newest&q=3' });
    await change(token, { action: 'rename', order: id, name: 'Für Oma' });
    expect((await orderOf(email)).first).toMatchObject({ query: 'q=3', name: 'Für Oma' });
  });

  it('one click of a mail program ends everything, and the link is over then [V-2.109]', async () => {
    const { email, token } = await confirmed({ filter: 'q=2' });
    offers = [...offers, available(2)];
    await run();
    const lines = (newsTo(email)[0]?.mail.headerLines ?? []).map(({ line }) => line.replace(/\s+/g, ' '));
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(lines).toContain('Auto-Submitted: auto-generated');
    expect(lines.join('\n')).toContain(`<https://makler.example/suchauftraege/${token}/abbestellen>`);
    expect(await change(token, { action: 'end-all' })).toEqual({ is_over: true });
    expect(await hits().countDocuments({})).toBe(0);
    await expect(change(token, { action: 'end-all' })).rejects.toMatchObject({
      problem: { code: 'not-found' },
    });
  });

  it('a token that was not signed here opens nothing', async () => {
    const { token } = await order();
    const [id = ''] = token.split('.');
    for (const forged of [id, `${id}.`, `${id}.${'a'.repeat(32)}`, '', 'ü'])
      await expect(leads.call(ReadSearchOrders, { token: forged })).rejects.toMatchObject({
        problem: { code: 'not-found' },
      });
  });

  it('somebody who opened no link for a year is asked, and without an answer everything ends', async () => {
    const { email, token } = await confirmed({ filter: 'q=2' });
    await leads.call(RecordOpenedOffer, { token });
    later(366 * 24 * hour);
    await leads.get(SearchQuestion).lookAfterSilent();
    await leads.nextSweep();
    expect(newsTo(email).map(({ mail }) => mail.subject)).toEqual(['Suchen Sie noch?']);
    later(31 * 24 * hour);
    await leads.get(SearchQuestion).lookAfterSilent();
    expect(await subscribers().countDocuments({ email })).toBe(0);
  });

  it('an erasure ends the search orders of the person in any spelling, and access names them', async () => {
    const { email } = await confirmed({ filter: 'q=2', email: 'weg@example.net' });
    expect((await leads.person({ email: 'WEG@example.net' })).search_orders).toMatchObject([
      { query: 'q=2', email, greeting: expect.stringMatching(/^Guten Tag .*Kröger,$/) },
    ]);
    await leads.call(ErasePerson, { email: 'WEG@example.net' });
    await eventually(async () => expect(await subscribers().countDocuments({ email })).toBe(0));
    await leads.nextSweep();
    for (const { name } of await leads.store.listCollections())
      expect([name, JSON.stringify(await leads.store.collection(name).find().toArray())]).toEqual([
        name,
        expect.not.stringContaining('weg@'),
      ]);
  });
});
