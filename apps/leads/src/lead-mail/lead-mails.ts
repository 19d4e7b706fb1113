import { isDeclaration } from '@estate/domain/forms/all-forms';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { Injectable } from '@nestjs/common';
import { Exposes } from '../exposes/exposes.ts';
import { type Lead, type LeadProperty } from '../lead/lead.ts';
import { emailOf } from '../lead/person.ts';
import { ReplyFiles } from '../lead/reply-files.ts';
import { responsibleFor } from '../lead/responsible.ts';
import { visitorLetter } from '../mail/lead-letters.ts';
import { receiptLetter } from '../mail/receipt-letter.ts';
import { Links } from '../mail/links.ts';
import { headerAddress } from '../mail/headers.ts';
import { isDeferred, writeContent } from '../mail/mail-fault.ts';
import { Mailer, type OutgoingMail } from '../mail/mailer.ts';
import { replyLetter } from '../mail/reply-letter.ts';
import { orderRefusal } from '../orders/order-letter.ts';
import { OrderOffers } from '../orders/order-offers.ts';
import { type AttemptOutcome } from '../outbox/attempt-outcome.ts';
import { Outbox } from '../outbox/outbox.ts';
import { OutboxClaims } from '../outbox/outbox-claims.ts';
import { OutboxRecords } from '../outbox/outbox-records.ts';
import { entryId, type OutboxEntry } from '../outbox/outbox.schema.ts';
import { skipReasons } from '../outbox/reasons.ts';
import { SearchOrderIntake } from '../search-orders/search-order-intake.ts';
import { Clock } from '@estate/server-kit/process/clock';
import { AgencyDelivery, agencyMail, messageIdOf } from './agency-delivery.ts';
import { ConfirmationLimit } from './confirmation-limit.ts';
import { LeadProperties, patiently } from './lead-property.ts';
import { SenderAddresses } from './sender-addresses.ts';

const isOrder = (lead: Lead): lead is Lead<'order'> => lead.kind === 'order';

/** Whether a mail server has accepted the confirmation of an order, which closed the contract. */
const isConfirmed = ({ order }: Lead<'order'>, { sent_at }: OutboxEntry): boolean =>
  sent_at !== null && order?.is_refused !== true;

