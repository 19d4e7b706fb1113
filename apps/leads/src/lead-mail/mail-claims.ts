import { randomUUID } from 'node:crypto';
import { type Clock, later } from '../clock.ts';
import { type LeadModel } from '../lead/lead.schema.ts';
import { type Lead, type MailState, type Recipient } from '../lead/lead.ts';
import { longestSendMs } from '../mail/mailer.ts';

/** Longer than a send and the questions before it, so that a claim outlives all but a dead process. */
const claimMs = 2 * longestSendMs;

/** `mails.agency.state` and so on. */
const under = (recipient: Recipient, fields: Partial<MailState>) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [`mails.${recipient}.${field}`, value]));

export interface ClaimedMail {
  lead: Lead;
  recipient: Recipient;
  claim: string;
  attempts: number;
}

/** Who may send which mail: at any time one process at most, and nobody once it is sent. */
export class MailClaims {
  constructor(
    private readonly leads: LeadModel,
    private readonly now: Clock,
  ) {}

  /** null if it is no longer to be sent, if somebody else is at it, or if the lead was erased. */
  async claim(leadId: string, recipient: Recipient): Promise<ClaimedMail | null> {
    const [claim, now] = [randomUUID(), this.now()];
    const lead = await this.leads
      .findOneAndUpdate(
        {
          _id: leadId,
          // A suspected lead reaches the agency in the digest only.
          suspicion: null,
          [`mails.${recipient}.state`]: 'pending',
          $or: [
            { [`mails.${recipient}.claimed_until`]: null },
            { [`mails.${recipient}.claimed_until`]: { $lte: now } },
          ],
        },
        {
          $set: under(recipient, { claim, claimed_until: later(now, claimMs) }),
          $inc: { [`mails.${recipient}.attempts`]: 1 },
        },
        { returnDocument: 'after' },
      )
      .lean();
    if (!lead) return null;
    return { lead: lead as Lead, recipient, claim, attempts: lead.mails[recipient].attempts };
  }

  sent(mail: ClaimedMail, messageId: string): Promise<void> {
    return this.settle(mail, { state: 'sent', sent_at: this.now(), message_id: messageId, last_error: null });
  }

  skipped(mail: ClaimedMail, reason: string): Promise<void> {
    return this.settle(mail, { state: 'skipped', last_error: reason });
  }

  failed(mail: ClaimedMail, reason: string): Promise<void> {
    return this.settle(mail, { state: 'failed', last_error: reason });
  }

  /** Stays pending for another attempt. */
  released(mail: ClaimedMail, reason: string): Promise<void> {
    return this.settle(mail, { last_error: reason });
  }

  private async settle({ lead, recipient, claim }: ClaimedMail, fields: Partial<MailState>): Promise<void> {
    await this.leads.updateOne(
      { _id: lead._id, [`mails.${recipient}.claim`]: claim },
      { $set: under(recipient, { ...fields, claim: null, claimed_until: null }) },
    );
  }
}
