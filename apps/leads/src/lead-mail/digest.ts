import { createHash } from 'node:crypto';
import { agency } from '@estate/content/sections/agency';
import { texts } from '@estate/content/texts';
import { InjectLog } from '@estate/server-kit/process/inject';
import { HandlesJob } from '@estate/server-kit/stores/job-handlers';
import { type Log } from '@estate/server-kit/observability/log';
import { JobQueue } from '@estate/server-kit/stores/queue';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Lead } from '../lead/lead.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { digestLetter } from '../mail/lead-letters.ts';
import { Links } from '../mail/links.ts';
import { isDeferred, type MailFault } from '../mail/mail-fault.ts';
import { Mailer } from '../mail/mailer.ts';
import { Sweep } from '../sweep/sweep.ts';
import { Clock } from '@estate/server-kit/process/clock';
import { AgencyDelivery, type AgencyMail, type Delivery, plainForm } from './agency-delivery.ts';
import { lastDigestTime } from './digest-time.ts';
import { Outbox } from '../outbox/outbox.ts';
import { OutboxClaims } from '../outbox/outbox-claims.ts';
import { type OutboxEntry } from '../outbox/outbox.schema.ts';

export const digestJob = 'send-digest';
const maxPerMail = 100;

/** A lead suspected of spam, with its held mail to the agency. */
interface HeldLead {
  entry: OutboxEntry;
  lead: Lead;
}

const halvesOf = (part: readonly HeldLead[]) => {
  const middle = Math.ceil(part.length / 2);
  return [part.slice(0, middle), part.slice(middle)];
};

const entriesOf = (part: readonly HeldLead[]) => part.map(({ entry }) => entry);

const idOf = (part: readonly HeldLead[]) =>
  createHash('sha256')
    .update(part.map(({ lead }) => lead._id).join())
    .digest('hex')
    .slice(0, 32);

/** Sends the leads suspected of spam in one mail per day, the digest. A mail stays held until its digest is sent. */
@Injectable()
export class Digest {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly outbox: Outbox,
    private readonly claims: OutboxClaims,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
    private readonly delivery: AgencyDelivery,
    private readonly mailer: Mailer,
    private readonly links: Links,
    @InjectLog() private readonly log: Log,
    sweep: Sweep,
  ) {
    sweep.add({ what: 'Sammelmail bei Spamverdacht', order: 'afterFirst', run: () => this.enqueueDue() });
  }

  /** Adds a job if mails wait for a digest that is due. */
  private async enqueueDue(): Promise<void> {
    const { date, at } = lastDigestTime(this.clock.now());
    if (await this.claims.hasHeld(at)) await this.queue.add(digestJob, { date }, { jobId: `digest-${date}` });
  }

  /**
   * Sends one mail with the oldest leads suspected of spam; the periodic sweep adds a job again while some are
   * left. Idempotent. If the mail server refuses a digest for its content, its leads are sent in two halves, and
   * so on. A single lead that is refused is sent in the short plain form; if that is refused too, it is tried
   * again after a pause.
   */
  @HandlesJob(digestJob)
  async send(): Promise<void> {
    const parts = [await this.claim()];
    for (let part = parts.shift(); part?.length; part = parts.shift()) {
      const delivery = await this.sendPart(part);
      const { fault, isRefused } = delivery;
      if (!fault) continue;
      const isContentRefused = isRefused && fault.blame === 'content';
      if (isContentRefused && part.length > 1) parts.unshift(...halvesOf(part));
      else if (isContentRefused) await this.postpone(part, delivery, fault);
      else return this.postpone([part, ...parts].flat(), delivery, fault);
    }
  }

  /** Claims the oldest held mails. Those of leads that are not suspected, or that are being erased, stay held. */
  private async claim(): Promise<HeldLead[]> {
    const entries = await this.claims.claimHeld(lastDigestTime(this.clock.now()).at, maxPerMail);
    const leads = await this.suspectedOf(entries);
    const found = entries.map((entry) => ({ entry, lead: leads.find(({ _id }) => _id === entry.lead_id) }));
    for (const { entry, lead } of found) if (!lead) await this.claims.end(entry);
    return found.flatMap(({ entry, lead }) => (lead ? [{ entry, lead }] : []));
  }

  private suspectedOf(entries: readonly OutboxEntry[]): Promise<Lead[]> {
    const _id = { $in: entries.flatMap(({ lead_id }) => lead_id ?? []) };
    return this.leads.find({ _id, suspicion: { $ne: null }, erasing: null }).lean<Lead[]>();
  }

  private async sendPart(part: readonly HeldLead[]): Promise<Delivery> {
    const [first] = part;
    const entries = entriesOf(part);
    const leads = part.map(({ lead }) => lead);
    const mail: AgencyMail = {
      to: { name: texts(agency).name, address: texts(agency).email },
      forms: [
        { write: () => digestLetter(leads, this.links) },
        ...(first && part.length === 1 ? [plainForm(first.lead)] : []),
      ],
      // Each part has its own Message-ID, because a server would drop a mail with a known Message-ID as a duplicate.
      messageId: `${idOf(part)}.digest`,
    };
    const result = await this.delivery.attempt(mail, entries, async () => {
      await this.claims.renew(entries);
      if (await this.leads.exists({ _id: { $in: leads.map(({ _id }) => _id) }, erasing: { $ne: null } }))
        throw new Error('a lead of the digest is being erased');
    });
    const messageId = this.mailer.messageId(mail.messageId);
    if (!result.fault) await this.outbox.settle(entries, { state: 'sent', messageId, note: result.report });
    return result;
  }

  private async postpone(part: readonly HeldLead[], { report, codes }: Delivery, fault: MailFault) {
    this.log.warn({ codes, leads: part.length }, 'digest not sent');
    const reason = report ?? fault.reply;
    await this.outbox.settle(entriesOf(part), { state: 'again', reason, isDeferred: isDeferred(fault) });
  }
}
