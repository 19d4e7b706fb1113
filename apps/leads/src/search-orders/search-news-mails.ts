import { brokerForProperty } from '@estate/content/responsible';
import {
  type LetterOffer,
  ListLetterOffers,
  MatchSearches,
  matchLimits,
} from '@estate/contracts/catalog/search-matches';
import { offerState } from '@estate/domain/property/offer-state';
import { publicAmount } from '@estate/domain/property/price';
import { lastMailTime, soonPauseMs } from '@estate/domain/search-orders/mail-times';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { CatalogClient } from '../clients.ts';
import { writeContent } from '../mail/mail-fault.ts';
import { Links } from '../mail/links.ts';
import { Mailer } from '../mail/mailer.ts';
import { type AttemptOutcome } from '../outbox/attempt-outcome.ts';
import { Outbox } from '../outbox/outbox.ts';
import { OutboxRecords } from '../outbox/outbox-records.ts';
import { newEntry, type OutboxEntry } from '../outbox/outbox.schema.ts';
import { Sweep } from '../sweep/sweep.ts';
import { day } from '../time/pace.ts';
import { newsLetter, type LetterHit } from './news-letter.ts';
import {
  confirmedOrders,
  isPaused,
  type SearchHit,
  searchHitModel,
  type SearchHitModel,
  type Subscriber,
} from './subscriber.schema.ts';
import { SubscriberLinks } from './subscriber-links.ts';
import { Subscribers } from './subscribers.ts';

/** A mail server that is down for a weekend ends no search order. */
const mailLifeMs = 7 * day;
/** How long the entry of a mail is kept. */
const entryKeptMs = 30 * day;
const perRun = 2_000;
const perBatch = 500;

const over = { state: 'skipped', reason: 'nothing new is left' } as const;

/** The key of the next mail to a subscriber. */
const keyOf = ({ _id, mails }: Subscriber): string => `search-news.${_id}.${mails}`;

/** Whether a mail is due, the oldest waiting news of which was found at `first`. */
export function isDue(subscriber: Subscriber, first: Date, now: Date): boolean {
  const { rhythm, stopped, last_mail_at } = subscriber;
  if (stopped !== null || isPaused(subscriber, now)) return false;
  // A last mail in the future was sent before the clock was set back.
  const isTooSoon =
    last_mail_at !== null && last_mail_at <= now && addMilliseconds(last_mail_at, soonPauseMs) > now;
  return !isTooSoon && first <= lastMailTime(rhythm, now);
}

/** Whether the news are still true: the property can be had, at this price. */
const isTrue = (offer: LetterOffer | undefined, { amount }: SearchHit): offer is LetterOffer =>
  offer !== undefined && offerState(offer) === 'available' && publicAmount(offer) === amount;

function* batchesOf<Value>(values: ReadonlyMap<string, Value>, size: number): Generator<Map<string, Value>> {
  const entries = [...values];
  for (let start = 0; start < entries.length; start += size)
    yield new Map(entries.slice(start, start + size));
}

/** Mails the news of search orders: all of a subscriber in one mail, when the subscriber's rhythm says so. */
@Injectable()
export class SearchNewsMails {
  constructor(
    @InjectModel(searchHitModel.name) private readonly hits: SearchHitModel,
    private readonly subscribers: Subscribers,
    private readonly outbox: Outbox,
    private readonly records: OutboxRecords,
    private readonly pages: SubscriberLinks,
    private readonly links: Links,
    private readonly catalog: CatalogClient,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    sweep: Sweep,
  ) {
    outbox.sendBy((entry) => this.send(entry), 'search-news');
    sweep.add({
      what: 'E-Mails zu Suchaufträgen',
      order: 'afterFirst',
      atMost: perRun,
      run: (atMost) => this.orderDue(atMost),
    });
  }

  /** Orders the mails that are due. A mail that is ordered already, also by another copy, is not ordered again. */
  async orderDue(atMost = perRun): Promise<void> {
    await this.stopRefused();
    const now = this.clock.now();
    let ordered = 0;
    for (const waiting of batchesOf(await this.firstWaiting(), perBatch)) {
      const subscribers = await this.subscribers.findAll([...waiting.keys()]);
      for (const subscriber of subscribers) {
        const first = waiting.get(subscriber._id);
        if (!first || !isDue(subscriber, first, now)) continue;
        if (await this.order(subscriber, now)) ordered += 1;
        if (ordered === atMost) return;
      }
    }
  }

