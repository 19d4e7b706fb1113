import { ReadSearchOrders } from '@estate/contracts/leads/search-orders';
import { describe, expect, it } from '@jest/globals';
import { SearchNews } from '../src/search-orders/search-news.ts';
import { SearchNewsMails } from '../src/search-orders/search-news-mails.ts';
import { available, startSearchOrders } from './search-orders-under-test.ts';

const hour = 60 * 60_000;
const { leads, catalog, hits, change, orderOf, confirmed, run, later, newsTo } = await startSearchOrders();

describe('news of a search order', () => {
  it('a new offer, a changed price and an offer that is free again are mailed once each, with the price of then [V-2.108]', async () => {
    const { email } = await confirmed({ filter: 'q=1 2' });
    catalog.offers = [...catalog.offers, available(2, 649_000), available(3)];
    await run();
    expect(newsTo(email).map(({ mail }) => mail.subject)).toEqual(['Neu in Winterhude: 3 Zimmer, 649.000 €']);
    expect(newsTo(email)[0]?.mail.text).toMatch(/Wohnung 2\n649\.000\s€, 3 Zimmer, 84\sm²/);
    later(3 * hour);
    catalog.offers = [available(1), available(2, 620_000), available(3)];
    await run();
    expect(newsTo(email)[1]?.mail.subject).toBe('Neuer Preis in Winterhude: 3 Zimmer, 620.000 €');
    expect(newsTo(email)[1]?.mail.text).toContain('vorher 649.000');
    later(3 * hour);
    catalog.offers = [{ ...available(1), state: 'reserved' }, available(2, 620_000)];
    await run();
    catalog.offers = [available(1), available(2, 620_000)];
    await run();
    expect(newsTo(email)[2]?.mail.subject).toBe('Wieder frei in Winterhude: 3 Zimmer, 500.000 €');
    await run();
    expect(newsTo(email)).toHaveLength(3);
  });

  it('an offer that flaps is mailed once, and one that vanished for a while is no news', async () => {
    const { email } = await confirmed({ filter: 'q=1' });
    for (const state of ['reserved', 'available', 'reserved', 'available'] as const) {
      catalog.offers = [{ ...available(1), state }];
      await run();
      later(3 * hour);
    }
    expect(newsTo(email)).toHaveLength(1);
    catalog.offers = [];
    await run();
    catalog.offers = [available(1)];
    await run();
    expect(newsTo(email)).toHaveLength(1);
  });

  it('an offer that is reserved, withdrawn or changed before the mail is written is not mailed', async () => {
    // Mailed next morning, so that no sweep mails between the lines of the test.
    const { email } = await confirmed({ filter: 'q=2 3 4 5', rhythm: 'daily' });
    catalog.offers = [available(1), available(2), available(3), available(4), available(5)];
    await leads.get(SearchNews).find();
    catalog.offers = [{ ...available(2), state: 'reserved' }, available(4, 1), available(5)];
    later(24 * hour);
    await leads.get(SearchNewsMails).orderDue();
    await leads.nextSweep();
    expect(newsTo(email).map(({ mail }) => mail.subject)).toEqual(['Neu in Winterhude: 3 Zimmer, 500.000 €']);
    expect(newsTo(email)[0]?.mail.text).toContain('Wohnung 5');
    expect(await hits.countDocuments({ state: 'dropped' })).toBe(3);
  });

  it('an offer that was reserved or changed again before its mail is mailed once it is free, or costs that, after all [V-2.108]', async () => {
    const { email } = await confirmed({ filter: 'q=1 2', rhythm: 'daily' });
    catalog.offers = [{ ...available(1), state: 'reserved' }, available(2)];
    await leads.get(SearchNews).find();
    catalog.offers = [available(1), available(2, 480_000)];
    await leads.get(SearchNews).find();
    catalog.offers = [{ ...available(1), state: 'reserved' }, available(2, 470_000)];
    later(24 * hour);
    await run();
    expect(newsTo(email).map(({ mail }) => mail.subject)).toEqual([
      'Neuer Preis in Winterhude: 3 Zimmer, 470.000 €',
    ]);
    catalog.offers = [available(1), available(2, 480_000)];
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
    catalog.offers = [available(1), available(2), available(3)];
    await run();
    expect(newsTo(email).map(({ mail }) => mail.subject)).toEqual(['2 Immobilien zu Ihrer Suche']);
    catalog.offers = [...catalog.offers.slice(0, 2), available(3, 480_000)];
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
    catalog.offers = [...catalog.offers, available(2)];
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
    catalog.offers = [...catalog.offers, ...fresh];
    await leads.get(SearchNews).find();
    // One of each call to catalog is sold meanwhile.
    const gone = new Set([1_000, 1_300, 1_449]);
    catalog.offers = catalog.offers.filter(({ id }) => !gone.has(id));
    later(24 * hour);
    await run();
    const [news] = newsTo(email);
    expect(news?.mail.subject).toContain('447');
    const named = fresh.filter(({ id }) => news?.mail.text?.includes(`Wohnung ${id}\n`));
    expect(named.map(({ id }) => id)).toEqual(fresh.map(({ id }) => id).filter((id) => !gone.has(id)));
    expect(await hits.countDocuments({ state: 'dropped' })).toBe(3);
  });

  it('a mail to an address that the mail server refuses ends the news until the person wants them again', async () => {
    const { email, token } = await confirmed({ filter: 'q=2' });
    leads.mailbox.refuse({ recipient: (address) => (address === email ? 550 : undefined) });
    catalog.offers = [...catalog.offers, available(2)];
    await run();
    await run();
    expect((await orderOf(email)).subscriber.stopped).toBe('refused');
    leads.mailbox.refuse({});
    expect((await leads.call(ReadSearchOrders, { token })).html).toContain('abgelehnt');
    await change(token, { action: 'still-searching' });
    expect((await orderOf(email)).subscriber.stopped).toBeNull();
  });
});
