import { agency } from '@estate/content/agency';
import { InjectEnv } from '@estate/server-kit/inject';
import { Injectable } from '@nestjs/common';
import { type LeadsEnv } from '../env.ts';
import { type Lead } from '../kinds/registry.ts';
import { refusalNote } from '../letters/refusal-note.ts';
import { type Letter } from '../mail/letter.ts';
import { isPutOff, MailFault, writing } from '../mail/mail-fault.ts';
import { Mailer, type Party } from '../mail/mailer.ts';
import { Clock, hour } from '../time/clock.ts';

/** A server that puts the same mail off for so long has refused it: a full mailbox, a scanner that stumbles over it. */
const maxPutOffMs = hour;

/** One way to say it. */
export interface MailForm {
  write: () => Letter;
  replyTo?: Party | undefined;
  isPlain?: boolean;
}

export interface AgencyMail {
  /** Responsible broker. The office gets what their mailbox refuses. */
  to: Party;
  /** The fullest first; the next one where the content of the one before is refused. */
  forms: readonly MailForm[];
  messageId: string;
}

interface Refusal {
  mailbox: Party;
  fault: MailFault;
}

export interface Delivery {
  /** Why no mailbox took it in any form; undefined if one did. */
  fault: MailFault | undefined;
  /** `fault` is a refusal of this mail, not an outage that the next mail would meet too. */
  isRefused: boolean;
  /** What the mailboxes answered that did not take it; null if none did so. */
  report: string | null;
}

const reportOn = (refusals: readonly Refusal[]) =>
  refusals.map(({ mailbox, fault }) => `${mailbox.address}: ${fault.message}`).join('; ') || null;

/**
 * One attempt to bring a mail to the agency. It begins anew each time, so a repaired mailbox gets its mails again:
 *
 * | what the mailbox's server says         | what comes next                                                        |
 * | -------------------------------------- | ---------------------------------------------------------------------- |
 * | takes it                               | nothing                                                                |
 * | refuses the recipient                  | the office, with a note which mailbox refused and why; then a pause    |
 * | refuses the content                    | the next form to the same mailbox; then as if it refused the recipient |
 * | not now, to this mail, for an hour     | as if it refused                                                       |
 * | not now, or cannot be reached          | a pause                                                                |
 */
@Injectable()
export class AgencyDelivery {
  private readonly office: Party;

  constructor(
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    @InjectEnv() private readonly env: Pick<LeadsEnv, 'LEADS_MAIL_TO'>,
  ) {
    this.office = this.mailboxOf({ name: agency.name, address: agency.email });
  }

  /** Where mail to somebody of the agency really goes. */
  mailboxOf({ name, address }: Party): Party {
    return { name, address: this.env.LEADS_MAIL_TO ?? address };
  }

  /** `leads` are those that the mail tells of; `renew` runs before each send and may stop it by rejecting. */
  async attempt(mail: AgencyMail, leads: readonly Lead[], renew: () => Promise<void>): Promise<Delivery> {
    const refusals: Refusal[] = [];
    for (const mailbox of this.mailboxesFor(mail)) {
      for (const form of mail.forms) {
        await renew();
        const fault = await this.send(mail, form, mailbox, refusals);
        if (!fault) return { fault, isRefused: false, report: reportOn(refusals) };
        refusals.push({ mailbox, fault });
        if (!this.isRefusal(fault, leads)) return { fault, isRefused: false, report: reportOn(refusals) };
        if (fault.blame === 'recipient') break;
      }
    }
    return { fault: refusals.at(-1)?.fault, isRefused: true, report: reportOn(refusals) };
  }

  private mailboxesFor({ to }: AgencyMail): Party[] {
    const first = this.mailboxOf(to);
    return first.address === this.office.address ? [first] : [first, this.office];
  }

  private isRefusal(fault: MailFault, leads: readonly Lead[]): boolean {
    if (!isPutOff(fault)) return !fault.isForNow;
    const longAgo = this.clock.now().getTime() - maxPutOffMs;
    return leads.some(({ mails }) => (mails.agency.put_off_since?.getTime() ?? Infinity) <= longAgo);
  }

  private async send(
    { messageId }: AgencyMail,
    { write, replyTo, isPlain = false }: MailForm,
    to: Party,
    refusals: readonly Refusal[],
  ): Promise<MailFault | undefined> {
    const others = refusals.filter(({ mailbox }) => mailbox !== to);
    try {
      const { subject, blocks } = writing(write);
      const letter = { subject, blocks: [...refusalNote(others, isPlain), ...blocks] };
      await this.mailer.send({ to, replyTo, letter, messageId, isPlain });
      return undefined;
    } catch (error) {
      if (error instanceof MailFault) return error;
      throw error;
    }
  }
}
