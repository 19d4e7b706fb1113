import {
  ListLetterOffers,
  ListOffers,
  MatchSearches,
  type OfferState,
} from '@estate/contracts/catalog/search-matches';
import { type RunningService } from '@estate/server-kit/process/run-service';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type z } from 'zod';
import { SearchNews } from '../src/search-orders/search-news.ts';
import { SearchNewsMails } from '../src/search-orders/search-news-mails.ts';
import { type KnownOffer, type SearchHit, type Subscriber } from '../src/search-orders/subscriber.schema.ts';
import { letterOffer } from './letter-offer.ts';
import { type LeadsUnderTest, startLeads } from './leads-under-test.ts';

/** A small generator of numbers from 0 to 1, so that each run of the test is the same. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const changes = 300;
const ids = Array.from({ length: 12 }, (_, index) => index + 1);
/** What each of six people searches: the properties that it finds. */
const searches = [[1, 2, 3], [3, 4, 5, 6], [7], ids, [8, 9, 10], [2, 12]];

const offers = new Map<number, OfferState>();
const isFound = (search: string, id: number) => searches[Number(search.slice(2))]?.includes(id) ?? false;
const offerIn = ({ id, amount }: OfferState) =>
  letterOffer({ id, price: amount, price_on_inquiry: amount === null });

let leads: LeadsUnderTest;
let copy: RunningService;
beforeAll(async () => {
  leads = await startLeads({}, { hourlyMs: Infinity, newsPauseMs: 60 * 60_000 });
  copy = await leads.copy();
  leads.catalog.answer({
    [ListOffers.message]: () => ({ items: [...offers.values()] }),
    [MatchSearches.message]: (input: z.output<typeof MatchSearches.input>) => ({
      matches: input.searches.map((search) =>
        input.ids.filter((id) => offers.has(id) && isFound(search, id)),
      ),
    }),
    [ListLetterOffers.message]: (input: { ids: number[] }) => ({
      items: [...offers.values()]
        .filter(({ id, state }) => input.ids.includes(id) && state === 'available')
        .map(offerIn),
    }),
  });
  const confirmed = new Date(leads.now().getTime() - 1_000);
  await leads.store.collection<Subscriber>('search_subscribers').insertMany(
    searches.map((_found, index) => ({
      _id: `person-${index}`,
      mailbox: `person-${index}@example.net`,
      email: `person-${index}@example.net`,
      greeting: 'Guten Tag,',
      rhythm: 'soon' as const,
      paused_until: null,
      orders: [
        {
          id: `order-${index}`,
          name: `Suche ${index}`,
          query: `q=${index}`,
          consent: null,
          ordered_at: confirmed,
          ordered_from: null,
          confirmed_at: confirmed,
          confirmed_from: null,
        },
      ],
      created_at: confirmed,
      last_mail_at: null,
      mails: 0,
      last_opened_at: confirmed,
      opened: 0,
      asked_at: null,
      stopped: null,
    })),
  );
});
afterAll(async () => {
  await copy.close();
  await leads.close();
});

it('over 300 changes with two copies, interrupted runs and lost events each order gets each piece of news once and misses none [V-2.108]', async () => {
  const random = randomFrom(49);
  const oneOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const known = leads.store.collection<KnownOffer>('search_known_offers');
  const find = async () => {
    const before = await known.find().toArray();
    await Promise.all([leads.get(SearchNews).find(), copy.get(SearchNews).find()]);
    // A process that is killed between the hits and the end of its run leaves the offers as they were known before.
    if (random() < 0.2) {
      await known.deleteMany({});
      if (before.length > 0) await known.insertMany(before);
      await leads.get(SearchNews).find();
    }
  };
  for (const id of ids.slice(0, 6)) offers.set(id, { id, state: 'available', amount: 100_000 * id });
  await find();

  /** What everybody has to be told, by the rules in words: from the states that each look at the offers saw. */
  const expected = new Set<string>();
  let seen = new Map(offers);
  const everSeen = new Map(offers);
  for (let change = 0; change < changes; change += 1) {
    const id = oneOf(ids);
    const current = offers.get(id);
    if (!current)
      offers.set(id, { id, state: oneOf(['available', 'reserved', 'coming-soon']), amount: 100_000 * id });
    else if (random() < 0.2) offers.delete(id);
    else if (random() < 0.5)
      offers.set(id, { ...current, amount: 100_000 * id + 1_000 * Math.floor(random() * 2_000) });
    else offers.set(id, { ...current, state: oneOf(['available', 'reserved', 'coming-soon']) });
    // Every third event is lost, so that the next look sees several changes at once.
    if (random() < 0.33) continue;
    for (const offer of offers.values()) {
      const before = everSeen.get(offer.id);
      const isTold = offer.state === 'available' && JSON.stringify(before) !== JSON.stringify(offer);
      const kind =
        !before || before.state === 'coming-soon'
          ? 'new'
          : before.state === 'available'
            ? 'price'
            : 'available';
      if (isTold)
        searches.forEach((found, index) => {
          if (found.includes(offer.id)) expected.add(`order-${index}:${offer.id}:${kind}:${offer.amount}`);
        });
      everSeen.set(offer.id, offer);
    }
    seen = new Map(offers);
    await find();
    if (random() < 0.1) {
      leads.setClock(new Date(leads.now().getTime() + 3 * 60 * 60_000));
      await Promise.all([leads.get(SearchNewsMails).orderDue(), copy.get(SearchNewsMails).orderDue()]);
    }
  }
  expect(seen.size).toBeGreaterThan(0);
  const hits = await leads.store.collection<SearchHit>('search_hits').find().toArray();
  expect(hits.map(({ _id }) => _id).toSorted()).toEqual([...expected].toSorted());
  expect(hits.length).toBeGreaterThan(100);

  leads.setClock(new Date(leads.now().getTime() + 3 * 60 * 60_000));
  await Promise.all([leads.get(SearchNewsMails).orderDue(), copy.get(SearchNewsMails).orderDue()]);
  await leads.nextSweep();
  expect(await leads.store.collection('search_hits').countDocuments({ state: 'waiting' })).toBe(0);
  // Whatever was mailed was mailed in one mail only.
  const mailed = leads.mailbox.received().map(({ mail }) => mail.messageId);
  expect(new Set(mailed).size).toBe(mailed.length);
}, 120_000);
