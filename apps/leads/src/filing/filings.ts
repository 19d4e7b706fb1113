import { type FilingOrder, type FilingOutcome } from '@estate/contracts/leads/filing';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type QueryFilter } from 'mongoose';
import { type z } from 'zod';
import { historyWith } from '../inbox/handling.service.ts';
import { InboxService, type OneLead } from '../inbox/inbox.service.ts';
import { type Filing, type HandlingEvent, type Lead } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { addMilliseconds, Clock, day, minute, notPaused, Pace } from '../time/clock.ts';
import { FilingQueue } from './filing.queue.ts';

/** Together with the sweep's interval, a lead is tried again after at most 15 minutes. */
const maxPauseMs = 14 * minute;
/** Longer than a weekend without the CRM; then a person has to look. */
const maxWaitMs = 3 * day;
/** Leads that one sweep orders at most. */
const perSweep = 1_000;

const isSpam = 'Diese Anfrage steht unter Spamverdacht. Bitte wählen Sie zuerst „Kein Spam“.';
const isUnderway =
  'Diese Anfrage wird gerade in Propstack angelegt. Bitte versuchen Sie es gleich noch einmal.';

/** A lead that is to be filed at once. */
export const newFiling = (by: string | null, now: Date): Filing => ({
  state: 'waiting',
  by,
  ordered_at: now,
  attempts: 0,
  next_attempt_at: null,
  reason: null,
  overwrite: [],
  filed_at: null,
  contact_id: null,
  was_known: false,
  task_id: null,
  saved_query_id: null,
  conflicts: [],
});

/** What the history of the lead says of a lead that is filed. */
function eventsOf({ by, filed_at, overwrite }: Filing, at: Date): HandlingEvent[] {
  const who = { at, by: by ?? '' };
  return [
    ...(filed_at === null ? [{ ...who, what: 'filed' as const }] : []),
    ...(overwrite.length > 0 ? [{ ...who, what: 'overwritten' as const, detail: overwrite.join() }] : []),
  ];
}

/**
 * The way of leads into the CRM. Only this class writes `filing` of a stored lead.
 *
 * | state          | event                                            | becomes                                        |
 * | -------------- | ------------------------------------------------ | ---------------------------------------------- |
 * | none, `failed` | staff order it                                   | waiting; due at once                           |
 * | `filed`        | staff choose the lead's value of a conflict      | waiting; the field is overwritten              |
 * | `waiting`      | crm-sync filed it                                | filed                                          |
 * | `waiting`      | a fault that passes                              | waiting; due after 10 s, doubled up to 14 min  |
 * | `waiting`      | such faults for three days, or one for a person  | failed                                         |
 *
 * A new lead whose kind is filed by itself is stored as `waiting`. A lead under suspicion keeps its state and is never due.
 */
