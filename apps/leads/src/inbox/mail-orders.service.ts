import { type ResendLeadMail } from '@estate/contracts/leads/inbox';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { type z } from 'zod';
import { type Lead, type MailPlace, recipients } from '../lead/lead.ts';
import { emailOf } from '../lead/person.ts';
import { LeadMailQueue } from '../lead-mail/lead-mail.queue.ts';
import { MailOrders } from '../lead-mail/mail-orders.ts';
import { Clock } from '../time/clock.ts';
import { historyWith } from './handling.service.ts';
import { InboxService, refuseErasing, type OneLead } from './inbox.service.ts';

const suspectedText = 'Diese Anfrage steht unter Spamverdacht. Bitte wählen Sie zuerst „Kein Spam“.';
const noAddressText = 'Diese Anfrage nennt keine E-Mail-Adresse.';
const manualSuspicion = 'Von Hand als Spam markiert';
const inDeliveryText =
  'Zu dieser Anfrage ist noch eine Mail unterwegs. Bitte versuchen Sie es gleich noch einmal.';
const noSuchMail = 'Diese Mail gibt es nicht.';

/**
 * Throws `conflict` if no mail may be sent to the lead's sender: the lead is being erased, is suspected spam or has no
 * e-mail address.
 */
export function checkAnswerable(lead: Lead): void {
  const { suspicion, form } = lead;
  refuseErasing(lead);
  if (suspicion !== null) throw new ProblemError('conflict', { detail: suspectedText });
  if (!emailOf(form)) throw new ProblemError('conflict', { detail: noAddressText });
}

/**
 * Where a mail is stored in a lead: a key of `mails`, or an index in `replies`. `mail` is a recipient, or the id of a
 * reply. Throws `not-found` for an unknown id.
 */
function placeOf({ replies = [] }: Lead, mail: string): MailPlace {
  const recipient = recipients.find((one) => one === mail);
  if (recipient) return recipient;
  const place = replies.findIndex(({ id }) => id === mail);
  if (place < 0) throw new ProblemError('not-found', { detail: noSuchMail });
  return place;
}

/** Staff's orders that concern the mails of a lead: hold them back, release them, send one again. */
@Injectable()
export class MailOrdersService {
  constructor(
    private readonly inbox: InboxService,
    private readonly orders: MailOrders,
    private readonly queue: LeadMailQueue,
    private readonly clock: Clock,
  ) {}

  /** Removes the suspicion of spam and sends the mails that were held back. Idempotent. */
  async release(one: OneLead, by: string): Promise<void> {
    const lead = await this.inbox.find(one);
    if (lead.suspicion === null) return;
    const event = { at: this.clock.now(), what: 'released' as const, by, detail: lead.suspicion };
    if (await this.orders.release(lead, historyWith([event]))) this.queue.enqueue(one.id);
  }

  /**
   * Marks a lead as spam and holds back its confirmation if it is not sent yet. Idempotent. Throws `conflict` while the
   * confirmation is being sent or a reply is pending.
   */
  async suspect(one: OneLead, by: string): Promise<void> {
    const lead = await this.inbox.find(one);
    if (lead.suspicion !== null) return;
    const event = { at: this.clock.now(), what: 'suspected' as const, by };
    if (await this.orders.suspect(lead, manualSuspicion, historyWith([event]))) return;
    const { suspicion } = await this.inbox.find(one);
    if (suspicion === null) throw new ProblemError('conflict', { detail: inDeliveryText });
  }

  /**
   * Sends one mail again. Does nothing if the mail is due already, is being sent, or was ordered within the last
   * minute. Throws `not-found` for an unknown mail, and `conflict` if the lead is suspected of spam or being erased, or
   * if the mail is for the sender and the lead has no e-mail address.
   */
  async resend({ id, owner, mail, by }: z.output<typeof ResendLeadMail.input>): Promise<void> {
    const lead = await this.inbox.find({ id, owner });
    refuseErasing(lead);
    if (mail !== 'agency') checkAnswerable(lead);
    if (lead.suspicion !== null) throw new ProblemError('conflict', { detail: suspectedText });
    const place = placeOf(lead, mail);
    const event = { at: this.clock.now(), what: 'resent' as const, by, detail: mail };
    if (await this.orders.reopen(id, place, historyWith([event]))) this.queue.enqueue(id, [place]);
  }
}
