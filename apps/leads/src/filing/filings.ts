import { type FilingOrder, type FilingOutcome } from '@estate/contracts/leads/filing';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type QueryFilter } from 'mongoose';
import { type z } from 'zod';
import { historyWith } from '../inbox/handling.service.ts';
import { InboxService, refuseErasing, type OneLead } from '../inbox/inbox.service.ts';
import { type Filing, type HandlingEvent, type Lead } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { addMilliseconds, Clock, day, maxPauseMs, notPaused, Pace } from '../time/clock.ts';
import { FilingQueue } from './filing.queue.ts';

/** A transfer is given up after this time, which is longer than a weekend without the CRM; then staff have to act. */
const maxWaitMs = 3 * day;
/** The maximum number of jobs that one sweep adds. */
const perSweep = 1_000;

const spamText = 'Diese Anfrage steht unter Spamverdacht. Bitte wählen Sie zuerst „Kein Spam“.';
const underwayText =
  'Diese Anfrage wird gerade in Propstack angelegt. Bitte versuchen Sie es gleich noch einmal.';

/** The initial state of a transfer to the CRM that is due at once. */
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

/** The history events of a successful transfer. */
function eventsOf({ by, filed_at, overwrite }: Filing, at: Date): HandlingEvent[] {
  const common = { at, by: by ?? '' };
  return [
    ...(filed_at === null ? [{ ...common, what: 'filed' as const }] : []),
    ...(overwrite.length > 0 ? [{ ...common, what: 'overwritten' as const, detail: overwrite.join() }] : []),
  ];
}

/**
 * The transfer ("filing") of leads to the CRM. Only this class writes `filing` of a stored lead.
 *
 * | state          | event                                            | becomes                                        |
 * | -------------- | ------------------------------------------------ | ---------------------------------------------- |
 * | none, `failed` | staff order it                                   | waiting; due at once                           |
 * | `filed`        | staff choose the lead's value of a conflict      | waiting; the field is overwritten              |
 * | `waiting`      | crm-sync filed it                                | filed                                          |
 * | `waiting`      | a temporary fault                                | waiting; due after 10 s, doubled up to 14 min  |
 * | `waiting`      | permanent fault, or temporary ones for 3 days    | failed                                         |
 *
 * A new lead is stored as `waiting` if its kind is transferred automatically (filing-settings.ts). While a lead is
 * suspected of spam, its state stays and it is never due.
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

  /**
   * Orders a transfer. Idempotent. Throws `not-found` for an unknown lead, and `conflict` for one that is suspected or
   * being erased, or while a transfer with other fields to overwrite is waiting.
   */
  async order(one: OneLead, by: string, order: z.output<typeof FilingOrder>): Promise<void> {
    const lead = await this.inbox.find(one);
    if (lead.suspicion !== null) throw new ProblemError('conflict', { detail: spamText });
    refuseErasing(lead);
    const next = this.nextOf(lead.filing, by, order);
    if (!next) return;
    const { state = null, ordered_at = null, attempts = null } = lead.filing ?? {};
    const { matchedCount } = await this.leads.updateOne(
      {
        _id: one.id,
        suspicion: null,
        erasing: null,
        'filing.state': state,
        'filing.ordered_at': ordered_at,
        'filing.attempts': attempts,
      },
      { $set: { filing: next } },
    );
    // A concurrent order or outcome was stored first, so this order is checked again with the new state.
    if (matchedCount === 0) return this.order(one, by, order);
    this.queue.enqueue(one.id);
  }

  /** The number of leads whose transfer failed. */
  failed(): Promise<number> {
    return this.leads.countDocuments(hasFailed);
  }

  /** Orders every failed transfer again. Returns their number. */
  async retryFailed(by: string): Promise<number> {
    const again = Object.entries(restarted(by, this.clock.now()));
    const { matchedCount } = await this.leads.updateMany(hasFailed, {
      $set: Object.fromEntries(again.map(([field, value]) => [`filing.${field}`, value])),
    });
    await this.enqueueDue().catch(() => undefined);
    return matchedCount;
  }

  /** The transfer's record after an order; undefined if the order changes nothing. */
  private nextOf(
    filing: Filing | undefined,
    by: string,
    { overwrite }: z.output<typeof FilingOrder>,
  ): Filing | undefined {
    const now = this.clock.now();
    const isWaiting = filing?.state === 'waiting';
    if (overwrite === undefined) {
      if (!filing) return newFiling(by, now);
      // The repeated order only ends the pause; `by` stays the account of the first order.
      if (isWaiting) return { ...filing, next_attempt_at: null };
      return filing.state === 'failed' ? { ...filing, ...restarted(by, now) } : undefined;
    }
    if (isWaiting && !filing.overwrite.includes(overwrite))
      throw new ProblemError('conflict', { detail: underwayText });
    if (!filing?.conflicts.some(({ field }) => field === overwrite) || isWaiting) return undefined;
    return { ...filing, ...restarted(by, now), overwrite: [overwrite] };
  }

  /**
   * The lead if its transfer is waiting; null if the lead is deleted, being erased, suspected, or already transferred.
   */
  async waiting(id: string): Promise<Lead | null> {
    return this.leads.findOne({ _id: id, ...isOrdered }).lean<Lead>();
  }

  /** Stores the outcome of an attempt, also if the lead was marked as spam meanwhile. */
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
    const contactFields = contact ? contactOf(filing, contact) : {};
    const settled = { ...contactFields, attempts, next_attempt_at: null };
    if (outcome.state === 'failed') return { ...settled, state: 'failed', reason };
    if (now.getTime() - filing.ordered_at.getTime() >= maxWaitMs)
      return { ...settled, state: 'failed', reason: `Nach drei Tagen aufgegeben. ${reason}` };
    const pauseMs = Math.min(this.pace.firstPauseMs * 2 ** filing.attempts, maxPauseMs);
    return { ...contactFields, attempts, next_attempt_at: addMilliseconds(now, pauseMs), reason };
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

/**
 * Keeps the stored `was_known` if the contact is the same, because the next attempt reports a contact as known that an
 * earlier attempt created.
 */
const contactOf = (filing: Filing, contact: Pick<Filing, 'was_known'> & { contact_id: number }) => ({
  ...contact,
  ...(contact.contact_id === filing.contact_id ? { was_known: filing.was_known } : {}),
});

const hasFailed = { 'filing.state': 'failed', suspicion: null, erasing: null } satisfies QueryFilter<Lead>;
const isOrdered = { 'filing.state': 'waiting', suspicion: null, erasing: null } satisfies QueryFilter<Lead>;

const restarted = (by: string, now: Date) => ({
  state: 'waiting' as const,
  by,
  ordered_at: now,
  attempts: 0,
  next_attempt_at: null,
  reason: null,
});
