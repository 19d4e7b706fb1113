import { randomUUID } from 'node:crypto';
import { hashAddress, isAddress, type HashedAddress } from '@estate/server-kit/text/erased-address';
import { retryUpsert, storeUnlessDuplicate } from '@estate/server-kit/stores/mongo';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { type Rhythm } from '@estate/domain/search-orders/rhythm';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type UpdateQuery } from 'mongoose';
import { mailboxIdentity } from '../lead-mail/mailbox-identity.ts';
import { Sweep } from '../sweep/sweep.ts';
import { day } from '../time/pace.ts';
import { SubscriberLinks } from './subscriber-links.ts';
import {
  blockedMailboxModel,
  type BlockedMailboxModel,
  keptOpenedExposes,
  type OpenedExpose,
  searchHitModel,
  type SearchHitModel,
  type SearchOrder,
  type Subscriber,
  subscriberModel,
  type SubscriberModel,
} from './subscriber.schema.ts';

/** How long an order waits for its confirmation. */
const unconfirmedMs = 14 * day;
/** The most orders of a mailbox. */
export const maxOrders = 10;
/** How long hits are kept, by which nobody gets the same news twice. */
const hitsKeptMs = 400 * day;

const changed = { returnDocument: 'after' } as const;
const isConfirmed = { confirmed_at: { $ne: null } } as const;

/**
 * The subscriber of a mail by its key in the outbox: `search-news.<subscriber>.<number>`,
 * `search-question.<subscriber>.<year>`, `search-letter.<letter>.<subscriber>`.
 */
export function subscriberOfMail(key: string): string {
  const [kind, first = '', second = ''] = key.split('.');
  return kind === 'search-letter' ? second : first;
}

/** An order as it arrives, before it is confirmed. */
export type NewOrder = Pick<SearchOrder, 'id' | 'name' | 'query' | 'consent' | 'ordered_at' | 'ordered_from'>;

/** The subscribers and their orders. */
@Injectable()
export class Subscribers {
  constructor(
    @InjectModel(subscriberModel.name) private readonly subscribers: SubscriberModel,
    @InjectModel(searchHitModel.name) private readonly hits: SearchHitModel,
    @InjectModel(blockedMailboxModel.name) private readonly blocked: BlockedMailboxModel,
    private readonly links: SubscriberLinks,
    private readonly clock: Clock,
    sweep: Sweep,
  ) {
    sweep.add({ what: 'Unbestätigte Suchaufträge', every: 'hour', run: () => this.deleteExpired() });
  }

  /**
   * Adds an order that waits for its confirmation. Idempotent by the order's id. Returns null, and adds nothing, if the
   * mailbox has `maxOrders` already.
   */
  async add(
    { email, greeting, rhythm }: Pick<Subscriber, 'email' | 'greeting' | 'rhythm'>,
    order: NewOrder,
  ): Promise<Subscriber | null> {
    const { box: mailbox } = mailboxIdentity(email);
    const now = this.clock.now();
    const fresh: Omit<Subscriber, 'mailbox' | 'orders'> = {
      _id: randomUUID(),
      email,
      greeting,
      rhythm,
      paused_until: null,
      created_at: now,
      last_mail_at: null,
      mails: 0,
      last_opened_at: now,
      opened: 0,
      asked_at: null,
      stopped: null,
    };
    // One write, because the sweep deletes subscribers without orders. A mailbox that is full is a duplicate.
    const write = () =>
      this.subscribers.updateOne(
        { mailbox, 'orders.id': { $ne: order.id }, [`orders.${maxOrders - 1}`]: { $exists: false } },
        {
          $setOnInsert: fresh,
          $push: { orders: { ...order, confirmed_at: null, confirmed_from: null } },
        },
        { upsert: true },
      );
    await storeUnlessDuplicate(() => retryUpsert(write));
    return this.subscribers.findOne({ mailbox, 'orders.id': order.id }).lean<Subscriber>();
  }

  findByMailbox(email: string): Promise<Subscriber | null> {
    return this.subscribers.findOne({ mailbox: mailboxIdentity(email).box }).lean<Subscriber>();
  }

  /** Throws `not-found` for a subscriber that has ended everything. */
  async get(_id: string): Promise<Subscriber> {
    const found = await this.find(_id);
    if (!found) throw new ProblemError('not-found');
    return found;
  }