  /** When the oldest waiting news of each subscriber was found. */
  private async firstWaiting(): Promise<Map<string, Date>> {
    const waiting = await this.hits.aggregate<{ _id: string; first: Date }>([
      { $match: { state: 'waiting' } },
      { $group: { _id: '$subscriber', first: { $min: '$found_at' } } },
    ]);
    return new Map(waiting.map(({ _id, first }) => [_id, first]));
  }

  /** Returns false if the mail was ordered before. */
  private async order(subscriber: Subscriber, now: Date): Promise<boolean> {
    const key = keyOf(subscriber);
    const known = await this.outbox.store([
      newEntry({
        _id: key,
        kind: 'search-news',
        ordered_at: now,
        valid_until: addMilliseconds(now, mailLifeMs),
        notice: { to: subscriber.email, subscriber: subscriber._id },
        expires_at: addMilliseconds(now, entryKeptMs),
      }),
    ]);
    if (known.length > 0) return false;
    this.outbox.enqueue({ _id: key });
    return true;
  }

  /** Mails nothing more to addresses that a mail server refuses. */
  private async stopRefused(): Promise<void> {
    for (const { _id: key } of await this.records.failed('search-news')) {
      const [, _id = '', mails = ''] = key.split('.');
      await this.subscribers.stop(_id, Number(mails));
    }
  }

  /**
   * Writes and sends one mail. The news are looked at again, because a property may have been reserved, withdrawn or
   * corrected since they were found.
   */
  private async send({ _id: mail, notice }: OutboxEntry): Promise<AttemptOutcome> {
    const subscriber = await this.subscribers.find(notice?.subscriber ?? '');
    if (!subscriber || subscriber.stopped !== null || keyOf(subscriber) !== mail) return over;
    const { _id } = subscriber;
    await this.hits.updateMany({ subscriber: _id, state: 'waiting' }, { $set: { mail } });
    const found = await this.hits.find({ subscriber: _id, state: 'waiting', mail }).lean<SearchHit[]>();
    const { letterHits, dropped } = await this.lookAgain(subscriber, found);
    await this.hits.updateMany({ _id: { $in: dropped } }, { $set: { state: 'dropped' } });
    const [first] = letterHits;
    if (!first) {
      await this.subscribers.change(_id, { $inc: { mails: 1 } });
      return over;
    }
    const { broker, email } = brokerForProperty(first.offer);
    const messageId = `${mail}.news`;
    await this.mailer.send({
      kind: 'auto-generated',
      to: { name: '', address: subscriber.email },
      replyTo: { name: broker.name, address: email },
      unsubscribeUrl: this.pages.page(_id, '/abbestellen'),
      letter: writeContent(() =>
        newsLetter(letterHits, subscriber, { pages: this.pages, links: this.links }),
      ),
      messageId,
    });
    const mailed_at = this.clock.now();
    await this.hits.updateMany({ mail, state: 'waiting' }, { $set: { state: 'mailed', mailed_at } });
    await this.subscribers.change(_id, { $inc: { mails: 1 }, $set: { last_mail_at: mailed_at } });
    return { state: 'sent', messageId: this.mailer.messageId(messageId) };
  }

  private async lookAgain(
    subscriber: Subscriber,
    hits: readonly SearchHit[],
  ): Promise<{ letterHits: LetterHit[]; dropped: string[] }> {
    const orders = confirmedOrders(subscriber);
    const properties = [...new Set(hits.map(({ property }) => property))];
    const searches = orders.map(({ query }) => query);
    const offers = new Map<number, LetterOffer>();
    const matchesByOrder = orders.map(() => new Set<number>());
    for (let start = 0; start < properties.length; start += matchLimits.ids) {
      const ids = properties.slice(start, start + matchLimits.ids);
      const [{ items }, { matches }] = await Promise.all([
        this.catalog.call(ListLetterOffers, { ids }),
        this.catalog.call(MatchSearches, { searches, ids }),
      ]);
      for (const offer of items) offers.set(offer.id, offer);
      matches.forEach((found, index) => {
        for (const id of found) matchesByOrder[index]?.add(id);
      });
    }
    const letterHits: LetterHit[] = [];
    const dropped: string[] = [];
    for (const hit of hits) {
      const index = orders.findIndex(({ id }) => id === hit.order);
      const offer = offers.get(hit.property);
      const order = orders[index];
      if (order && matchesByOrder[index]?.has(hit.property) && isTrue(offer, hit))
        letterHits.push({ order, offer, kind: hit.kind, before: hit.before });
      else dropped.push(hit._id);
    }
    return { letterHits, dropped };
  }
}
