import { agency } from '@estate/content/sections/agency';
import { texts } from '@estate/content/texts';
import { InjectEnv } from '@estate/server-kit/process/inject';
import { Injectable } from '@nestjs/common';
import { type LeadsEnv } from '../env.ts';
import { type Lead, type LeadProperty } from '../lead/lead.ts';
import { nameOf } from '../lead/person.ts';
import { responsibleFor } from '../lead/responsible.ts';
import { agencyLetter, plainLetter } from '../mail/lead-letters.ts';
import { type Block, type Letter } from '../mail/letter.ts';
import { type Links } from '../mail/links.ts';
import { MailFault, isDeferred, writeContent } from '../mail/mail-fault.ts';
import { type Mailbox, Mailer } from '../mail/mailer.ts';
import { type OutboxEntry } from '../outbox/outbox.schema.ts';
import { Clock } from '@estate/server-kit/process/clock';
import { hour } from '../time/pace.ts';

/**
 * The first lines of a mail that is sent to the office because the intended mailbox refused it. The short form does not
 * quote the reply of the mailbox's server, because the office's server may refuse the mail for the quoted words.
 */
function refusalNote(refusals: readonly { mailbox: Mailbox; fault: MailFault }[], isShort: boolean): Block[] {
  const [first] = refusals;
  if (!first) return [];
  const { mailbox, fault } = first;
  const answer = isShort ? fault.codes : fault.reply;
  const what = fault.blame === 'recipient' ? 'nimmt keine E-Mails an' : 'hat den Inhalt abgelehnt';
  return [
    {
      text: `Diese Anfrage war für ${mailbox.name} bestimmt. Das Postfach ${mailbox.address} ${what} (${answer}). Bitte geben Sie die Anfrage weiter und lassen Sie das Postfach prüfen.`,
    },
  ];
}

/**
 * A mail that a server has deferred for this long is handled like a refused one, because the mailbox may be full or a
 * mail scanner may fail on the mail.
 */
const maxDeferralMs = hour;

/** One form of the mail's content: the full one, or a short plain one. */
interface MailForm {
  write: () => Letter;
  replyTo?: Mailbox | undefined;
  isPlain?: boolean;
}

export interface AgencyMail {
  /** The responsible broker, or the office, which also gets mails that the broker's mailbox refuses. */
  to: Mailbox;
  /**
   * Ordered from the fullest form to the shortest. The next form is sent if the content of the previous one is refused.
   */
  forms: readonly MailForm[];
  messageId: string;
}

interface Refusal {
  mailbox: Mailbox;
  fault: MailFault;
}

export interface Delivery {
  /** The last fault if no mailbox accepted any form; undefined if the mail was accepted. */
  fault: MailFault | undefined;
  /** True if `fault` is a refusal of this mail and not an outage that would affect the next mail too. */
  isRefused: boolean;
  /**
   * The replies of the mail servers that did not accept the mail; null if there are none. For staff only, because
   * replies may quote addresses.
   */
  report: string | null;
  /** The codes of these replies, for the log. */
  codes: string[];
}

const reportOn = (refusals: readonly Refusal[]) => ({
  report: refusals.map(({ mailbox, fault }) => `${mailbox.address}: ${fault.reply}`).join('; ') || null,
  codes: refusals.map(({ fault }) => fault.codes),
});

/**
 * One attempt to deliver a mail to the agency. Each attempt begins with the intended mailbox, so that a repaired one
 * gets its mails again:
 *
 * | reply of the mailbox's server          | next step                                                              |
 * | -------------------------------------- | ---------------------------------------------------------------------- |
 * | accepts the mail                       | none                                                                   |
 * | refuses the recipient                  | send to the office, with a note about the refusal; then a pause        |
 * | refuses the content                    | the next form to the same mailbox; then as if it refused the recipient |
 * | defers this mail for an hour           | as if it refused                                                       |
 * | defers the mail, or is unreachable     | a pause                                                                |
 */
@Injectable()
export class AgencyDelivery {
  constructor(
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @InjectEnv() private readonly env: Pick<LeadsEnv, 'LEADS_MAIL_TO'>,
  ) {}

  /** The mailbox of a recipient at the agency: LEADS_MAIL_TO if it is set, else the recipient's own. */
  mailboxOf({ name, address }: Mailbox): Mailbox {
    return { name, address: this.env.LEADS_MAIL_TO ?? address };
  }

  /**
   * Makes one attempt to deliver the mail. `entries` are the mails in it. `renew` runs before each send and extends
   * the claim on the mail; if it rejects, this method rejects and sends nothing more.
   */
  async attempt(
    mail: AgencyMail,
    entries: readonly OutboxEntry[],
    renew: () => Promise<void>,
  ): Promise<Delivery> {
    const refusals: Refusal[] = [];
    for (const mailbox of this.mailboxesFor(mail)) {
      for (const form of mail.forms) {
        await renew();
        const fault = await this.send(mail, form, mailbox, refusals);
        if (!fault) return { fault, isRefused: false, ...reportOn(refusals) };
        refusals.push({ mailbox, fault });
        if (!this.isRefusal(fault, entries)) return { fault, isRefused: false, ...reportOn(refusals) };
        if (fault.blame === 'recipient') break;
      }
    }
    return { fault: refusals.at(-1)?.fault, isRefused: true, ...reportOn(refusals) };
  }

  private mailboxesFor({ to }: AgencyMail): Mailbox[] {
    const { name, email } = texts(agency);
    const first = this.mailboxOf(to);
    const office = this.mailboxOf({ name, address: email });
    return first.address === office.address ? [first] : [first, office];
  }

  private isRefusal(fault: MailFault, entries: readonly OutboxEntry[]): boolean {
    if (!isDeferred(fault)) return !fault.isTransient;
    const longAgo = this.clock.now().getTime() - maxDeferralMs;
    return entries.some(({ deferred_since }) => (deferred_since?.getTime() ?? Infinity) <= longAgo);
  }

  private async send(
    { messageId }: AgencyMail,
    { write, replyTo, isPlain = false }: MailForm,
    to: Mailbox,
    refusals: readonly Refusal[],
  ): Promise<MailFault | undefined> {
    const others = refusals.filter(({ mailbox }) => mailbox !== to);
    try {
      const { subject, blocks } = writeContent(write);
      const letter = { subject, blocks: [...refusalNote(others, isPlain), ...blocks] };
      await this.mailer.send({ kind: 'auto-generated', to, replyTo, letter, messageId, isPlain });
      return undefined;
    } catch (error) {
      if (error instanceof MailFault) return error;
      throw error;
    }
  }
}

export const plainForm = (lead: Lead): MailForm => ({ write: () => plainLetter(lead), isPlain: true });

/** The part of the Message-ID before the `@`: the same for every attempt, a new one when staff order the mail again. */
export const messageIdOf = ({ _id, resends }: OutboxEntry): string =>
  resends > 0 ? `${_id}.${resends}` : _id;

/** The mail about one lead to the responsible recipient. `replyAddress` is the sender's address for Reply-To. */
export function agencyMail(
  lead: Lead,
  property: LeadProperty | null,
  { links, replyAddress, messageId }: { links: Links; replyAddress: string | undefined; messageId: string },
): AgencyMail {
  return {
    to: responsibleFor(lead, property),
    forms: [
      {
        write: () => agencyLetter(lead, property, links),
        replyTo: replyAddress ? { name: nameOf(lead.form), address: replyAddress } : undefined,
      },
      plainForm(lead),
    ],
    messageId,
  };
}
