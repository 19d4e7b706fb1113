import { type ResendLeadMail } from '@estate/contracts/leads/inbox';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import { historyUpdate } from '../lead/history.ts';
import { type Lead, type MailRef, recipients } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { emailOf } from '../lead/person.ts';
import { confirmationState } from '../outbox/lead-entries.ts';
import { Outbox } from '../outbox/outbox.ts';
import { entryId } from '../outbox/outbox.schema.ts';
import { skipReasons } from '../outbox/reasons.ts';
import { Clock } from '@estate/server-kit/process/clock';
import { minute } from '../time/pace.ts';
import { InboxService, refuseLeadBeingErased, type LeadAccess } from './inbox.service.ts';

const suspectedText = 'Diese Anfrage steht unter Spamverdacht. Bitte wählen Sie zuerst „Kein Spam“.';
const noAddressText = 'Diese Anfrage nennt keine E-Mail-Adresse.';
const manualSuspicion = 'Von Hand als Spam markiert';
const inDeliveryText =
  'Zu dieser Anfrage ist noch eine Mail unterwegs. Bitte versuchen Sie es gleich noch einmal.';
const noSuchMail = 'Diese Mail gibt es nicht.';

/** Staff cannot order a mail again within this time after the last order, e.g. by a double click. */
const resendPauseMs = minute;

/**
 * Throws `conflict` if no mail may be sent to the lead's sender: the lead is being erased, is suspected spam or has no
 * e-mail address.
 */
export function checkAnswerable(lead: Lead): void {
  const { suspicion, form } = lead;
  refuseLeadBeingErased(lead);
  if (suspicion !== null) throw new ProblemError('conflict', { detail: suspectedText });
  if (!emailOf(form)) throw new ProblemError('conflict', { detail: noAddressText });
}

/**
 * A mail of a lead by a recipient, or by the id of a reply. Throws `not-found` for an unknown id.
 */
function refOf({ replies = [] }: Lead, mail: string): MailRef {
  const recipient = recipients.find((one) => one === mail);
  if (recipient) return recipient;
  const index = replies.findIndex(({ id }) => id === mail);
  if (index < 0) throw new ProblemError('not-found', { detail: noSuchMail });
  return index;
}

/** Staff's orders that concern the mails of a lead: hold them back, release them, send one again. */
@Injectable()
export class LeadMailsService {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly inbox: InboxService,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Removes the suspicion of spam and sends the mails that were held back. Idempotent. */
  async release(one: LeadAccess, by: string): Promise<void> {
    const { _id, suspicion, form } = await this.inbox.find(one);
    if (suspicion === null) return;
    const event = { at: this.clock.now(), what: 'released' as const, by, detail: suspicion };
    const released = { $set: { suspicion: null }, ...historyUpdate([event]) };
    const { matchedCount } = await this.leads.updateOne({ _id, suspicion }, released);
    if (matchedCount === 0) return;
    await this.outbox.change(
      { _id: entryId(_id, 'visitor'), state: 'skipped', reason: skipReasons.suspected },
      confirmationState({ email: emailOf(form), isSuspected: false }),
    );
    await this.outbox.free([_id]);
  }

  /**
   * Marks a lead as spam and holds back its confirmation if it is not sent yet. Idempotent. Throws `conflict` while the
   * confirmation is being sent or a reply is pending.
   */
  async suspect(one: LeadAccess, by: string): Promise<void> {
    const { _id, suspicion } = await this.inbox.find(one);
    if (suspicion !== null) return;
    const visitor = entryId(_id, 'visitor');
    const event = { at: this.clock.now(), what: 'suspected' as const, by };
    // Held before the lead is marked, so that its attempt cannot begin in between. If the lead is not marked after all,
    // the sweep frees the confirmation.
    const isHeld = await this.outbox.holdUnclaimed(visitor);
    const suspected = { $set: { suspicion: manualSuspicion }, ...historyUpdate([event]) };
    const { matchedCount } = isHeld
      ? await this.leads.updateOne({ _id, suspicion: null, 'replies.mail': { $ne: 'pending' } }, suspected)
      : { matchedCount: 0 };
    if (matchedCount === 0) {
      const current = await this.inbox.find(one);
      if (current.suspicion === null) throw new ProblemError('conflict', { detail: inDeliveryText });
      return;
    }
    await this.outbox.change(
      { _id: visitor, state: { $in: ['pending', 'held'] } },
      confirmationState({ email: undefined, isSuspected: true }),
    );
    await this.outbox.hold([_id], ['agency', 'crm']);
  }

  /**
   * Sends one mail again. Does nothing if the mail is due already, is being sent, or was ordered within the last
   * minute. Throws `not-found` for an unknown mail, and `conflict` if the lead is suspected of spam or being erased, or
   * if the mail is for the sender and the lead has no e-mail address.
   */
  async resend({ id, owner, mail, by }: z.output<typeof ResendLeadMail.input>): Promise<void> {
    const lead = await this.inbox.find({ id, owner });
    refuseLeadBeingErased(lead);
    if (mail !== 'agency') checkAnswerable(lead);
    if (lead.suspicion !== null) throw new ProblemError('conflict', { detail: suspectedText });
    if (!(await this.outbox.reopen(entryId(id, refOf(lead, mail)), resendPauseMs))) return;
    const event = { at: this.clock.now(), what: 'resent' as const, by, detail: mail };
    await this.leads.updateOne({ _id: id }, historyUpdate([event]));
  }
}
