import { type ResendLeadMail } from '@estate/contracts/leads/inbox';
import { ProblemError } from '@estate/server-kit/problem-error';
import { Injectable } from '@nestjs/common';
import { type z } from 'zod';
import { emailOf } from '../lead/person.ts';
import { LeadMailQueue } from '../lead-mail/lead-mail.queue.ts';
import { MailOrders } from '../lead-mail/mail-orders.ts';
import { Clock } from '../time/clock.ts';
import { historyWith } from './handling.service.ts';
import { InboxService } from './inbox.service.ts';

const isSuspected = 'Diese Anfrage steht unter Spamverdacht. Bitte wählen Sie zuerst „Kein Spam“.';
const hasNoAddress = 'Diese Anfrage nennt keine E-Mail-Adresse.';

/** Mails that staff order; the rules of sending are those of every mail. */
@Injectable()
export class MailOrdersService {
  constructor(
    private readonly inbox: InboxService,
    private readonly orders: MailOrders,
    private readonly queue: LeadMailQueue,
    private readonly clock: Clock,
  ) {}

  /** Takes the suspicion back and sends what was held back. Idempotent. */
  async release(id: string, by: string): Promise<void> {
    const lead = await this.inbox.find(id);
    if (lead.suspicion === null) return;
    const event = { at: this.clock.now(), what: 'released' as const, by, detail: lead.suspicion };
    if (await this.orders.release(lead, historyWith([event]))) this.queue.enqueue(id);
  }

  /** Sends one mail again. Throws `conflict` if the lead may not have this mail. */
  async resend({ id, mail, by }: z.output<typeof ResendLeadMail.input>): Promise<void> {
    const lead = await this.inbox.find(id);
    if (lead.suspicion !== null) throw new ProblemError('conflict', { detail: isSuspected });
    if (mail === 'visitor' && !emailOf(lead.form))
      throw new ProblemError('conflict', { detail: hasNoAddress });
    const event = { at: this.clock.now(), what: 'resent' as const, by, detail: mail };
    if (await this.orders.reopen(id, mail, historyWith([event]))) this.queue.enqueue(id);
  }
}
