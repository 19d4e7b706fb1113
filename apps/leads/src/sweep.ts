import { type Log } from '@estate/server-kit/log';
import { asUnavailable, ProblemError } from '@estate/server-kit/problem-error';
import { type Clock } from './clock.ts';
import { type Retention } from './lead/retention.ts';
import { type LeadModel } from './lead/lead.schema.ts';
import { type Recipient } from './lead/lead.ts';
import { type AgencyBacklog } from './lead-mail/agency-backlog.ts';
import { lastDigestTime } from './lead-mail/digest-time.ts';
import { type LeadMailQueue } from './lead-mail/lead-mail.queue.ts';
import { type MailLife } from './lead-mail/mail-life.ts';

export const sweepEveryMs = 30_000;
const afterFailureMs = 2_000;
const perBatch = 200;

const isOutage = (error: unknown) =>
  (error instanceof ProblemError && error.problem.code === 'unavailable') ||
  asUnavailable(error) !== undefined;

/**
 * What the store says is due, at regular times: adds a job for each mail that is due (the first attempt's job was lost,
 * or a pause is over), measures what waits, and deletes what is kept no longer. What has a job is ignored by the queue,
 * so every copy may sweep.
 */
export class Sweep {
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | undefined;
  private isStopped = false;

  constructor(
    private readonly parts: {
      leads: LeadModel;
      life: MailLife;
      backlog: AgencyBacklog;
      retention: Retention;
      queue: LeadMailQueue;
      now: Clock;
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

  /** Each step is for itself: whatever keeps one from working must not keep a lead from the agency. */
  private async sweepOnce(): Promise<boolean> {
    const { life, backlog, retention } = this.parts;
    const steps = [
      () => life.reopenFailed(),
      () => backlog.measure(),
      () => this.addDue('agency'),
      () => this.addDigest(),
      () => this.addDue('visitor'),
      () => retention.deleteExpired(),
    ];
    let isDone = true;
    for (const step of steps) isDone = (await this.isDone(step)) && isDone;
    return isDone;
  }

  private async isDone(step: () => Promise<void>): Promise<boolean> {
    try {
      await step();
      return true;
    } catch (err) {
      // Outages are logged by the connections.
      this.parts.log[isOutage(err) ? 'debug' : 'error']({ err }, 'sweep failed');
      return false;
    }
  }

  private async addDigest(): Promise<void> {
    const { leads, life, queue, now } = this.parts;
    const { date, at } = lastDigestTime(now());
    if (await leads.exists(life.waitingForDigest(at))) await queue.addDigest(date);
  }

  private async addDue(recipient: Recipient): Promise<void> {
    const { leads, life, queue } = this.parts;
    const due = leads
      .find({ ...life.due(recipient), suspicion: null }, '_id')
      .sort({ received_at: 1 })
      .lean()
      .cursor({ batchSize: perBatch });
    let batch: { leadId: string; recipient: Recipient }[] = [];
    for await (const { _id } of due) {
      batch.push({ leadId: _id, recipient });
      if (batch.length < perBatch) continue;
      await queue.addMails(batch);
      batch = [];
    }
    if (batch.length > 0) await queue.addMails(batch);
  }
}
