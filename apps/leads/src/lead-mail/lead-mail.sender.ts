import { InjectLog } from '@estate/server-kit/inject';
import { HandlesJob } from '@estate/server-kit/job-handlers';
import { type Log } from '@estate/server-kit/log';
import { Injectable } from '@nestjs/common';
import { type Job } from 'bullmq';
import { type Lead, mailAt, type MailPlace } from '../lead/lead.ts';
import { givenUpPrefix, skipReasons } from '../lead/mail-state.ts';
import { emailOf } from '../lead/person.ts';
import { ReplyFiles } from '../lead/reply-files.ts';
import { visitorLetter, responsibleFor } from '../mail/lead-letters.ts';
import { Links } from '../mail/links.ts';
import { headerAddress } from '../mail/headers.ts';
import { failureText, isDeferred, MailFault, writeContent } from '../mail/mail-fault.ts';
import { Mailer } from '../mail/mailer.ts';
import { replyLetter } from '../mail/reply-letter.ts';
import { Clock, day } from '../time/clock.ts';
import { AgencyDelivery, agencyMail, messageIdOf } from './agency-delivery.ts';
import { ConfirmationLimit } from './confirmation-limit.ts';
import { type LeadMailData } from './lead-mail.queue.ts';
import { LeadProperties } from './lead-property.ts';
import { type Claimed, MailLife, type Outcome } from './mail-life.ts';
import { SenderAddresses } from './sender-addresses.ts';

/**
 * A mail to a visitor is given up after this time. Longer than an outage over a weekend, but limited, because a late
 * confirmation confuses the visitor.
 */
const confirmationLifeMs = 3 * day;

/** Message-IDs of the confirmation and of the replies before the one at `place`, as far as they were sent. */
const earlierMails = ({ mails, replies = [] }: Lead, place: number): string[] =>
  [mails.visitor, ...replies.slice(0, place).map(({ mail }) => mail)].flatMap(
    ({ message_id }) => message_id ?? [],
  );

/** Makes one attempt to send a mail per job. Idempotent. */
@Injectable()
export class LeadMailSender {
  constructor(
    private readonly life: MailLife,
    private readonly clock: Clock,
    private readonly limit: ConfirmationLimit,
    private readonly senders: SenderAddresses,
    private readonly properties: LeadProperties,
    private readonly delivery: AgencyDelivery,
    private readonly mailer: Mailer,
    private readonly files: ReplyFiles,
    private readonly links: Links,
    @InjectLog() private readonly log: Log,
  ) {}

  @HandlesJob('send-agency-mail')
  sendAgencyMail({ data }: Job<LeadMailData>): Promise<void> {
    return this.send(data.leadId, 'agency');
  }

  @HandlesJob('send-visitor-mail')
  sendVisitorMail({ data }: Job<LeadMailData>): Promise<void> {
    return this.send(data.leadId, 'visitor');
  }

  @HandlesJob('send-reply')
  sendReply({ data }: Job<LeadMailData>): Promise<void> {
    return this.send(data.leadId, data.reply ?? 0);
  }

  /**
   * Sends the mail if it is due and stores the outcome in the lead. A failed mail stays pending there, and the periodic
   * sweep adds a job for it again. Rejects only if Mongo is unavailable.
   */
  private async send(leadId: string, place: MailPlace): Promise<void> {
    const claimed = await this.life.claim(leadId, place);
    const lead = claimed?.leads[0];
    if (!claimed || !lead) return;
    const attempt = {
      agency: () => this.toAgency(claimed, lead),
      visitor: () => this.toVisitor(claimed, lead),
      reply: () => this.reply(lead, Number(place)),
    }[typeof place === 'number' ? 'reply' : place]();
    const outcome = await attempt.catch((error: unknown): Outcome => {
      this.log.warn({ err: error, lead_id: leadId, mail: place }, 'mail not sent');
      return this.afterFault(error, lead, place);
    });
    await this.life.settle(claimed, claimed.leads, outcome);
  }

  private async toAgency(claimed: Claimed, lead: Lead): Promise<Outcome> {
    const email = emailOf(lead.form);
    // Without a Reply-To to ourselves or to a robot, so that no two machines answer each other.
    const replyAddress = email && (await this.senders.refusalOf(email)) ? undefined : email;
    const property = await this.properties.of(claimed, lead);
    const mail = agencyMail(lead, property, { links: this.links, replyAddress });
    const { fault, report, codes } = await this.delivery.attempt(mail, claimed.leads, () =>
      this.life.renew(claimed, claimed.leads),
    );
    if (report !== null)
      this.log.warn({ lead_id: lead._id, codes }, fault ? 'mail not sent' : 'mail sent another way');
    if (fault) return { state: 'pending', reason: report ?? fault.reply, isDeferred: isDeferred(fault) };
    return { state: 'sent', messageId: this.mailer.messageId(mail.messageId), note: report };
  }

  private async toVisitor(claimed: Claimed, lead: Lead): Promise<Outcome> {
    const address = headerAddress(emailOf(lead.form) ?? '');
    if (address === undefined) return { state: 'skipped', reason: skipReasons.unusableAddress };
    const refusal = (await this.senders.refusalOf(address)) ?? (await this.limit.take(lead, address));
    if (refusal) return { state: 'skipped', reason: refusal };
    const property = await this.properties.of(claimed, lead);
    const messageId = messageIdOf(lead, 'visitor');
    await this.mailer.send({
      kind: 'auto-replied',
      // The name is left out, because it is free text and the address may belong to a stranger.
      to: { name: '', address },
      replyTo: this.delivery.mailboxOf(responsibleFor(lead, property)),
      letter: writeContent(() => visitorLetter(lead, property, { links: this.links, at: this.clock.now() })),
      messageId,
    });
    return { state: 'sent', messageId: this.mailer.messageId(messageId), note: null };
  }

  private async reply(lead: Lead, place: number): Promise<Outcome> {
    const address = headerAddress(emailOf(lead.form) ?? '');
    const reply = lead.replies?.[place];
    if (!reply || address === undefined) return { state: 'failed', reason: skipReasons.unusableAddress };
    const messageId = messageIdOf(lead, place);
    await this.mailer.send({
      kind: 'personal',
      to: { name: '', address },
      fromName: reply.from.name,
      replyTo: this.delivery.mailboxOf(reply.from),
      letter: writeContent(() => replyLetter(lead, reply)),
      messageId,
      references: earlierMails(lead, place),
      attachments: await this.files.contents(reply.files),
    });
    return { state: 'sent', messageId: this.mailer.messageId(messageId), note: null };
  }

  private afterFault(error: unknown, lead: Lead, place: MailPlace): Outcome {
    const fault = error instanceof MailFault ? error : undefined;
    const reason = failureText(error);
    if (place !== 'agency') {
      if (fault && !fault.isTransient) return { state: 'failed', reason };
      const ordered = typeof place === 'number' ? lead.replies?.[place]?.at : undefined;
      const since = mailAt(lead, place).resent_at ?? ordered ?? lead.received_at;
      if (this.clock.now().getTime() - since.getTime() >= confirmationLifeMs)
        return { state: 'failed', reason: `${givenUpPrefix}${reason}` };
    }
    return { state: 'pending', reason, isDeferred: fault !== undefined && isDeferred(fault) };
  }
}