/** Sends the mails about a lead: to the agency, the confirmation to the visitor, and replies of staff. */
@Injectable()
export class LeadMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly claims: OutboxClaims,
    private readonly records: OutboxRecords,
    private readonly clock: Clock,
    private readonly limit: ConfirmationLimit,
    private readonly senders: SenderAddresses,
    private readonly properties: LeadProperties,
    private readonly delivery: AgencyDelivery,
    private readonly mailer: Mailer,
    private readonly files: ReplyFiles,
    private readonly links: Links,
    private readonly searchOrders: SearchOrderIntake,
    private readonly exposes: Exposes,
    private readonly orders: OrderOffers,
    @InjectLog() private readonly log: Log,
  ) {
    outbox.sendBy((entry) => this.ofLead(entry, (lead) => this.toAgency(entry, lead)), 'agency');
    outbox.sendBy((entry) => this.ofLead(entry, (lead) => this.toVisitor(entry, lead)), 'visitor');
    outbox.sendBy((entry) => this.ofLead(entry, (lead) => this.reply(entry, lead)), 'reply');
  }

  private async ofLead(
    entry: OutboxEntry,
    attempt: (lead: Lead) => Promise<AttemptOutcome>,
  ): Promise<AttemptOutcome | null> {
    const lead = await this.outbox.leadOf(entry);
    return lead && attempt(lead);
  }

  private async toAgency(entry: OutboxEntry, lead: Lead): Promise<AttemptOutcome> {
    const email = emailOf(lead.form);
    // Without a Reply-To to ourselves or to a robot, so that no two machines answer each other.
    const replyAddress = email && (await this.senders.refusalOf(email)) ? undefined : email;
    const property = await this.properties.findFor(lead, entry);
    const mail = agencyMail(lead, property, {
      links: this.links,
      replyAddress,
      messageId: messageIdOf(entry),
    });
    const { fault, report, codes } = await this.delivery.attempt(mail, [entry], () =>
      this.claims.renew([entry]),
    );
    if (report !== null)
      this.log.warn({ lead_id: lead._id, codes }, fault ? 'mail not sent' : 'mail sent another way');
    if (fault) return { state: 'again', reason: report ?? fault.reply, isDeferred: isDeferred(fault) };
    return { state: 'sent', messageId: this.mailer.messageId(mail.messageId), note: report };
  }

  private async toVisitor(entry: OutboxEntry, lead: Lead): Promise<AttemptOutcome> {
    const address = headerAddress(emailOf(lead.form) ?? '');
    if (address === undefined) return { state: 'skipped', reason: skipReasons.unusableAddress };
    if (lead.kind === 'search' && (await this.searchOrders.isBlocked(address)))
      return { state: 'skipped', reason: skipReasons.blocked };
    const refusal = await this.confirmationRefusal(lead, address, entry);
    if (refusal) return { state: 'skipped', reason: refusal };
    const property = await this.properties.findFor(lead, entry);
    const messageId = messageIdOf(entry);
    await this.mailer.send({
      kind: 'auto-replied',
      // Without a name, because the address may belong to a stranger.
      to: { name: '', address },
      replyTo: this.delivery.mailboxOf(responsibleFor(lead, property)),
      ...(await this.visitorMail(lead, property, entry)),
      messageId,
    });
    return { state: 'sent', messageId: this.mailer.messageId(messageId) };
  }

  /**
   * Why no confirmation goes to the address. A receipt goes to any address, and beyond the limits once staff order it: the
   * law asks for it (decision 68).
   */
  private async confirmationRefusal(
    lead: Lead,
    address: string,
    { resends }: OutboxEntry,
  ): Promise<string | undefined> {
    if (!isDeclaration(lead.kind))
      return (await this.senders.refusalOf(address)) ?? (await this.limit.take(lead, address));
    return resends > 0 ? undefined : this.limit.take(lead, address);
  }

  /**
   * What the sender of a lead is mailed: the exposé that was asked for, if it can be had; that of an order, however long
   * it takes, because a confirmation without its texts would close a contract without them, or the refusal of an order
   * whose terms were lost before it was answered; the question whether a search
   * order is confirmed, or the receipt of a declaration, as plain text without pictures and offers; else a confirmation.
   */
  private async visitorMail(
    lead: Lead,
    property: LeadProperty | null,
    entry: OutboxEntry,
  ): Promise<Pick<OutgoingMail, 'letter' | 'attachments' | 'isPlain'>> {
    if (lead.kind === 'search')
      return { letter: await this.searchOrders.confirmationOf(lead), isPlain: true };
    if (isDeclaration(lead.kind))
      return { letter: writeContent(() => receiptLetter(lead, this.clock.now())), isPlain: true };
    if (isOrder(lead) && !isConfirmed(lead, entry) && !(await this.orders.mayConfirm(lead)))
      return { letter: writeContent(() => orderRefusal(lead, property, this.links)) };
    const making = this.exposes.mailFor(lead, property);
    const expose = await (isOrder(lead) ? making : patiently(entry.attempts, making));
    if (expose) return expose;
    const offer = await this.properties.offerFor(lead, entry);
    const at = this.clock.now();
    return {
      letter: writeContent(() => visitorLetter(lead, { property, offer }, { links: this.links, at })),
    };
  }

  private async reply(entry: OutboxEntry, lead: Lead): Promise<AttemptOutcome> {
    const address = headerAddress(emailOf(lead.form) ?? '');
    const { reply: index = 0 } = entry;
    const reply = lead.replies?.[index];
    if (!reply || address === undefined) return { state: 'failed', reason: skipReasons.unusableAddress };
    const offer = await this.properties.offerFor(lead, entry);
    const messageId = messageIdOf(entry);
    await this.mailer.send({
      kind: 'personal',
      to: { name: '', address },
      fromName: reply.from.name,
      replyTo: this.delivery.mailboxOf(reply.from),
      letter: writeContent(() =>
        replyLetter(lead, reply, { offer, exposePage: this.exposes.pageIn(lead, reply.id) }, this.links),
      ),
      messageId,
      references: await this.earlierMails(lead, index),
      attachments: await this.files.contents(reply.files),
    });
    return { state: 'sent', messageId: this.mailer.messageId(messageId) };
  }

  /** Message-IDs of the confirmation and of the replies before the one at `index`, as far as they were sent. */
  private async earlierMails({ _id }: Lead, index: number): Promise<string[]> {
    const entries = await this.records.ofLeads([_id]);
    const earlier = ['visitor' as const, ...Array.from({ length: index }, (_, before) => before)];
    return earlier.flatMap((ref) => entries.get(entryId(_id, ref))?.message_id ?? []);
  }
}
