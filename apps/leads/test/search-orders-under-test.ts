import {
  ListLetterOffers,
  ListOffers,
  MatchSearches,
  type OfferState,
} from '@estate/contracts/catalog/search-matches';
import { leadRpcs } from '@estate/contracts/leads/leads';
import { ChangeSearchOrders, type SearchOrderChange } from '@estate/contracts/leads/search-orders';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeEach } from '@jest/globals';
import { type z } from 'zod';
import { SearchNews } from '../src/search-orders/search-news.ts';
import { SearchNewsMails } from '../src/search-orders/search-news-mails.ts';
import { type SearchHit, type Subscriber } from '../src/search-orders/subscriber.schema.ts';
import { searchForm } from './forms.ts';
import { letterOffer } from './letter-offer.ts';
import { origin, startLeads } from './leads-under-test.ts';

const hour = 60 * 60_000;

const isFound = (search: string, id: number) =>
  search === '' || (new URLSearchParams(search).get('q') ?? '').split(' ').includes(String(id));
const offerIn = ({ id, amount }: OfferState) =>
  letterOffer({ id, price: amount, price_on_inquiry: amount === null });

type Fields = Parameters<typeof searchForm>[0];

export const available = (id: number, amount: number | null = 500_000): OfferState => ({
  id,
  state: 'available',
  amount,
});

/** Starts leads beside a simulated catalog, in which each search finds the offers whose ids it names, an empty one all. */
export async function startSearchOrders() {
  // The steps of every hour are called by the tests, so that no sweep finds the news between two lines of a test.
  const leads = await startLeads({ LOG_LEVEL: 'warn' }, { hourlyMs: Infinity, newsPauseMs: hour });
  afterAll(() => leads.close());
  const catalog: { offers: OfferState[] } = { offers: [] };
  leads.catalog.answer({
    [ListOffers.message]: () => ({ items: catalog.offers }),
    [MatchSearches.message]: ({ searches, ids }: z.output<typeof MatchSearches.input>) => ({
      matches: searches.map((search) =>
        ids.filter((id) => isFound(search, id) && catalog.offers.some((offer) => offer.id === id)),
      ),
    }),
    [ListLetterOffers.message]: ({ ids }: { ids: number[] }) => ({
      items: catalog.offers.filter(({ id, state }) => ids.includes(id) && state === 'available').map(offerIn),
    }),
  });
  const subscribers = leads.store.collection<Subscriber>('search_subscribers');
  const hits = leads.store.collection<SearchHit>('search_hits');

  beforeEach(async () => {
    catalog.offers = [available(1, 500_000)];
    leads.setClock(new Date('2026-12-01T10:00:00Z'));
    // A sweep of the test before still has its clock.
    await leads.wholeSweep();
    await leads.clear();
    for (const name of ['search_subscribers', 'search_hits', 'search_known_offers', 'search_blocked'])
      await leads.store.collection(name).deleteMany({});
    leads.mailbox.clear();
  });

  const mailsTo = (address: string) =>
    leads.mailbox
      .received()
      .filter(({ envelope }) => envelope.to.some((to) => to.toLowerCase() === address.toLowerCase()));
  const newsTo = (address: string) =>
    mailsTo(address).filter(({ mail }) => !/bestätigen/.test(mail.subject ?? ''));

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
    const found = await subscribers.findOne({ email });
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

  return {
    leads,
    catalog,
    subscribers,
    hits,
    order,
    change,
    orderOf,
    confirmed,
    run,
    later,
    mailsTo,
    newsTo,
  };
}
