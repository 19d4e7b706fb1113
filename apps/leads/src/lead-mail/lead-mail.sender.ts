import { type Log } from '@estate/server-kit/log';
import { UnrecoverableError } from 'bullmq';
import { visitorEmail, visitorName, type Recipient } from '../lead/lead.ts';
import { agencyLetter, visitorLetter } from '../letters/compose.ts';
import { type Links } from '../letters/links.ts';
import { responsibleFor } from '../letters/responsible.ts';
import { type Mailer, type OutgoingMail, type Party } from '../mail/mailer.ts';
import { codesOf, isHopeless, mailFault } from '../mail/smtp-fault.ts';
import { type ConfirmationLimit } from './confirmation-limit.ts';
import { type LeadProperties } from './lead-property.ts';
import { type ClaimedMail, type MailClaims } from './mail-claims.ts';

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error)).slice(0, 500);

export class LeadMailSender {
  constructor(
    private readonly parts: {
      claims: MailClaims;
      limit: ConfirmationLimit;
      properties: LeadProperties;
      mailer: Mailer;
      links: Links;
      log: Log;
      /** Takes what would go to the mailboxes of the agency. */
      agencyMailbox: string | undefined;
    },
  ) {}

  /**
   * Sends the mail unless it is settled; safe to run twice. Rejects if it did not work: with an UnrecoverableError
   * where another attempt is in vain. A crash between sending and marking sends twice, under the same Message-ID.
   */
  async send(leadId: string, recipient: Recipient, isLastAttempt: boolean): Promise<void> {
    const { claims, mailer } = this.parts;
    const mail = await claims.claim(leadId, recipient);
    if (!mail) return;
    let outgoing: OutgoingMail | undefined;
    try {
      outgoing = recipient === 'agency' ? await this.toAgency(mail) : await this.toVisitor(mail);
      if (outgoing) await mailer.send(outgoing);
    } catch (error) {
      await this.putBack(mail, error, isLastAttempt);
      throw isHopeless(error) ? new UnrecoverableError(codesOf(error)) : mailFault(error);
    }
    if (outgoing) await claims.sent(mail, mailer.messageId(outgoing.messageId));
    else await claims.skipped(mail, 'daily limit of the address');
  }

  private async toAgency(mail: ClaimedMail): Promise<OutgoingMail> {
    const { lead } = mail;
    const { properties, links } = this.parts;
    const property = await properties.of(mail);
    const email = visitorEmail(lead);
    return {
      to: this.atAgency(responsibleFor(lead, property)),
      replyTo: email ? { name: visitorName(lead), address: email } : undefined,
      letter: agencyLetter(lead, property, links),
      messageId: `${lead._id}.agency`,
    };
  }

  private async toVisitor(mail: ClaimedMail): Promise<OutgoingMail | undefined> {
    const { lead } = mail;
    const { limit, properties, links } = this.parts;
    const address = visitorEmail(lead);
    if (!address || !(await limit.take(lead, address))) return undefined;
    const property = await properties.of(mail);
    return {
      // Not even the name: it is free text, and the address may be a stranger's.
      to: { name: '', address },
      replyTo: this.atAgency(responsibleFor(lead, property)),
      letter: visitorLetter(lead, property, links),
      messageId: `${lead._id}.visitor`,
      isConfirmation: true,
    };
  }

  private atAgency({ name, address }: Party): Party {
    return { name, address: this.parts.agencyMailbox ?? address };
  }

  private async putBack(mail: ClaimedMail, error: unknown, isLastAttempt: boolean): Promise<void> {
    const { claims, log } = this.parts;
    if (!isHopeless(error) && !isLastAttempt) return claims.released(mail, reasonOf(error));
    await claims.failed(mail, reasonOf(error));
    log.error({ err: error, lead_id: mail.lead._id, recipient: mail.recipient }, 'mail given up');
  }
}