@Injectable()
export class Filings {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly inbox: InboxService,
    private readonly queue: FilingQueue,
    private readonly clock: Clock,
    private readonly pace: Pace,
  ) {}

  /** Idempotent. Throws `not-found`, and `conflict` for spam and for another order while one is carried out. */
  async order(one: OneLead, by: string, order: z.output<typeof FilingOrder>): Promise<void> {
    const lead = await this.inbox.find(one);
    if (lead.suspicion !== null) throw new ProblemError('conflict', { detail: isSpam });
    const next = this.nextOf(lead.filing, by, order);
    if (!next) return;
    const { state = null, ordered_at = null } = lead.filing ?? {};
    const { matchedCount } = await this.leads.updateOne(
      { _id: one.id, suspicion: null, 'filing.state': state, 'filing.ordered_at': ordered_at },
      { $set: { filing: next } },
    );
    // Somebody else ordered something at this moment.
    if (matchedCount === 0) return this.order(one, by, order);
    this.queue.enqueue(one.id);
  }

  /** How many leads failed on their way. */
  failed(): Promise<number> {
    return this.leads.countDocuments(hasFailed);
  }

  /** Orders them again; answers their number. */
  async retryFailed(by: string): Promise<number> {
    const again = Object.entries(restarted(by, this.clock.now()));
    const { matchedCount } = await this.leads.updateMany(hasFailed, {
      $set: Object.fromEntries(again.map(([field, value]) => [`filing.${field}`, value])),
    });
    await this.enqueueDue().catch(() => undefined);
    return matchedCount;
  }

  /** Undefined if nothing is left to order. */
  private nextOf(
    filing: Filing | undefined,
    by: string,
    { overwrite }: z.output<typeof FilingOrder>,
  ): Filing | undefined {
    const now = this.clock.now();
    const isWaiting = filing?.state === 'waiting';
    if (overwrite === undefined) {
      if (!filing) return newFiling(by, now);
      // A pause ends; the order stays that of whoever gave it.
      if (isWaiting) return { ...filing, next_attempt_at: null };
      return filing.state === 'failed' ? { ...filing, ...restarted(by, now) } : undefined;
    }
    if (isWaiting && !filing.overwrite.includes(overwrite))
      throw new ProblemError('conflict', { detail: isUnderway });
    if (!filing?.conflicts.some(({ field }) => field === overwrite) || isWaiting) return undefined;
    return { ...filing, ...restarted(by, now), overwrite: [overwrite] };
  }

  /** The lead if it is to be filed now; null if it is gone, spam, or filed already. */
  async waiting(id: string): Promise<Lead | null> {
    return this.leads.findOne({ _id: id, ...isOrdered }).lean<Lead>();
  }

  /** Stores what came of an attempt, also for a lead that became spam meanwhile. */
  async note(id: string, outcome: FilingOutcome): Promise<void> {
    const lead = await this.leads.findOne({ _id: id, 'filing.state': 'waiting' }, 'filing').lean<Lead>();
    const filing = lead?.filing;
    if (!filing) return;
    const now = this.clock.now();
    await this.leads.updateOne(
      { _id: id, 'filing.state': 'waiting', 'filing.ordered_at': filing.ordered_at },
      {
        $set: { filing: { ...filing, ...this.fieldsOf(filing, outcome, now) } },
        ...(outcome.state === 'filed' ? historyWith(eventsOf(filing, now)) : {}),
      },
    );
  }

  private fieldsOf(filing: Filing, outcome: FilingOutcome, now: Date): Partial<Filing> {
    const attempts = filing.attempts + 1;
    if (outcome.state === 'filed') {
      const { contact_id, was_known, task_id, saved_query_id, conflicts } = outcome;
      return {
        state: 'filed',
        attempts,
        next_attempt_at: null,
        reason: null,
        overwrite: [],
        filed_at: filing.filed_at ?? now,
        ...contactOf(filing, { contact_id, was_known }),
        task_id: task_id ?? filing.task_id,
        saved_query_id: saved_query_id ?? filing.saved_query_id,
        conflicts: [...conflicts],
      };
    }
    const { reason, contact } = outcome;
    const made = contact ? contactOf(filing, contact) : {};
    const ended = { ...made, attempts, next_attempt_at: null };
    if (outcome.state === 'failed') return { ...ended, state: 'failed', reason };
    if (now.getTime() - filing.ordered_at.getTime() >= maxWaitMs)
      return { ...ended, state: 'failed', reason: `Nach drei Tagen aufgegeben. ${reason}` };
    const pauseMs = Math.min(this.pace.firstPauseMs * 2 ** filing.attempts, maxPauseMs);
    return { ...made, attempts, next_attempt_at: addMilliseconds(now, pauseMs), reason };
  }

  /** Adds a job for each lead that is due; the queue ignores leads that already have one. */
  async enqueueDue(): Promise<void> {
    const due = {
      ...isOrdered,
      'filing.next_attempt_at': notPaused(this.clock.now(), maxPauseMs),
    };
    const found = await this.leads.find(due, '_id').sort({ received_at: 1 }).limit(perSweep).lean();
    if (found.length > 0) await this.queue.addAll(found.map(({ _id }) => _id));
  }
}

/** A contact that an earlier attempt made is no known one. */
const contactOf = (filing: Filing, made: Pick<Filing, 'was_known'> & { contact_id: number }) => ({
  ...made,
  ...(made.contact_id === filing.contact_id ? { was_known: filing.was_known } : {}),
});

const hasFailed = { 'filing.state': 'failed', suspicion: null } satisfies QueryFilter<Lead>;
const isOrdered = { 'filing.state': 'waiting', suspicion: null } satisfies QueryFilter<Lead>;

const restarted = (by: string, now: Date) => ({
  state: 'waiting' as const,
  by,
  ordered_at: now,
  attempts: 0,
  next_attempt_at: null,
  reason: null,
});
