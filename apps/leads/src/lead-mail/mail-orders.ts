import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type UpdateQuery } from 'mongoose';
import { firstMails, skipReasons } from '../lead/mail-state.ts';
import { type Lead, type MailPlace } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { emailOf } from '../lead/person.ts';
import { Clock, addMilliseconds, minute } from '../time/clock.ts';
import { under } from './mail-life.ts';

/** A mail that was ordered within this time is not ordered again, e.g. by a double click. */
const resendPauseMs = minute;

/** Changes mail states by order of staff (mail-life.ts). `record` is the part of an update that extends the history. */
@Injectable()
export class MailOrders {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly clock: Clock,
  ) {}

  /** Removes the suspicion and makes the mails due that were held back. False if it was already removed or changed. */
  async release({ _id, suspicion, form, mails }: Lead, record: UpdateQuery<Lead>): Promise<boolean> {
    const { state, last_error } = mails.visitor;
    const isHeldBack = state === 'skipped' && last_error === skipReasons.suspected;
    const visitor = isHeldBack ? firstMails({ email: emailOf(form), isSuspected: false }).visitor : {};
    const { matchedCount } = await this.leads.updateOne(
      { _id, suspicion },
      {
        ...record,
        $set: {
          suspicion: null,
          ...under('agency', { next_attempt_at: null }),
          ...under('visitor', visitor),
        },
      },
    );
    return matchedCount > 0;
  }

  /**
   * Sets the reason for suspicion and holds the confirmation back. False if the lead is already suspected, or while a
   * mail is being sent.
   */
  async suspect({ _id, mails }: Lead, suspicion: string, record: UpdateQuery<Lead>): Promise<boolean> {
    const isDue = mails.visitor.state === 'pending';
    const { matchedCount } = await this.leads.updateOne(
      {
        _id,
        suspicion: null,
        'replies.mail.state': { $ne: 'pending' },
        ...under('visitor', { state: mails.visitor.state }),
        ...(isDue ? under('visitor', { claimed_until: { $not: { $gt: this.clock.now() } } }) : {}),
      },
      {
        ...record,
        $set: {
          suspicion,
          ...(isDue ? under('visitor', { state: 'skipped', last_error: skipReasons.suspected }) : {}),
        },
      },
    );
    return matchedCount > 0;
  }

  /**
   * Makes a settled mail due again, or ends the pause of a pending one. False if the mail is being sent, is already
   * due, or was ordered within the last minute.
   */
  async reopen(leadId: string, place: MailPlace, record: UpdateQuery<Lead>): Promise<boolean> {
    const now = this.clock.now();
    const lately = { $not: { $gt: addMilliseconds(now, -resendPauseMs) } };
    const fresh = { state: 'pending', attempts: 0, put_off_since: null, last_error: null };
    const settled = await this.leads.updateOne(
      { _id: leadId, suspicion: null, ...under(place, { state: { $ne: 'pending' }, resent_at: lately }) },
      {
        ...record,
        $set: under(place, { ...fresh, next_attempt_at: null, resent_at: now }),
        $inc: under(place, { resends: 1 }),
      },
    );
    if (settled.matchedCount > 0) return true;
    const paused = { state: 'pending', claimed_until: { $not: { $gt: now } }, next_attempt_at: { $gt: now } };
    const { matchedCount } = await this.leads.updateOne(
      { _id: leadId, suspicion: null, ...under(place, paused) },
      { ...record, $set: under(place, { next_attempt_at: null }) },
    );
    return matchedCount > 0;
  }
}
