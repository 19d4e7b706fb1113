import {
  type ListSubscribers,
  type MatchingOrders,
  type StaffSubscriber,
  subscribersPerPage,
} from '@estate/contracts/leads/search-orders';
import { Clock } from '@estate/server-kit/process/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { AnswerRate } from './answer-rate.ts';
import { SearchOrderMatches } from './search-order-matches.ts';
import {
  confirmedOrders,
  isPaused,
  searchHitModel,
  type SearchHitModel,
  type Subscriber,
} from './subscriber.schema.ts';
import { Subscribers } from './subscribers.ts';

/** What staff see of search orders. */
@Injectable()
export class SearchOrderFigures {
  constructor(
    @InjectModel(searchHitModel.name) private readonly hits: SearchHitModel,
    private readonly subscribers: Subscribers,
    private readonly matches: SearchOrderMatches,
    private readonly answers: AnswerRate,
    private readonly clock: Clock,
  ) {}

  async list(page: number): Promise<z.input<typeof ListSubscribers.output>> {
    const { found, total } = await this.subscribers.list(page, subscribersPerPage);
    const mailed = await this.hits.aggregate<{ _id: string; count: number }>([
      { $match: { state: 'mailed', subscriber: { $in: found.map(({ _id }) => _id) } } },
      { $group: { _id: '$order', count: { $sum: 1 } } },
    ]);
    const mailedByOrder = new Map(mailed.map(({ _id, count }) => [_id, count]));
    const items = found.map((subscriber) => toStaff(subscriber, mailedByOrder));
    return { items, total, page, answers: page === 1 ? await this.answers.rate() : null };
  }

  /** How many orders find the property, also before it is online. */
  async matching(property: number): Promise<z.input<typeof MatchingOrders>> {
    const now = this.clock.now();
    const people = new Set<string>();
    const reachable = new Set<string>();
    let orders = 0;
    for await (const { subscriber } of this.matches.of([property], { withHidden: true })) {
      people.add(subscriber._id);
      if (!isPaused(subscriber, now)) reachable.add(subscriber._id);
      orders += 1;
    }
    return { orders, people: people.size, reachable: reachable.size };
  }
}

const toStaff = (subscriber: Subscriber, mailed: ReadonlyMap<string, number>): StaffSubscriber => {
  const {
    _id: id,
    email,
    rhythm,
    created_at,
    paused_until,
    stopped,
    mails,
    letters = 0,
    last_mail_at,
    opened,
  } = subscriber;
  return {
    id,
    email,
    rhythm,
    since: created_at.toISOString(),
    paused_until: paused_until?.toISOString() ?? null,
    stopped,
    mails: mails + letters,
    last_mail_at: last_mail_at?.toISOString() ?? null,
    opened,
    orders: confirmedOrders(subscriber).map(({ id: order, name, query }) => ({
      name,
      query,
      mailed: mailed.get(order) ?? 0,
    })),
  };
};