  find(_id: string): Promise<Subscriber | null> {
    return this.subscribers.findOne({ _id }).lean<Subscriber>();
  }

  findAll(ids: readonly string[]): Promise<Subscriber[]> {
    return this.subscribers.find({ _id: { $in: [...ids] } }).lean<Subscriber[]>();
  }

  /** Confirms an order; a confirmed one stays as it is. A new confirmation lifts the stop of a refused address. */
  async confirm(_id: string, order: string, from: string | null): Promise<void> {
    const { orders } = await this.get(_id);
    const found = orders.find(({ id }) => id === order);
    if (!found || found.confirmed_at !== null) return;
    await this.subscribers.updateOne(
      { _id, 'orders.id': order },
      {
        $set: {
          'orders.$.confirmed_at': this.clock.now(),
          'orders.$.confirmed_from': from,
          stopped: null,
          asked_at: null,
        },
      },
    );
  }

  async setRhythm(_id: string, rhythm: Rhythm): Promise<void> {
    await this.change(_id, { $set: { rhythm } });
  }

  async pause(_id: string, paused_until: Date | null): Promise<void> {
    await this.change(_id, { $set: { paused_until } });
  }

  async rename(_id: string, order: string, name: string): Promise<void> {
    await this.subscribers.updateOne({ _id, 'orders.id': order }, { $set: { 'orders.$.name': name } });
  }

  /** Changes what an order searches; what it had found before is not mailed any more. */
  async setQuery(_id: string, order: string, query: string): Promise<void> {
    await this.subscribers.updateOne({ _id, 'orders.id': order }, { $set: { 'orders.$.query': query } });
  }

  /** Ends one order. The subscriber goes with the last one. */
  async end(_id: string, order: string): Promise<void> {
    const left = await this.subscribers
      .findOneAndUpdate({ _id }, { $pull: { orders: { id: order } } }, changed)
      .lean<Subscriber>();
    await this.hits.deleteMany({ subscriber: _id, order });
    if (left?.orders.length === 0) await this.subscribers.deleteOne({ _id, orders: { $size: 0 } });
  }

  /** Ends all orders of a subscriber and deletes everything about the person. */
  async endAll(_id: string): Promise<void> {
    await this.subscribers.deleteOne({ _id });
    await this.hits.deleteMany({ subscriber: _id });
  }

  /** Ends all orders and mails nothing about search orders to the mailbox again. */
  async block(_id: string): Promise<void> {
    const subscriber = await this.find(_id);
    if (!subscriber) return;
    const [hash] = this.links.mailboxHashes(subscriber.mailbox);
    const at = this.clock.now();
    await this.blocked.updateOne({ _id: hash }, { $setOnInsert: { at } }, { upsert: true });
    await this.endAll(_id);
  }

  /** Whether the person of the address wanted no mails about search orders, or was erased. */
  async isBlocked(email: string): Promise<boolean> {
    const hashes = this.links.mailboxHashes(mailboxIdentity(email).box);
    return (await this.blocked.exists({ _id: { $in: hashes } })) !== null;
  }

  /** Notes that a link of a mail was opened, so that the person still searches. */
  async recordOpened(_id: string): Promise<void> {
    await this.change(_id, {
      $set: { last_opened_at: this.clock.now(), asked_at: null },
      $inc: { opened: 1 },
    });
  }

  /** Notes that a link gave an exposé. The same version of the same letter is kept once, with its first time. */
  async recordExpose(_id: string, opened: Omit<OpenedExpose, 'at'>): Promise<void> {
    await this.recordOpened(_id);
    const { letter, hash } = opened;
    const exposes = { $each: [{ ...opened, at: this.clock.now() }], $slice: -keptOpenedExposes };
    await this.subscribers.updateOne(
      { _id, exposes: { $not: { $elemMatch: { letter, hash } } } },
      { $push: { exposes } },
    );
  }

  /** By how many subscribers' links the exposé of a letter was opened. */
  countOpenedExposes(letter: string): Promise<number> {
    return this.subscribers.countDocuments({ 'exposes.letter': letter });
  }

  /** The person said that mails are wanted, also after one was refused. */
  async recordAnswer(_id: string): Promise<void> {
    await this.change(_id, { $set: { last_opened_at: this.clock.now(), asked_at: null, stopped: null } });
  }

