import { type AnswerRate as Rate } from '@estate/contracts/leads/search-orders';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { mailboxIdentity } from '../lead-mail/mailbox-identity.ts';
import { type AnyForm, type Lead } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { day } from '../time/pace.ts';
import { type SearchHit, searchHitModel, type SearchHitModel } from './subscriber.schema.ts';
import { Subscribers } from './subscribers.ts';

const days = 90;
const perBatch = 500;

/** A request about a property, as far as it can answer a mail. */
interface Request {
  readonly mailbox: string;
  readonly property: number;
  readonly at: Date;
}

/**
 * How many of the people who were mailed about their search orders answered: sent a request about a property by the
 * website, after a mail had told them about it. It begins with the requests of the last 90 days, of which there are few,
 * and not with the mails.
 */
@Injectable()
export class AnswerRate {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    @InjectModel(searchHitModel.name) private readonly hits: SearchHitModel,
    private readonly subscribers: Subscribers,
    private readonly clock: Clock,
  ) {}

  async rate(): Promise<Rate> {
    const since = addMilliseconds(this.clock.now(), -days * day);
    const [mailed, answered] = await Promise.all([
      this.subscribers.countMailed(since),
      this.countAnswered(since),
    ]);
    return { days, mailed, answered };
  }

  private async countAnswered(since: Date): Promise<number> {
    const answered = new Set<string>();
    let batch: Request[] = [];
    const leads = this.leads
      .find({ suspicion: null, received_at: { $gte: since }, 'form.propertyId': { $exists: true } }, [
        'form.email',
        'form.propertyId',
        'received_at',
      ])
      .lean<Lead[]>()
      .cursor({ batchSize: perBatch });
    for await (const { form, received_at: at } of leads) {
      const { email, propertyId }: AnyForm = form;
      if (!email || propertyId === undefined) continue;
      batch.push({ mailbox: mailboxIdentity(email).box, property: propertyId, at });
      if (batch.length < perBatch) continue;
      await this.addAnswered(answered, batch, since);
      batch = [];
    }
    await this.addAnswered(answered, batch, since);
    return answered.size;
  }

  /** Adds the subscribers who sent one of the requests after a mail had told them about its property. */
  private async addAnswered(answered: Set<string>, requests: readonly Request[], since: Date): Promise<void> {
    const people = await this.subscribers.findConfirmed(requests.map(({ mailbox }) => mailbox));
    if (people.length === 0) return;
    const subscribers = new Map(people.map(({ _id, mailbox }) => [mailbox, _id]));
    const told = await this.hits
      .find({
        state: 'mailed',
        subscriber: { $in: people.map(({ _id }) => _id) },
        property: { $in: [...new Set(requests.map(({ property }) => property))] },
        mailed_at: { $gte: since },
      })
      .lean<SearchHit[]>();
    /** When a person was told of a property first. */
    const toldAt = new Map<string, Date>();
    for (const { subscriber, property, mailed_at } of told) {
      const key = `${subscriber}:${property}`;
      const earlier = toldAt.get(key);
      if (mailed_at !== null && (earlier === undefined || mailed_at < earlier)) toldAt.set(key, mailed_at);
    }
    for (const { mailbox, property, at } of requests) {
      const subscriber = subscribers.get(mailbox);
      const first = toldAt.get(`${subscriber}:${property}`);
      if (subscriber && first && first <= at) answered.add(subscriber);
    }
  }
}
