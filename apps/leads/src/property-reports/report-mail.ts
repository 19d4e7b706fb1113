import { brokerForProperty } from '@estate/content/brokers';
import { Injectable } from '@nestjs/common';
import { writeContent } from '../mail/mail-fault.ts';
import { type OutgoingMail } from '../mail/mailer.ts';
import { PropertyReports } from './property-reports.ts';
import { ReportFigures } from './report-figures.ts';
import { reportLetter } from './report-letter.ts';

/** The order to mail a report about a month, `2026-10`. `id` is the report's id. */
export interface MailedReport {
  id: string;
  month: string;
}

/**
 * Writes the monthly mail. Called when the mail is sent, so that neither the queue nor the stored order contains
 * figures, names or links.
 */
@Injectable()
export class ReportMail {
  constructor(
    private readonly reports: PropertyReports,
    private readonly figures: ReportFigures,
  ) {}

  /**
   * The mail about a month. If the property was removed long ago, ends the report. Undefined for an ended report.
   * Rejects while catalog is unavailable.
   */
  async write({
    id,
    month,
  }: MailedReport): Promise<Pick<OutgoingMail, 'to' | 'replyTo' | 'letter' | 'unsubscribeUrl'> | undefined> {
    const stored = await this.reports.find(id);
    if (!stored) return undefined;
    const report = await this.figures.report(stored.property_id);
    if (!report) {
      await this.reports.end({ _id: id });
      return undefined;
    }
    const { name, email } = stored;
    const { property, country, months, paused_until: pausedUntil } = report;
    const { broker, email: brokerEmail } = brokerForProperty({ city: property.city, country });
    const link = await this.reports.linkOf(stored);
    const figures = months.find((one) => one.month === month);
    return {
      to: { name, address: email },
      replyTo: { name: broker.name, address: brokerEmail },
      unsubscribeUrl: `${link}/abbestellen`,
      letter: writeContent(() => reportLetter({ name, property, month, figures, pausedUntil, link })),
    };
  }
}
