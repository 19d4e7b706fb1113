import { firstOfficeDate } from '@estate/content/office-days';
import { monthsBefore } from '@estate/domain/property-report/figures';
import { hamburgClock, hamburgMoment } from '@estate/domain/text/german-day';
import { HandlesJob } from '@estate/server-kit/stores/job-handlers';
import { JobQueue } from '@estate/server-kit/stores/queue';
import { isRedisReady } from '@estate/server-kit/stores/redis';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { ProducerRedis } from '@estate/server-kit/stores/redis.module';
import { Injectable } from '@nestjs/common';
import { NoticeMailer } from '../notices/notice-mailer.ts';
import { Sweep } from '../sweep/sweep.ts';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { day } from '../time/pace.ts';
import { type ActiveReport, PropertyReports } from './property-reports.ts';
import { RemovedProperties } from './removed-properties.ts';

export const reportsJob = 'order-reports';

/** Runs daily, although mails are monthly, so that the next day's run catches up after a missed or failed one. */
const schedule = { pattern: '0 0 8 * * *', tz: 'Europe/Berlin' };
const opts = {
  attempts: 6,
  backoff: { type: 'exponential', delay: 60_000 },
  removeOnComplete: true,
  removeOnFail: true,
};

/**
 * A mail that is not sent within this time after the beginning of the month is given up. Its figures are also in the
 * report that the next month's mail links to.
 */
const mailPeriodMs = 28 * day;

/** The key under which the mail about a month is ordered, which makes the order idempotent. */
export const reportMailKey = (report: string, month: string): string => `report-${report}-${month}`;

/**
 * Orders the mail of each report once a month, on the first day with office hours or later, and checks daily whether
 * the properties are removed, because the event about a removal may be lost.
 */
@Injectable()
export class MonthlyReports {
  constructor(
    private readonly queue: JobQueue,
    private readonly redis: ProducerRedis,
    private readonly reports: PropertyReports,
    private readonly notices: NoticeMailer,
    private readonly removed: RemovedProperties,
    private readonly clock: Clock,
    sweep: Sweep,
  ) {
    sweep.add({ what: 'Zeitplan der Berichte an Eigentümer', run: () => this.schedule() });
  }

  /**
   * Creates BullMQ's job scheduler for the daily run if it is missing or outdated. Called by every sweep, because Redis
   * may lose the scheduler.
   */
  private async schedule(): Promise<void> {
    if (!isRedisReady(this.redis)) return;
    const current = await this.queue.getJobScheduler(reportsJob);
    // An unchanged scheduler is not upserted, because BullMQ would remove its job that may be due already.
    if (current?.pattern === schedule.pattern && current.tz === schedule.tz) return;
    await this.queue.upsertJobScheduler(reportsJob, schedule, { name: reportsJob, opts });
  }

  /** Idempotent: the key of a mail's order consists of report and month, so a repeated run orders no second mail. */
  @HandlesJob(reportsJob)
  async run(): Promise<void> {
    await this.orderMails();
    for await (const report of this.reports.all()) await this.removed.check(report);
  }

  private async orderMails(): Promise<void> {
    const now = this.clock.now();
    const { date } = hamburgClock(now);
    const [month = ''] = monthsBefore(date, 1);
    const thisMonth = date.slice(0, 7);
    if (date < firstOfficeDate(thisMonth)) return;
    const monthBegin = hamburgMoment(`${thisMonth}-01`, '00:00');
    const valid_until = addMilliseconds(monthBegin, mailPeriodMs);
    for await (const report of this.reports.withoutMail(month, monthBegin)) {
      await this.order(report, month, valid_until);
      await this.reports.recordMail(report, month);
    }
  }

  private async order({ _id: id, email: to }: ActiveReport, month: string, valid_until: Date): Promise<void> {
    try {
      const notice = { to, report: { id, month } };
      await this.notices.order({ key: reportMailKey(id, month), kind: 'report', notice, valid_until });
    } catch (error) {
      // An interrupted run has already ordered this mail, to an address of the proprietor that was changed afterwards.
      if (!(error instanceof ProblemError && error.problem.code === 'key-reused')) throw error;
    }
  }
}
