import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type UpdateQuery } from 'mongoose';
import { firstMails, skipReasons } from '../lead/mail-state.ts';
import { type Lead, type MailPlace } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { emailOf } from '../lead/person.ts';
import { Clock, addMilliseconds, minute } from '../time/clock.ts';
import { mailFieldsAt } from './mail-life.ts';

/** Staff cannot order a mail again within this time after the last order, e.g. by a double click. */
const resendPauseMs = minute;

/**
 * Changes the states of mails (mail-life.ts) for actions of staff. `record` is the part of the Mongo update that adds
 * the action to the lead's history.
 */
@Injectable()
export class MailOrders {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly clock: Clock,
  ) {}

  /**
   * Removes the suspicion of spam and makes the mails due that were held back. Returns false if the suspicion was
   * removed or changed after `lead` was read.
   */
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
          ...mailFieldsAt('agency', { next_attempt_at: null }),
          ...mailFieldsAt('visitor', visitor),
        },
      },
    );
    return matchedCount > 0;
  }

  /**
   * Sets the reason for suspicion and holds the confirmation back. Returns false, and changes nothing, if the lead is
   * already suspected, a reply is pending, or the confirmation is being sent or has just changed its state.
   */
  async suspect({ _id, mails }: Lead, suspicion: string, record: UpdateQuery<Lead>): Promise<boolean> {
    const isDue = mails.visitor.state === 'pending';
    const { matchedCount } = await this.leads.updateOne(
      {
        _id,
        suspicion: null,
        'replies.mail.state': { $ne: 'pending' },
        ...mailFieldsAt('visitor', { state: mails.visitor.state }),
        ...(isDue ? mailFieldsAt('visitor', { claimed_until: { $not: { $gt: this.clock.now() } } }) : {}),
      },
      {
        ...record,
        $set: {
          suspicion,
          ...(isDue ? mailFieldsAt('visitor', { state: 'skipped', last_error: skipReasons.suspected }) : {}),
        },
      },
    );
    return matchedCount > 0;
  }

  /**
   * Makes a mail due again that is sent, failed or skipped, or ends the pause of a pending one. Returns false, and
   * changes nothing, if the mail is being sent, is already due, or was ordered within the last minute, or if the lead
   * is suspected of spam.
   */
  async reopen(leadId: string, place: MailPlace, record: UpdateQuery<Lead>): Promise<boolean> {
    const now = this.clock.now();
    const lately = { $not: { $gt: addMilliseconds(now, -resendPauseMs) } };
    const fresh = { state: 'pending', attempts: 0, put_off_since: null, last_error: null };
    const settled = await this.leads.updateOne(
      {
        _id: leadId,
        suspicion: null,
        ...mailFieldsAt(place, { state: { $ne: 'pending' }, resent_at: lately }),
      },
      {
        ...record,
        $set: mailFieldsAt(place, { ...fresh, next_attempt_at: null, resent_at: now }),
        $inc: mailFieldsAt(place, { resends: 1 }),
      },
    );
    if (settled.matchedCount > 0) return true;
    const paused = { state: 'pending', claimed_until: { $not: { $gt: now } }, next_attempt_at: { $gt: now } };
    const { matchedCount } = await this.leads.updateOne(
      { _id: leadId, suspicion: null, ...mailFieldsAt(place, paused) },
      { ...record, $set: mailFieldsAt(place, { next_attempt_at: null }) },
    );
    return matchedCount > 0;
  }
}
