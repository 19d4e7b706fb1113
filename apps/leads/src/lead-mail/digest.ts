import { agency } from '@estate/content/agency';
import { type Log } from '@estate/server-kit/log';
import { type Clock } from '../clock.ts';
import { sha256 } from '../intake/form-content.ts';
import { type Lead } from '../lead/lead.ts';
import { digestLetter } from '../letters/digest-letter.ts';
import { type Links } from '../letters/links.ts';
import { isPutOff, type MailFault } from '../mail/mail-fault.ts';
import { type Mailer } from '../mail/mailer.ts';
import { type AgencyDelivery, type AgencyMail, type Delivery } from './agency-delivery.ts';
import { plainForm } from './agency-mail.ts';
import { lastDigestTime } from './digest-time.ts';
import { type Claimed, type MailLife } from './mail-life.ts';

const mostPerMail = 100;

const halvesOf = (leads: readonly Lead[]) => {
  const middle = Math.ceil(leads.length / 2);
  return [leads.slice(0, middle), leads.slice(middle)];
};

/** Suspected leads, mailed together once a day; each stays pending until a digest with it has gone out. */
export class Digest {
  constructor(
    private readonly parts: {
      life: MailLife;
      now: Clock;
      delivery: AgencyDelivery;
      mailer: Mailer;
      links: Links;
      log: Log;
    },
  ) {}

  /**
   * Sends one mail with the oldest of them; the sweep asks again while some are left. Safe to run twice. What is refused
   * by its content is halved until the lead is alone that poisons it; that one goes as plain text, or waits.
   */
  async send(): Promise<void> {
    const { life, now } = this.parts;
    const claimed = await life.claimSuspected(lastDigestTime(now()).at, mostPerMail);
    const parts = [claimed.leads];
    for (let part = parts.shift(); part?.length; part = parts.shift()) {
      const delivery = await this.sendPart(claimed, part);
      const { fault, isRefused } = delivery;
      if (!fault) continue;
      const isPoisoned = isRefused && fault.blame === 'content';
      if (isPoisoned && part.length > 1) parts.unshift(...halvesOf(part));
      else if (isPoisoned) await this.putOff(claimed, part, delivery, fault);
      else return this.putOff(claimed, [part, ...parts].flat(), delivery, fault);
    }
  }

  private async sendPart(claimed: Claimed, leads: readonly Lead[]): Promise<Delivery> {
    const { life, delivery, mailer, links } = this.parts;
    const [first] = leads;
    const mail: AgencyMail = {
      to: { name: agency.name, address: agency.email },
      forms: [
        { write: () => digestLetter(leads, links) },
        ...(first && leads.length === 1 ? [plainForm(first)] : []),
      ],
      // Another part is another mail: a server that knows the id would drop it as a repeat.
      messageId: `${sha256(leads.map(({ _id }) => _id).join()).slice(0, 32)}.digest`,
    };
    const result = await delivery.attempt(mail, leads, () => life.renew(claimed, leads));
    if (!result.fault)
      await life.settle(claimed, leads, {
        state: 'sent',
        messageId: mailer.messageId(mail.messageId),
        note: result.report,
      });
    return result;
  }

  private putOff(claimed: Claimed, leads: readonly Lead[], { report }: Delivery, fault: MailFault) {
    const reason = report ?? fault.message;
    this.parts.log.warn({ report, leads: leads.length }, 'digest not sent');
    return this.parts.life.settle(claimed, leads, { state: 'pending', reason, isPutOff: isPutOff(fault) });
  }
}
