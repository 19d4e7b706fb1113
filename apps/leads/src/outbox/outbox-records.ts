import {
  countRecordsWithAddress,
  isAddress,
  withoutAddressIn,
  type HashedAddress,
} from '@estate/server-kit/text/erased-address';
import { escapeRegExp } from '@estate/server-kit/text/fold-text';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type QueryFilter } from 'mongoose';
import { Clock } from '@estate/server-kit/process/clock';
import { OutboxQueue } from './outbox.queue.ts';
import {
  entryIds,
  isNotice,
  type OutboxEntry,
  type OutboxKind,
  outboxModel,
  type OutboxModel,
  unclaimedQuery,
} from './outbox.schema.ts';

const perBatch = 200;

/** Finds, counts and deletes entries of the outbox, and removes an erased person's data from them. */
@Injectable()
export class OutboxRecords {
  constructor(
    @InjectModel(outboxModel.name) private readonly entries: OutboxModel,
    private readonly queue: OutboxQueue,
    private readonly clock: Clock,
  ) {}

  /** Deletes the entries that no process is sending at the moment. Returns the number of deleted notices. */
  async remove(filter: QueryFilter<OutboxEntry>): Promise<number> {
    const found = await this.entries
      .find({ ...filter, ...unclaimedQuery(this.clock.now()) }, '_id kind lead_id')
      .lean<OutboxEntry[]>();
    await this.entries.deleteMany({ _id: { $in: entryIds(found) }, ...unclaimedQuery(this.clock.now()) });
    await this.queue.removeAll(found);
    return found.filter(({ kind }) => isNotice(kind)).length;
  }

  leadsWithEntries(leadIds: readonly string[]) {
    return this.entries.distinct('lead_id', { lead_id: { $in: [...leadIds] } });
  }

  /** The ids of those leads that have a mail or transfer in progress. */
  async busy(leadIds: readonly string[]): Promise<string[]> {
    const claimed_until = { $gt: this.clock.now() };
    return this.entries.distinct('lead_id', { lead_id: { $in: [...leadIds] }, claimed_until });
  }

  /** The entries of these leads by their ids. */
  async ofLeads(leadIds: readonly string[]): Promise<ReadonlyMap<string, OutboxEntry>> {
    const found = await this.entries.find({ lead_id: { $in: [...leadIds] } }).lean<OutboxEntry[]>();
    return new Map(found.map((entry) => [entry._id, entry]));
  }

  async find(_id: string): Promise<OutboxEntry | null> {
    return this.entries.findOne({ _id }).lean<OutboxEntry>();
  }

  /** Which of these mails was sent last; null if none was, or what was sent came back. */
  async lastSent(ids: readonly string[]): Promise<OutboxEntry | null> {
    return this.entries
      .findOne({ _id: { $in: [...ids] }, state: 'sent' })
      .sort({ sent_at: -1 })
      .lean<OutboxEntry>();
  }

  /** The mail of one of these kinds that was sent under this Message-ID last. */
  async findByMessageId(message_id: string, kinds: readonly OutboxKind[]): Promise<OutboxEntry | null> {
    return this.entries.findOne({ message_id, kind: { $in: [...kinds] } }).lean<OutboxEntry>();
  }

  /** The latest entries of a kind that were refused or given up. */
  failed(kind: OutboxKind): Promise<OutboxEntry[]> {
    return this.entries
      .find({ kind, state: 'failed' })
      .sort({ ordered_at: -1 })
      .limit(perBatch)
      .lean<OutboxEntry[]>();
  }

  /** The number of entries in each state among those whose id begins with `prefix`. */
  async countStates(prefix: string): Promise<Partial<Record<OutboxEntry['state'], number>>> {
    const counts = await this.entries.aggregate<{ _id: OutboxEntry['state']; count: number }>([
      { $match: { _id: { $regex: `^${escapeRegExp(prefix)}` } } },
      { $group: { _id: '$state', count: { $sum: 1 } } },
    ]);
    return Object.fromEntries(counts.map(({ _id, count }) => [_id, count]));
  }

  count(filter: QueryFilter<OutboxEntry>): Promise<number> {
    return this.entries.countDocuments(filter);
  }

  /** The number of queue jobs whose outbox entry is deleted. Rejects while Redis is unavailable. */
  async jobsWithoutEntry(): Promise<number> {
    const ids = await this.queue.mailsInJobs();
    return ids.length - (await this.entries.countDocuments({ _id: { $in: ids } }));
  }

  /** Deletes the notices to a person that are not being sent; returns their number. */
  async removeTo(person: HashedAddress): Promise<number> {
    const waiting = await this.entries.find({ notice: { $exists: true } }, 'notice').lean<OutboxEntry[]>();
    const theirs = waiting.filter(({ notice }) => notice && isAddress(notice.to, person));
    return this.remove({ _id: { $in: entryIds(theirs) } });
  }

  /** Removes the person's address from the other entries; returns the number of changed ones. */
  async forget(person: HashedAddress): Promise<number> {
    let count = 0;
    for await (const { _id, reason, notice } of this.entries
      .find()
      .lean<OutboxEntry[]>()
      .cursor({ batchSize: perBatch })) {
      const before = { reason, incident: notice?.incident };
      const after = withoutAddressIn(before, person);
      if (after === before) continue;
      const incident = after.incident ? { 'notice.incident': after.incident } : {};
      await this.entries.updateOne({ _id }, { $set: { reason: after.reason, ...incident } });
      count += 1;
    }
    return count;
  }

  /** The number of entries that contain the person's address. */
  naming(person: HashedAddress): Promise<number> {
    return countRecordsWithAddress(this.entries.find().lean().cursor({ batchSize: perBatch }), person);
  }
}
