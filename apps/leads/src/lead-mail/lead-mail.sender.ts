import { type Log } from '@estate/server-kit/log';
import { type Clock, day } from '../clock.ts';
import { type Lead, type Recipient, visitorEmail } from '../lead/lead.ts';
import { visitorLetter } from '../letters/compose.ts';
import { type Links } from '../letters/links.ts';
import { responsibleFor } from '../letters/responsible.ts';
import { headerAddress } from '../mail/header-address.ts';
import { isPutOff, MailFault, writing } from '../mail/mail-fault.ts';
import { type Mailer } from '../mail/mailer.ts';
import { type AgencyDelivery } from './agency-delivery.ts';
import { agencyMail } from './agency-mail.ts';
import { type ConfirmationLimit } from './confirmation-limit.ts';
import { type LeadProperties } from './lead-property.ts';
import { type Claimed, type MailLife, type Outcome } from './mail-life.ts';

/** A confirmation outlasts a weekend without a mail server; later it would only puzzle. */
const confirmationLifeMs = 3 * day;

export class LeadMailSender {
  constructor(
    private readonly parts: {
      life: MailLife;
      now: Clock;
      limit: ConfirmationLimit;
      properties: LeadProperties;
      delivery: AgencyDelivery;
      mailer: Mailer;
      links: Links;
      log: Log;
    },
  ) {}

  /**
   * One attempt to send a mail, if it is due; safe to run twice. Its outcome stands in the store, where the sweep finds
   * what is still pending. Rejects only if the store cannot be asked or told.
   */
  async send(leadId: string, recipient: Recipient): Promise<void> {
    const { life, log } = this.parts;
    const claimed = await life.claim(leadId, recipient);
    const lead = claimed?.leads[0];
    if (!claimed || !lead) return;
    const attempt = recipient === 'agency' ? this.toAgency(claimed, lead) : this.toVisitor(claimed, lead);
    const outcome = await attempt.catch((error: unknown): Outcome => {
      log.warn({ err: error, lead_id: leadId, recipient }, 'mail not sent');
      return this.afterFault(error, lead, recipient);
    });
    await life.settle(claimed, claimed.leads, outcome);
  }

  private async toAgency(claimed: Claimed, lead: Lead): Promise<Outcome> {
    const { life, properties, delivery, mailer, links, log } = this.parts;
    const mail = agencyMail(lead, await properties.of(claimed, lead), links);
    const { fault, report } = await delivery.attempt(mail, claimed.leads, () =>
      life.renew(claimed, claimed.leads),
    );
    if (report !== null)
      log.warn({ lead_id: lead._id, report }, fault ? 'mail not sent' : 'mail sent another way');
    if (fault) return { state: 'pending', reason: report ?? fault.message, isPutOff: isPutOff(fault) };
    return { state: 'sent', messageId: mailer.messageId(mail.messageId), note: report };
  }

  private async toVisitor(claimed: Claimed, lead: Lead): Promise<Outcome> {
    const { limit, properties, delivery, mailer, links } = this.parts;
    const address = headerAddress(visitorEmail(lead) ?? '');
    if (address === undefined)
      return { state: 'skipped', reason: 'the address has no form for a mail header' };
    if (!(await limit.take(lead, address))) return { state: 'skipped', reason: 'daily limit of the address' };
    const property = await properties.of(claimed, lead);
    const messageId = `${lead._id}.visitor`;
    await mailer.send({
      // Not even the name: it is free text, and the address may be a stranger's.
      to: { name: '', address },
      replyTo: delivery.mailboxOf(responsibleFor(lead, property)),
      letter: writing(() => visitorLetter(lead, property, links)),
      messageId,
      isConfirmation: true,
    });
    return { state: 'sent', messageId: mailer.messageId(messageId), note: null };
  }

  private afterFault(error: unknown, lead: Lead, recipient: Recipient): Outcome {
    const fault = error instanceof MailFault ? error : undefined;
    const reason = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    if (recipient === 'visitor') {
      if (fault && !fault.isForNow) return { state: 'failed', reason };
      if (this.parts.now().getTime() - lead.received_at.getTime() >= confirmationLifeMs)
        return { state: 'failed', reason: `given up after three days: ${reason}` };
    }
    return { state: 'pending', reason, isPutOff: fault !== undefined && isPutOff(fault) };
  }
}
