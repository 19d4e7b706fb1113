import { randomUUID } from 'node:crypto';
import { type Subscriber } from '../src/search-orders/subscriber.schema.ts';
import { SubscriberLinks } from '../src/search-orders/subscriber-links.ts';
import { type LeadsUnderTest } from './leads-under-test.ts';

/** Makes people with a search order, each with a mailbox and a link of her own. */
export function searchersOf(leads: LeadsUnderTest) {
  const subscribers = leads.store.collection<Subscriber>('search_subscribers');
  let people = 0;
  /** Somebody with a confirmed order for these properties, e.g. `1+2`. */
  return async function searcher(
    ids: string,
    fields: Partial<Subscriber> = {},
    confirmed_at: Date | null = leads.now(),
  ) {
    const name = `suche${++people}`;
    const _id = randomUUID();
    const one: Subscriber = {
      _id,
      mailbox: `${name}@example.org`,
      email: `${name}@example.org`,
      greeting: `Guten Tag ${name},`,
      rhythm: 'soon',
      paused_until: null,
      orders: [
        {
          id: `order-${name}`,
          name: `Suche von ${name}`,
          query: `q=${ids}`,
          consent: null,
          ordered_at: leads.now(),
          ordered_from: null,
          confirmed_at,
          confirmed_from: null,
        },
      ],
      created_at: leads.now(),
      last_mail_at: null,
      mails: 0,
      last_opened_at: leads.now(),
      opened: 0,
      asked_at: null,
      stopped: null,
      ...fields,
    };
    await subscribers.insertOne(one);
    const token = /suchauftraege\/(.*)/.exec(leads.get(SubscriberLinks).page(_id))?.[1] ?? '';
    return { ...one, token };
  };
}
