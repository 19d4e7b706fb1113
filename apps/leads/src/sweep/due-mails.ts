import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { type Recipient } from '../lead/lead.ts';
import { lastDigestTime } from '../lead-mail/digest-time.ts';
import { LeadMailQueue } from '../lead-mail/lead-mail.queue.ts';
import { MailLife } from '../lead-mail/mail-life.ts';
import { Clock } from '../time/clock.ts';

const perBatch = 200;

/** Adds jobs for the mails that are due according to Mongo. The queue ignores mails that already have a job. */
@Injectable()
export class DueMails {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly life: MailLife,
    private readonly queue: LeadMailQueue,
    private readonly clock: Clock,
  ) {}

  async enqueue(recipient: Recipient): Promise<void> {
    const due = this.leads
      .find({ ...this.life.due(recipient), suspicion: null }, '_id')
      .sort({ received_at: 1 })
      .lean()
      .cursor({ batchSize: perBatch });
    let batch: { leadId: string; recipient: Recipient }[] = [];
    for await (const { _id } of due) {
      batch.push({ leadId: _id, recipient });
      if (batch.length < perBatch) continue;
      await this.queue.addMails(batch);
      batch = [];
    }
    if (batch.length > 0) await this.queue.addMails(batch);
  }

  async enqueueDigest(): Promise<void> {
    const { date, at } = lastDigestTime(this.clock.now());
    if (await this.leads.exists(this.life.waitingForDigest(at))) await this.queue.addDigest(date);
  }
}
