import { InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { MongoStore } from '@estate/server-kit/mongo-store';
import { asUnavailable, ProblemError } from '@estate/server-kit/problem-error';
import { ProducerRedis } from '@estate/server-kit/redis.module';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { FirstAssignment } from '../assignment/first-assignment.ts';
import { ErasureRunner } from '../erasure/erasure-runner.ts';
import { Erasures } from '../erasure/erasures.ts';
import { Filings } from '../filing/filings.ts';
import { ValuationAddressService } from '../valuation/valuation-address.service.ts';
import { AgencyBacklog } from '../lead-mail/agency-backlog.ts';
import { lastDigestTime } from '../lead-mail/digest-time.ts';
import { LeadMailQueue } from '../lead-mail/lead-mail.queue.ts';
import { MailLife } from '../lead-mail/mail-life.ts';
import { leadModel, type LeadModel } from '../lead/lead.schema.ts';
import { type Lead, type MailPlace, type Recipient } from '../lead/lead.ts';
import { ExpiredLeads } from '../lead/retention.ts';
import { MonthlyReports } from '../property-reports/monthly-reports.ts';
import { PropertyReports } from '../property-reports/property-reports.ts';
import { StaffMailQueue } from '../staff-mail/staff-mail.queue.ts';
import { Clock, Pace } from '../time/clock.ts';
import { LastBackup } from './last-backup.ts';

const perBatch = 200;

/** Adds jobs for the mails that are due by their state in Mongo. The queue ignores mails that already have a job. */
@Injectable()
export class DueMails {
  constructor(
    @InjectModel(leadModel.name) private readonly leads: LeadModel,
    private readonly life: MailLife,
    private readonly queue: LeadMailQueue,
    private readonly clock: Clock,
  ) {}

  async enqueue(recipient: Recipient): Promise<void> {
    await this.addJobs({ ...this.life.due(recipient), suspicion: null }, () => [recipient]);
  }

  /** Adds jobs for the replies that are due. Checked here, because the query finds leads and not single replies. */
  async enqueueReplies(): Promise<void> {
    await this.addJobs({ 'replies.mail.state': 'pending', suspicion: null }, ({ replies = [] }) =>
      replies.flatMap(({ mail }, place) => (this.life.isDue(mail) ? [place] : [])),
    );
  }

  private async addJobs(
    filter: Record<string, unknown>,
    placesOf: (lead: Lead) => readonly MailPlace[],
  ): Promise<void> {
    const found = this.leads
      .find(filter, 'replies.mail')
      .sort({ received_at: 1 })
      .lean<Lead[]>()
      .cursor({ batchSize: perBatch });
    let batch: { leadId: string; place: MailPlace }[] = [];
    for await (const lead of found) {
      batch.push(...placesOf(lead).map((place) => ({ leadId: lead._id, place })));
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

const afterFailureMs = 2_000;

const isOutage = (error: unknown) =>
  (error instanceof ProblemError && error.problem.code === 'unavailable') ||
  asUnavailable(error) !== undefined;

/**
 * The regular background work. It adds a job for each due mail and each due transfer to the CRM (whose first job was
 * lost, or whose pause is over), measures the backlog, deletes expired records and continues erasures. All processes
 * may sweep at once, because the queue ignores a job whose id it already has.
 */
@Injectable()
export class Sweep implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private sweeping: Promise<void> | undefined;
  private isStopped = false;
  private hasLoggedOutage = false;

  constructor(
    private readonly store: MongoStore,
    private readonly backlog: AgencyBacklog,
    private readonly due: DueMails,
    private readonly staffMails: StaffMailQueue,
    private readonly filings: Filings,
    private readonly assignment: FirstAssignment,
    private readonly expired: ExpiredLeads,
    private readonly addresses: ValuationAddressService,
    private readonly erasures: Erasures,
    private readonly eraser: ErasureRunner,
    private readonly backup: LastBackup,
    private readonly reports: PropertyReports,
    private readonly monthly: MonthlyReports,
    private readonly pace: Pace,
    private readonly redis: ProducerRedis,
    @InjectLog() private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    const begin = () => {
      // Sweeps whenever the connection to Redis is restored, because Redis may have lost its jobs.
      this.redis.on('ready', () => this.soon());
      this.soon();
    };
    // Sweeps start once the indexes exist. If their creation fails, nothing is swept; MongoStore logs the failure.
    this.store.indexed.then(begin, () => undefined);
  }

  async onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.sweeping;
  }

  /** Sweeps now, or right after the running sweep; then at regular intervals, or at shorter ones after a failure. */
  private soon(): void {
    if (this.isStopped) return;
    clearTimeout(this.timer);
    if (this.sweeping) return void this.sweeping.then(() => this.soon());
    this.sweeping = this.sweepOnce().then((isDone) => {
      this.sweeping = undefined;
      if (this.isStopped) return;
      const { sweepEveryMs } = this.pace;
      const pauseMs = isDone ? sweepEveryMs : Math.min(sweepEveryMs, afterFailureMs);
      this.timer = setTimeout(() => this.soon(), pauseMs);
    });
  }

  /**
   * Runs all steps, also after a failed one, so that no failure delays a mail to the agency. Returns whether all steps
   * succeeded.
   */
  private async sweepOnce(): Promise<boolean> {
    // After a restore, erasures are repeated before anything is mailed to the erased persons.
    const isReplayed = await this.isDone(() => this.eraser.replay());
    const mailing = [
      () => this.due.enqueue('agency'),
      () => this.due.enqueueDigest(),
      () => this.due.enqueue('visitor'),
      () => this.due.enqueueReplies(),
      () => this.staffMails.enqueueDue(),
      () => this.filings.enqueueDue(),
    ];
    const steps = [
      () => this.backlog.measure(),
      () => this.backup.measure(),
      ...(isReplayed ? mailing : []),
      () => this.assignment.run(),
      () => this.expired.delete(),
      () => this.addresses.deleteExpired(),
      () => this.erasures.deleteExpired(),
      () => this.reports.deleteExpired(),
      () => this.monthly.schedule(),
    ];
    let isDone = isReplayed;
    // Not awaited, because calls to other services may take long, and the shutdown of this process waits for the sweep.
    this.eraser.soon();
    for (const step of steps) isDone = (await this.isDone(step)) && isDone;
    if (isDone) this.hasLoggedOutage = false;
    return isDone;
  }

  private async isDone(step: () => Promise<void>): Promise<boolean> {
    try {
      await step();
      return true;
    } catch (err) {
      this.logFailure(err);
      return false;
    }
  }
  /** Logs an outage of a store once until a sweep succeeds, because sweeps are repeated every few seconds meanwhile. */
  private logFailure(err: unknown): void {
    const isKnown = isOutage(err) && this.hasLoggedOutage;
    this.hasLoggedOutage ||= isOutage(err);
    this.log[isKnown ? 'debug' : isOutage(err) ? 'warn' : 'error']({ err }, 'sweep failed');
  }
}
