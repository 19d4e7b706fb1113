import { type Log } from '@estate/server-kit/log';
import { asUnavailable, ProblemError } from '@estate/server-kit/problem-error';
import { type Retention } from './lead/retention.ts';
import { type LeadModel } from './lead/lead.schema.ts';
import { recipients, type Recipient } from './lead/lead.ts';
import { type Digest } from './lead-mail/digest.ts';
import { type LeadMailQueue } from './lead-mail/lead-mail.queue.ts';

export const sweepEveryMs = 60_000;
const afterFailureMs = 2_000;
const perBatch = 200;

const isOutage = (error: unknown) =>
  (error instanceof ProblemError && error.problem.code === 'unavailable') ||
  asUnavailable(error) !== undefined;

/**
 * What the store says is due, at regular times: deletes what is kept no longer, and adds a job for each mail that stayed
 * pending because Redis was down when the lead came in or lost its jobs. What has a job is ignored by the queue, so
 * every copy may sweep.
 */
export class Sweep {
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | undefined;
  private isStopped = false;

  constructor(
    private readonly parts: {
      leads: LeadModel;
      retention: Retention;
      queue: LeadMailQueue;
      digest: Digest;
      log: Log;
      everyMs: number;
    },
  ) {}

  /** Now, or right after the one that is under way; then at regular times, or soon again while a store is down. */
  soon(): void {
    if (this.isStopped) return;
    clearTimeout(this.timer);
    if (this.sweeping) return void this.sweeping.then(() => this.soon());
    this.sweeping = this.sweepOnce().then((isDone) => {
      this.sweeping = undefined;
      if (this.isStopped) return;
      const { everyMs } = this.parts;
      this.timer = setTimeout(() => this.soon(), isDone ? everyMs : Math.min(everyMs, afterFailureMs));
    });
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.sweeping;
  }

  private async sweepOnce(): Promise<boolean> {
    try {
      await this.parts.retention.deleteExpired();
      for (const recipient of recipients) await this.addPending(recipient);
      const { digest, queue } = this.parts;
      const date = await digest.due();
      if (date) await queue.addDigest(date);
      return true;
    } catch (err) {
      // Outages are logged by the connections.
      this.parts.log[isOutage(err) ? 'debug' : 'error']({ err }, 'sweep failed');
      return false;
    }
  }

  private async addPending(recipient: Recipient): Promise<void> {
    const { leads, queue } = this.parts;
    const pending = leads
      .find({ [`mails.${recipient}.state`]: 'pending', suspicion: null }, '_id')
      .sort({ received_at: 1 })
      .lean()
      .cursor({ batchSize: perBatch });
    let batch: { leadId: string; recipient: Recipient }[] = [];
    for await (const { _id } of pending) {
      batch.push({ leadId: _id, recipient });
      if (batch.length < perBatch) continue;
      await queue.addMails(batch);
      batch = [];
    }
    if (batch.length > 0) await queue.addMails(batch);
  }
}