  /** Stops the mails to an address after its mail with this number was refused. */
  async stop(_id: string, mails: number): Promise<void> {
    await this.subscribers.updateOne({ _id, mails }, { $set: { stopped: 'refused' }, $inc: { mails: 1 } });
  }

  /** Stops the mails to an address from which one came back; the next mail is not the one that waits. Idempotent. */
  async stopReturned(_id: string): Promise<void> {
    await this.subscribers.updateOne(
      { _id, stopped: null },
      { $set: { stopped: 'returned' }, $inc: { mails: 1 } },
    );
  }

  async change(_id: string, update: UpdateQuery<Subscriber>): Promise<void> {
    await this.subscribers.updateOne({ _id }, update);
  }

  /** All subscribers with a confirmed order to whom news may be mailed, by their searches, so that neighbours search alike. */
  active() {
    return this.subscribers
      .find({ stopped: null, orders: { $elemMatch: isConfirmed } })
      .sort({ 'orders.query': 1 })
      .lean<Subscriber[]>()
      .cursor({ batchSize: 500 });
  }

  async isAnyActive(): Promise<boolean> {
    const found = await this.subscribers.exists({ stopped: null, orders: { $elemMatch: isConfirmed } });
    return found !== null;
  }

  /** The number of subscribers to whom nothing is mailed any more. */
  countStopped(): Promise<number> {
    return this.subscribers.countDocuments({ stopped: { $in: ['refused', 'returned'] } });
  }

  /** How many people with a confirmed order were mailed since then. */
  countMailed(since: Date): Promise<number> {
    return this.subscribers.countDocuments({
      last_mail_at: { $gte: since },
      orders: { $elemMatch: isConfirmed },
    });
  }

  /** The subscribers with a confirmed order among these mailboxes (mailbox-identity.ts). */
  findConfirmed(mailboxes: readonly string[]): Promise<Pick<Subscriber, '_id' | 'mailbox'>[]> {
    return this.subscribers
      .find({ mailbox: { $in: [...mailboxes] }, orders: { $elemMatch: isConfirmed } }, 'mailbox')
      .lean<Pick<Subscriber, '_id' | 'mailbox'>[]>();
  }

  /** One page of the subscribers with a confirmed order, the stopped ones first, then the newest, and their number. */
  async list(page: number, size: number): Promise<{ found: Subscriber[]; total: number }> {
    const filter = { orders: { $elemMatch: isConfirmed } };
    const [found, total] = await Promise.all([
      this.subscribers
        .find(filter)
        .sort({ stopped: -1, created_at: -1, _id: -1 })
        .skip((page - 1) * size)
        .limit(size)
        .lean<Subscriber[]>(),
      this.subscribers.countDocuments(filter),
    ]);
    return { found, total };
  }

  /**
   * Some of the subscribers who opened no link since `since` and were not asked yet, were asked before `askedBefore`, or
   * cannot be asked because their mails are stopped.
   */
  silentSince(since: Date, askedBefore: Date): Promise<Subscriber[]> {
    return this.subscribers
      .find({
        last_opened_at: { $lte: since },
        $or: [{ asked_at: null }, { asked_at: { $lte: askedBefore } }, { stopped: { $ne: null } }],
      })
      .limit(500)
      .lean<Subscriber[]>();
  }

  /** The subscribers whose address has this hash, in any spelling. */
  async findByPerson(person: HashedAddress): Promise<Subscriber[]> {
    const found: Subscriber[] = [];
    for await (const subscriber of this.subscribers.find().lean<Subscriber[]>().cursor({ batchSize: 500 }))
      if (isAddress(subscriber.email, person)) found.push(subscriber);
    return found;
  }

  findByAddress(email: string): Promise<Subscriber[]> {
    const key = '';
    return this.findByPerson({ key, hash: hashAddress(key, email) });
  }

  /** Deletes unconfirmed orders after 14 days, and old hits. */
  async deleteExpired(): Promise<void> {
    const now = this.clock.now();
    const ordered_at = { $lte: addMilliseconds(now, -unconfirmedMs) };
    await this.subscribers.updateMany(
      { orders: { $elemMatch: { confirmed_at: null, ordered_at } } },
      { $pull: { orders: { confirmed_at: null, ordered_at } } },
    );
    await this.subscribers.deleteMany({ orders: { $size: 0 } });
    await this.hits.deleteMany({ found_at: { $lte: addMilliseconds(now, -hitsKeptMs) } });
  }
}
