import { InjectLog } from '@estate/server-kit/process/inject';
import { HandlesJob } from '@estate/server-kit/stores/job-handlers';
import { type Log } from '@estate/server-kit/observability/log';
import { duplicatePositions } from '@estate/server-kit/stores/mongo';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Job } from 'bullmq';
import { type QueryFilter } from 'mongoose';
import { type Lead } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { Sweep } from '../sweep/sweep.ts';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { hour, Pace } from '../time/pace.ts';
import {
  entryFieldsAfterAttempt,
  giveUpTime,
  type AttemptOutcome,
  outcomeOfFault,
} from './attempt-outcome.ts';
import { leadSummaryField } from './lead-summary.ts';
import { OutboxClaims } from './outbox-claims.ts';
import { OutboxQueue, sendJob, type SendData } from './outbox.queue.ts';
import {
  entryIds,
  isNotice,
  type OutboxEntry,
  type OutboxKind,
  outboxModel,
  type OutboxModel,
  unclaimedQuery,
} from './outbox.schema.ts';

/** Makes one attempt. Null if the attempt did not begin and the claim has ended. */
type Sender = (entry: OutboxEntry) => Promise<AttemptOutcome | null>;

/** How long an entry without a stored lead is kept; the lead is normally stored a moment later. */
const orphanMs = hour;
const perBatch = 200;

/**
 * All mails and CRM transfers, which share one life cycle. Only this class changes the state of an entry, and the
 * summary of it in the lead; OutboxClaims decides which process may make an attempt.
 *
 * | state         | event                                                    | becomes                                           |
 * | ------------- | -------------------------------------------------------- | ------------------------------------------------- |
 * | pending       | a process claims it when it is due                       | pending; no other process may attempt it          |
 * | pending       | that process dies or hangs                               | pending; due again when the claim expires         |
 * | pending       | the other side accepts it                                | sent                                              |
 * | pending       | a temporary fault; agency: or every mailbox refuses it   | pending; due after 10 s, doubled up to 14 minutes |
 * | pending       | not agency: refused, or not accepted until `valid_until` | failed                                            |
 * | pending       | visitor: no usable or no visitor's address, or a limit   | skipped                                           |
 * | pending       | the lead is suspected of spam, or its erasure is ordered | held; visitor of a suspected lead: skipped        |
 * | held          | agency: the daily digest with it is accepted             | sent                                              |
 * | held, skipped | staff take the suspicion back                            | pending; due at once                              |
 * | sent          | visitor, reply, search-…: a mail server returns it       | failed                                            |
 * | sent, failed, | staff order it again                                     | pending; due at once, under a new Message-ID      |
 * | skipped       |                                                          |                                                   |
 *
 * An attempt that fails leaves `pending` and `held` as they are, so what was held during it stays held. Entries are
 * stored before their lead, so none is lost between the two; an entry whose lead never comes is deleted after an hour.
 * The lead decides about suspicion and erasure: it is read after the claim, and an entry that is not held yet is held
 * then. If a process dies between sending and storing `sent`, the mail is sent twice, under the same Message-ID.
 */
@Injectable()
export class Outbox {
  private readonly senders = new Map<OutboxKind, Sender>();

  constructor(
    @InjectModel(outboxModel.name) private readonly entries: OutboxModel,
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly claims: OutboxClaims,
    private readonly queue: OutboxQueue,
    private readonly clock: Clock,
    private readonly pace: Pace,
    @InjectLog() private readonly log: Log,
    sweep: Sweep,
  ) {
    const order = 'afterFirst';
    sweep.add({
      what: 'Fällige Mails und Übertragungen',
      order,
      atMost: 1_000,
      run: (atMost) => this.addJobs({}, atMost),
    });
    sweep.add({ what: 'Unterbrochener Versand', order, atMost: 1_000, run: (atMost) => this.repair(atMost) });
  }

  /**
   * Registers the function that sends entries of these kinds. Must be called in constructors. CRM transfers have no
   * function here, because crm-sync makes their attempts.
   */
  sendBy(sender: Sender, ...kinds: readonly OutboxKind[]): void {
    for (const kind of kinds) this.senders.set(kind, sender);
  }

