import { brokerForProperty } from '@estate/content/responsible';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Injectable } from '@nestjs/common';
import { startOfDay } from '../lead/due.ts';
import { NoticeMailer } from '../notices/notice-mailer.ts';
import { type ActiveReport, PropertyReports } from './property-reports.ts';
import { ReportFigures } from './report-figures.ts';

/** Pauses the reports of properties that were removed because of the CRM, and ends them after 30 days. */
@Injectable()
export class RemovedProperties {
  constructor(
    private readonly reports: PropertyReports,
    private readonly figures: ReportFigures,
    private readonly notices: NoticeMailer,
  ) {}

  /**
   * Tells the broker of a removed property once that its report is paused, or ends the report. Does nothing for a
   * property that catalog does not know: after a restore catalog may lack properties until the next sync.
   */
  async check({ _id, property_id }: ActiveReport): Promise<void> {
    const report = await this.figures.report(property_id).catch((error: unknown) => {
      if (error instanceof ProblemError && error.problem.code === 'property-not-found') return null;
      throw error;
    });
    if (report === undefined) await this.reports.end({ _id });
    if (!report || report.paused_until === null) return;
    const { property, answered, paused_until } = report;
    const key = `report-paused-${_id}-${paused_until}`;
    if ((await this.notices.stateOf(key)) !== null) return;
    await this.notices.order({
      key,
      kind: 'report-paused',
      valid_until: startOfDay(paused_until),
      notice: {
        to: brokerForProperty(answered).email,
        pausedReport: { property: { id: property.id, title: property.title }, paused_until },
      },
    });
  }
}
