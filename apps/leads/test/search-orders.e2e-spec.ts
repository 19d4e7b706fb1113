import { ErasePerson } from '@estate/contracts/leads/erasure';
import { leadRpcs } from '@estate/contracts/leads/leads';
import {
  CountMatchingOrders,
  ListSubscribers,
  ReadSearchOrders,
  RecordOpenedOffer,
} from '@estate/contracts/leads/search-orders';
import { eventually } from '@estate/test-kit/wait';
import { describe, expect, it } from '@jest/globals';
import { SearchQuestion } from '../src/search-orders/search-question.ts';
import { Subscribers } from '../src/search-orders/subscribers.ts';
import { searchForm } from './forms.ts';
import { origin } from './leads-under-test.ts';
import { available, startSearchOrders } from './search-orders-under-test.ts';

const hour = 60 * 60_000;
const { leads, catalog, subscribers, hits, order, change, orderOf, confirmed, run, later, mailsTo, newsTo } =
  await startSearchOrders();

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
    catalog.offers = [...catalog.offers, available(2)];
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
    await subscribers.updateOne({ _id: subscriber._id }, { $push: { orders: { $each: more } } });
    const eleventh = await order({ email: 'otto@example.net' });
    expect(eleventh.token).toBe(token);
    expect(eleventh.mail.text).toContain('zehn');
    expect((await subscribers.findOne({ _id: subscriber._id }))?.orders).toHaveLength(10);
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

describe('search orders for staff', () => {
  it('staff see who waits for what, what was mailed, and how many orders find a property', async () => {
    const { email, token } = await confirmed({ filter: 'q=2 3' });
    await confirmed({ filter: 'q=3' });
    await order({ filter: 'q=3' });
    catalog.offers = [...catalog.offers, available(2)];
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
    catalog.offers = [...catalog.offers, available(3)];
    expect(await leads.call(CountMatchingOrders, { id: 3 })).toEqual({ orders: 2, people: 2, reachable: 2 });
    expect(await leads.call(CountMatchingOrders, { id: 9 })).toEqual({ orders: 0, people: 0, reachable: 0 });
  });
});

describe('the page of search orders', () => {
  it('the rhythm, a pause and a new filter count from the next mail on', async () => {
    const { email, token } = await confirmed({ filter: 'q=2' });
    await change(token, { action: 'rhythm', rhythm: 'daily' });
    catalog.offers = [...catalog.offers, available(2)];
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
    catalog.offers = [...catalog.offers, available(2)];
    await run();
    const lines = (newsTo(email)[0]?.mail.headerLines ?? []).map(({ line }) => line.replace(/\s+/g, ' '));
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(lines).toContain('Auto-Submitted: auto-generated');
    expect(lines.join('\n')).toContain(`<https://makler.example/suchauftraege/${token}/abbestellen>`);
    expect(await change(token, { action: 'end-all' })).toEqual({ is_over: true });
    expect(await hits.countDocuments({})).toBe(0);
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
    expect(await subscribers.countDocuments({ email })).toBe(0);
  });

  it('somebody whose address takes no mails any more is not asked after a year without a link, and everything ends', async () => {
    const { email } = await confirmed({ filter: 'q=2' });
    await subscribers.updateOne({ email }, { $set: { stopped: 'returned' } });
    later(364 * 24 * hour);
    await leads.get(SearchQuestion).lookAfterSilent();
    expect(await subscribers.countDocuments({ email })).toBe(1);
    later(2 * 24 * hour);
    await leads.get(SearchQuestion).lookAfterSilent();
    await leads.nextSweep();
    expect(await subscribers.countDocuments({ email })).toBe(0);
    expect(newsTo(email)).toEqual([]);
  });

  it('an erasure ends the search orders of the person in any spelling, and access names them', async () => {
    const { email } = await confirmed({ filter: 'q=2', email: 'weg@example.net' });
    expect((await leads.person({ email: 'WEG@example.net' })).search_orders).toMatchObject([
      { query: 'q=2', email, greeting: expect.stringMatching(/^Guten Tag .*Kröger,$/) },
    ]);
    await leads.call(ErasePerson, { email: 'WEG@example.net' });
    await eventually(async () => expect(await subscribers.countDocuments({ email })).toBe(0));
    await leads.nextSweep();
    for (const { name } of await leads.store.listCollections())
      expect([name, JSON.stringify(await leads.store.collection(name).find().toArray())]).toEqual([
        name,
        expect.not.stringContaining('weg@'),
      ]);
  });
});