  /** Stores entries. Returns the ids of those that were stored already and stay unchanged. */
  async store(entries: readonly OutboxEntry[]): Promise<string[]> {
    const inserting = this.entries.insertMany(entries, { ordered: false });
    const known = await inserting.then(() => new Set<number>(), duplicatePositions);
    return entries.flatMap(({ _id }, position) => (known.has(position) ? [_id] : []));
  }

  /** Adds a job for each entry that is due. Returns at once. */
  enqueue(filter: QueryFilter<OutboxEntry>): void {
    void this.addJobs(filter).catch(() => undefined);
  }

  /** The queue ignores entries that already have a job. */
  private async addJobs(filter: QueryFilter<OutboxEntry>, atMost = perBatch): Promise<void> {
    // A transfer is not left to its claim: the queue knows whether its job still runs, and runs one at a time.
    const { claimed_until, ...pending } = this.claims.due('pending');
    const due = { ...filter, ...pending, $or: [{ kind: 'crm' as const }, { claimed_until }] };
    const found = await this.entries
      .find(due, '_id kind lead_id')
      .sort({ ordered_at: 1 })
      .limit(atMost)
      .lean<OutboxEntry[]>();
    if (found.length > 0) await this.queue.addAll(found);
  }

  /** Makes one attempt per job. Idempotent. Rejects only if Mongo is unavailable. */
  @HandlesJob(sendJob)
  async send({ data }: Job<SendData>): Promise<void> {
    const entry = await this.claims.claim(data.id);
    const sender = entry && this.senders.get(entry.kind);
    if (!sender) return;
    const isOver =
      isNotice(entry.kind) && entry.valid_until !== null && entry.valid_until <= this.clock.now();
    const outcome = isOver
      ? { state: 'failed' as const, reason: 'too late' }
      : await sender(entry).catch((error: unknown) => outcomeOfFault(error, entry, this.log));
    if (outcome) await this.settle([entry], outcome);
  }

  /**
   * The lead of a claimed entry, read after the claim. Null, and the claim has ended, if the attempt must not begin:
   * the lead is suspected of spam, is being erased, or is not stored.
   */
  async leadOf(entry: OutboxEntry): Promise<Lead | null> {
    const lead = await this.leads.findOne({ _id: entry.lead_id }).lean<Lead>();
    if (lead && isOf(entry, lead)) {
      if (lead.suspicion === null && lead.erasing === undefined) return lead;
      await this.claims.end(entry, { state: 'held' });
    } else if (entry.ordered_at > addMilliseconds(this.clock.now(), -orphanMs)) await this.claims.end(entry);
    else await this.entries.deleteOne({ _id: entry._id, claim: entry.claim });
    return null;
  }

  /** Ends an attempt and its claims. Entries that this process no longer claims stay unchanged. */
  async settle(entries: readonly OutboxEntry[], outcome: AttemptOutcome): Promise<void> {
    const now = this.clock.now();
    const { firstPauseMs } = this.pace;
    const free = { claim: null, claimed_until: null, next_attempt_at: null };
    await this.entries.bulkWrite(
      entries.map((entry) => {
        const fields = entryFieldsAfterAttempt(outcome, entry, { now, firstPauseMs });
        const isOver = fields.state !== undefined;
        return {
          updateOne: {
            filter: { _id: entry._id, claim: entry.claim },
            update: {
              $set: { ...free, ...fields, ...(isOver ? unreported(entry) : {}) },
              ...(isOver ? { $unset: { notice: true } } : {}),
            },
          },
        };
      }),
      { ordered: false },
    );
    await this.report({ _id: { $in: entryIds(entries) } });
  }

  /**
   * Makes an entry due again that is sent, failed or skipped, or ends the pause of a pending one. Returns false, and
   * changes nothing, if an attempt runs, if the entry is already due, or if it was ordered within the last `pauseMs`.
   */
  async reopen(_id: string, pauseMs = 0): Promise<boolean> {
    const now = this.clock.now();
    const known = await this.entries.findOne({ _id }, 'kind').lean<OutboxEntry>();
    if (!known) return false;
    const again = {
      ...begun,
      resent_at: now,
      valid_until: giveUpTime(known.kind, now),
      ...unreported(known),
    };
    const reopened = await this.entries.updateOne(
      {
        _id,
        state: { $in: ['sent', 'failed', 'skipped'] },
        $or: [{ resent_at: null }, { resent_at: { $lte: addMilliseconds(now, -pauseMs) } }],
      },
      { $set: again, $inc: { resends: 1 } },
    );
    const paused = { _id, state: 'pending' as const, ...unclaimedQuery(now), next_attempt_at: { $gt: now } };
    const { matchedCount } =
      reopened.matchedCount > 0
        ? reopened
        : await this.entries.updateOne(paused, { $set: { next_attempt_at: null } });
    if (matchedCount === 0) return false;
    await this.report({ _id });
    this.enqueue({ _id });
    return true;
  }

