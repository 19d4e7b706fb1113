import { createHash } from 'node:crypto';
import { agency } from '@estate/content/agency';
import { InjectLog } from '@estate/server-kit/inject';
import { HandlesJob } from '@estate/server-kit/job-handlers';
import { type Log } from '@estate/server-kit/log';
import { Injectable } from '@nestjs/common';
import { type Lead } from '../lead/lead.ts';
import { digestLetter } from '../mail/lead-letters.ts';
import { Links } from '../mail/links.ts';
import { isDeferred, type MailFault } from '../mail/mail-fault.ts';
import { Mailer } from '../mail/mailer.ts';
import { Clock } from '../time/clock.ts';
import { AgencyDelivery, type AgencyMail, type Delivery, plainForm } from './agency-delivery.ts';
import { lastDigestTime } from './digest-time.ts';
import { type Claimed, MailLife } from './mail-life.ts';

const maxPerMail = 100;

const halvesOf = (leads: readonly Lead[]) => {
  const middle = Math.ceil(leads.length / 2);
  return [leads.slice(0, middle), leads.slice(middle)];
};

const idOf = (leads: readonly Lead[]) =>
  createHash('sha256')
    .update(leads.map(({ _id }) => _id).join())
    .digest('hex')
    .slice(0, 32);

/** Mails suspected leads together once a day. A lead stays pending until a digest with it is sent. */
@Injectable()
export class Digest {
  constructor(
    private readonly life: MailLife,
    private readonly clock: Clock,
    private readonly delivery: AgencyDelivery,
    private readonly mailer: Mailer,
    private readonly links: Links,
    @InjectLog() private readonly log: Log,
  ) {}

  /**
   * Sends one mail with the oldest suspected leads; the sweep repeats it while some are left. Idempotent. A digest that
   * is refused for its content is halved until the offending lead is alone; that lead is sent as plain text, or waits.
   */
  @HandlesJob('send-digest')
  async send(): Promise<void> {
    const claimed = await this.life.claimSuspected(lastDigestTime(this.clock.now()).at, maxPerMail);
    const parts = [claimed.leads];
    for (let part = parts.shift(); part?.length; part = parts.shift()) {
      const delivery = await this.sendPart(claimed, part);
      const { fault, isRefused } = delivery;
      if (!fault) continue;
      const isContentRefused = isRefused && fault.blame === 'content';
      if (isContentRefused && part.length > 1) parts.unshift(...halvesOf(part));
      else if (isContentRefused) await this.postpone(claimed, part, delivery, fault);
      else return this.postpone(claimed, [part, ...parts].flat(), delivery, fault);
    }
  }

  private async sendPart(claimed: Claimed, leads: readonly Lead[]): Promise<Delivery> {
    const [first] = leads;
    const mail: AgencyMail = {
      to: { name: agency.name, address: agency.email },
      forms: [
        { write: () => digestLetter(leads, this.links) },
        ...(first && leads.length === 1 ? [plainForm(first)] : []),
      ],
      // Each part has its own Message-ID, because a server would drop a mail with a known Message-ID as a duplicate.
      messageId: `${idOf(leads)}.digest`,
    };
    const result = await this.delivery.attempt(mail, leads, () => this.life.renew(claimed, leads));
    if (!result.fault)
      await this.life.settle(claimed, leads, {
        state: 'sent',
        messageId: this.mailer.messageId(mail.messageId),
        note: result.report,
      });
    return result;
  }

  private postpone(claimed: Claimed, leads: readonly Lead[], { report, codes }: Delivery, fault: MailFault) {
    const reason = report ?? fault.reply;
    this.log.warn({ codes, leads: leads.length }, 'digest not sent');
    return this.life.settle(claimed, leads, { state: 'pending', reason, isDeferred: isDeferred(fault) });
  }
}
