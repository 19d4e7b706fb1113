import { firstOfficeDate } from '@estate/content/office-days';
import { GetPropertyViews } from '@estate/contracts/catalog/property-views';
import { monthsBefore } from '@estate/domain/property-report/figures';
import { hamburgClock, hamburgMoment } from '@estate/domain/text/german-day';
import { HandlesJob } from '@estate/server-kit/job-handlers';
import { JobQueue } from '@estate/server-kit/queue';
import { isRedisReady } from '@estate/server-kit/redis';
import { ProblemError } from '@estate/server-kit/problem-error';
import { ProducerRedis } from '@estate/server-kit/redis.module';
import { Injectable } from '@nestjs/common';
import { CatalogClient } from '../clients.ts';
import { StaffMailOrders } from '../staff-mail/staff-mail-orders.ts';
import { addMilliseconds, Clock, day } from '../time/clock.ts';
import { type ActiveReport, PropertyReports } from './property-reports.ts';

export const reportsJob = 'order-reports';

/** Daily, so that the run after a missed one orders the mails. */
const schedule = { pattern: '0 0 8 * * *', tz: 'Europe/Berlin' };
const opts = {
  attempts: 6,
  backoff: { type: 'exponential', delay: 60_000 },
  removeOnComplete: true,
  removeOnFail: true,
};

/**
 * A mail is tried until so long after the beginning of the month. The report linked in the next mail shows the month
 * too.
 */
const mailPeriodMs = 28 * day;

/** The key under which the mail about a month is ordered, which makes the order idempotent. */
export const mailKey = (report: string, month: string): string => `report-${report}-${month}`;

/**
 * Mails each report once a month, on the first day with office hours or later, and ends reports of removed properties.
 */
@Injectable()
export class MonthlyReports {
  constructor(
    private readonly queue: JobQueue,
    private readonly redis: ProducerRedis,
    private readonly reports: PropertyReports,
    private readonly orders: StaffMailOrders,
    private readonly catalog: CatalogClient,
    private readonly clock: Clock,
  ) {}

  /** Creates BullMQ's job scheduler if it is missing or outdated. The sweep repeats this, because Redis may lose it. */
  async schedule(): Promise<void> {
    if (!isRedisReady(this.redis)) return;
    const current = await this.queue.getJobScheduler(reportsJob);
    // Not upserted again, because BullMQ would remove a job that is already due.
    if (current?.pattern === schedule.pattern && current.tz === schedule.tz) return;
    await this.queue.upsertJobScheduler(reportsJob, schedule, { name: reportsJob, opts });
  }

  /** Idempotent, so any copy may run it at any time: a mail has one key per report and month. */
  @HandlesJob(reportsJob)
  async run(): Promise<void> {
    await this.orderMails();
    await this.endRemoved();
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
      await this.reports.noteMail(report, month);
    }
  }

  private async order({ _id: id, email: to }: ActiveReport, month: string, valid_until: Date): Promise<void> {
    const about = { report: { id, month } };
    try {
      await this.orders.order({ key: mailKey(id, month), kind: 'report', to, valid_until, about });
    } catch (error) {
      // An earlier run ordered this mail and was interrupted, and the address was changed afterwards.
      if (!(error instanceof ProblemError && error.problem.code === 'key-reused')) throw error;
    }
  }

  private async endRemoved(): Promise<void> {
    const from = hamburgClock(this.clock.now()).date;
    for await (const { _id, property_id } of this.reports.all()) {
      const { is_removed } = await this.catalog.call(GetPropertyViews, { id: property_id, from });
      if (is_removed) await this.reports.end({ _id });
    }
  }
}