  /** Changes the entries that match, and updates the mail states shown at their leads. */
  async change(filter: QueryFilter<OutboxEntry>, fields: Partial<OutboxEntry>): Promise<void> {
    await this.entries.updateMany(filter, { $set: { ...fields, next_attempt_at: null, unreported: true } });
    await this.report({});
  }

  /** Holds the entries of these leads that are not sent yet; running attempts are not stopped. */
  async hold(leadIds: readonly string[], kinds?: readonly OutboxKind[]): Promise<void> {
    await this.entries.updateMany(
      { lead_id: { $in: [...leadIds] }, state: 'pending', ...(kinds ? { kind: { $in: [...kinds] } } : {}) },
      { $set: { state: 'held' } },
    );
  }

  /**
   * Holds a pending entry, so that no attempt begins. Returns false and changes nothing if an attempt runs or has just
   * failed.
   */
  async holdUnclaimed(_id: string): Promise<boolean> {
    const now = this.clock.now();
    const waiting = { _id, state: 'pending' as const, ...unclaimedQuery(now) };
    await this.entries.updateOne(waiting, { $set: { state: 'held' } });
    const running = { _id, $or: [{ state: 'pending' as const }, { claimed_until: { $gt: now } }] };
    return (await this.entries.exists(running)) === null;
  }

  /** Makes the held entries of these leads due. */
  async free(leadIds: readonly string[]): Promise<void> {
    if (leadIds.length === 0) return;
    const lead_id = { $in: [...leadIds] };
    await this.entries.updateMany(
      { lead_id, state: 'held' },
      { $set: { state: 'pending', next_attempt_at: null } },
    );
    this.enqueue({ lead_id });
  }

  /**
   * Repairs entries after a crash: frees those whose lead is neither suspected nor being erased, and completes the
   * states shown at leads.
   */
  private async repair(atMost: number): Promise<void> {
    const held = await this.entries.distinct('lead_id', { state: 'held' });
    await this.free(
      await this.leads.distinct('_id', {
        _id: { $in: held.slice(0, atMost) },
        suspicion: null,
        erasing: null,
      }),
    );
    await this.report({}, atMost);
  }

  /** Writes the states of entries into the summaries of their leads, where those do not show them yet. */
  private async report(filter: QueryFilter<OutboxEntry>, atMost = perBatch): Promise<void> {
    const found = await this.entries
      .find({ ...filter, unreported: true })
      .limit(atMost)
      .lean<OutboxEntry[]>();
    for (const { _id, lead_id, state, ...entry } of found) {
      const [path, summary] = leadSummaryField({ ...entry, state });
      await this.leads.updateOne({ _id: lead_id, [path]: { $exists: true } }, { $set: { [path]: summary } });
      await this.entries.updateOne({ _id, state }, { $unset: { unreported: true } });
    }
  }
}

/** The mark `unreported` for entries of a lead; empty for notices, which no lead shows. */
const unreported = ({ kind }: Pick<OutboxEntry, 'kind'>): Pick<OutboxEntry, 'unreported'> =>
  isNotice(kind) ? {} : { unreported: true };

/** Whether the lead contains the subject of the entry, e.g. the reply to be mailed. */
const isOf = ({ kind, reply }: OutboxEntry, { replies = [], crm_transfer }: Lead): boolean =>
  kind === 'crm' ? crm_transfer !== undefined : reply === undefined || replies[reply] !== undefined;

/** The fields of an entry that is ordered again: pending and due at once. */
const begun = {
  state: 'pending',
  attempts: 0,
  deferred_since: null,
  reason: null,
  next_attempt_at: null,
} as const;
