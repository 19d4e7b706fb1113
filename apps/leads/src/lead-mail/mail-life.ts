import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Lead, mailAt, type MailPlace, type MailState } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { claimMs } from '../mail/mailer.ts';
import { Clock, addMilliseconds, maxPauseMs, notPaused, Pace } from '../time/clock.ts';

/** Prefixes fields of a MailState with their path in a lead, e.g. `mails.agency.state` or `replies.0.mail.state`. */
export function mailFieldsAt(place: MailPlace, fields: object): Record<string, unknown> {
  const mail = typeof place === 'string' ? `mails.${place}` : `replies.${place}.mail`;
  return Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${mail}.${field}`, value]));
}

/** Mails that this process may send until its claim expires: one mail, or the leads of a digest. */
export interface Claimed {
  claim: string;
  place: MailPlace;
  leads: readonly Lead[];
}

/** The outcome of an attempt. */
export type Outcome =
  /** `note`: why the mail went to another mailbox than intended. */
  | { state: 'sent'; messageId: string; note: string | null }
  /** `isDeferred`: a server deferred this particular mail. */
  | { state: 'pending'; reason: string; isDeferred: boolean }
  | { state: 'skipped' | 'failed'; reason: string };

/**
 * The lifecycle of one mail. Only this class and MailOrders write `mails.agency` and `mails.visitor` of a stored lead,
 * and `mail` of a stored reply, which has the same transitions as a mail to the visitor.
 *
 * | state   | event                                                    | becomes                                           |
 * | ------- | -------------------------------------------------------- | ------------------------------------------------- |
 * | pending | a process claims it when it is due                       | pending; no other process may send it for 3 min   |
 * | pending | that process dies or hangs                               | pending; due again when the claim expires         |
 * | pending | a mail server accepts it                                 | sent                                              |
 * | pending | a temporary fault; agency: or every mailbox refuses it   | pending; due after 10 s, doubled up to 14 minutes |
 * | pending | visitor: refused, or not accepted for three days         | failed                                            |
 * | pending | visitor: no usable or no visitor's address, or a limit   | skipped                                           |
 * | pending | visitor: staff mark the lead as spam                     | skipped                                           |
 * | skipped | visitor: staff take the suspicion back                   | pending; due at once                              |
 * | (other) | staff order it again                                     | pending; due at once, under a new Message-ID      |
 *
 * (other) stands for sent, failed or skipped. A mail to the agency ends only as `sent`. No mail of a lead that is being
 * erased is claimed. If a process dies between sending and storing `sent`, the mail is sent twice, under the same
 * Message-ID.
 */
@Injectable()
export class MailLife {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly clock: Clock,
    private readonly pace: Pace,
  ) {}

  /** A query for mails that are pending, unclaimed and not in a pause, of leads that are not being erased. */
  due(place: MailPlace): Record<string, unknown> {
    const now = this.clock.now();
    return {
      erasing: null,
      ...mailFieldsAt(place, {
        state: 'pending',
        claimed_until: { $not: { $gt: now } },
        next_attempt_at: notPaused(now, maxPauseMs),
      }),
    };
  }

  /** Whether a mail is pending, unclaimed and not in a pause, like the query `due`. */
  isDue({ state, claimed_until, next_attempt_at }: MailState): boolean {
    const now = this.clock.now();
    const isClaimed = claimed_until !== null && claimed_until > now;
    const isPaused =
      next_attempt_at !== null &&
      next_attempt_at > now &&
      next_attempt_at <= addMilliseconds(now, maxPauseMs);
    return state === 'pending' && !isClaimed && !isPaused;
  }

  /** A query for leads of which no mail is being sent at the moment. */
  unclaimed(): Record<string, unknown> {
    const places = ['mails.agency', 'mails.visitor', 'replies.mail'];
    return { $nor: places.map((place) => ({ [`${place}.claimed_until`]: { $gt: this.clock.now() } })) };
  }

  /**
   * Claims one mail. Null if it is not due, the lead is being erased or gone, or the lead is suspected and thus part of
   * the digest.
   */
  async claim(leadId: string, place: MailPlace): Promise<Claimed | null> {
    const claim = randomUUID();
    const lead = await this.leads
      .findOneAndUpdate({ _id: leadId, suspicion: null, ...this.due(place) }, this.claiming(place, claim), {
        returnDocument: 'after',
      })
      .lean<Lead>();
    return lead && { claim, place, leads: [lead] };
  }

  /** Claims the oldest suspected leads received until `before` that wait for a digest. */
  async claimSuspected(before: Date, max: number): Promise<Claimed> {
    const claim = randomUUID();
    const waiting = this.waitingForDigest(before);
    const oldest = await this.leads.find(waiting, '_id').sort({ received_at: 1 }).limit(max).lean();
    const ids = oldest.map(({ _id }) => _id);
    await this.leads.updateMany({ ...waiting, _id: { $in: ids } }, this.claiming('agency', claim));
    const leads = await this.leads
      .find({ _id: { $in: ids }, 'mails.agency.claim': claim })
      .sort({ received_at: 1 })
      .lean<Lead[]>();
    return { claim, place: 'agency', leads };
  }

  waitingForDigest(before: Date) {
    return { ...this.due('agency'), suspicion: { $ne: null }, received_at: { $lte: before } };
  }

  /**
   * Extends the claim; called before each send. Rejects if meanwhile another process has claimed one of the mails, or
   * the erasure of one of the leads was ordered.
   */
  async renew({ claim, place }: Claimed, leads: readonly Lead[]): Promise<void> {
    const { matchedCount } = await this.leads.updateMany(
      { _id: { $in: leads.map(({ _id }) => _id) }, erasing: null, ...mailFieldsAt(place, { claim }) },
      { $set: mailFieldsAt(place, { claimed_until: addMilliseconds(this.clock.now(), claimMs) }) },
    );
    if (matchedCount !== leads.length) throw new Error('the claim on a mail is lost');
  }

  /** Ends an attempt and releases the claim; mails that this process no longer claims stay unchanged. */
  async settle({ claim, place }: Claimed, leads: readonly Lead[], outcome: Outcome): Promise<void> {
    const free = { claim: null, claimed_until: null, next_attempt_at: null };
    await this.leads.bulkWrite(
      leads.map((lead) => ({
        updateOne: {
          filter: { _id: lead._id, ...mailFieldsAt(place, { claim }) },
          update: { $set: mailFieldsAt(place, { ...free, ...this.fieldsOf(outcome, mailAt(lead, place)) }) },
        },
      })),
      { ordered: false },
    );
  }

  private claiming(place: MailPlace, claim: string) {
    return {
      $set: mailFieldsAt(place, { claim, claimed_until: addMilliseconds(this.clock.now(), claimMs) }),
      $inc: mailFieldsAt(place, { attempts: 1 }),
    };
  }

  private fieldsOf(outcome: Outcome, { attempts, put_off_since }: MailState): Partial<MailState> {
    const { state } = outcome;
    const now = this.clock.now();
    if (state === 'sent')
      return { state, sent_at: now, message_id: outcome.messageId, last_error: outcome.note };
    if (state !== 'pending') return { state, last_error: outcome.reason };
    return {
      last_error: outcome.reason,
      next_attempt_at: addMilliseconds(
        now,
        Math.min(this.pace.firstPauseMs * 2 ** (attempts - 1), maxPauseMs),
      ),
      put_off_since: put_off_since ?? (outcome.isDeferred ? now : null),
    };
  }
}
