import { brokerForProperty } from '@estate/content/responsible';
import { Injectable } from '@nestjs/common';
import { writeContent } from '../mail/mail-fault.ts';
import { Links } from '../mail/links.ts';
import { personBlock } from '../mail/person-block.ts';
import { Mailer, type OutgoingMail } from '../mail/mailer.ts';
import { type AttemptOutcome } from '../outbox/attempt-outcome.ts';
import { Outbox } from '../outbox/outbox.ts';
import { type Notice, type OutboxEntry } from '../outbox/outbox.schema.ts';
import { PropertyReports } from './property-reports.ts';
import { ReportFigures } from './report-figures.ts';
import { reportLetter } from './report-letter.ts';

/**
 * Writes the monthly mail. Called when the mail is sent, so that neither the queue nor the stored order contains
 * figures, names or links.
 */
@Injectable()
export class ReportMail {
  constructor(
    private readonly reports: PropertyReports,
    private readonly figures: ReportFigures,
    private readonly mailer: Mailer,
    private readonly links: Links,
    outbox: Outbox,
  ) {
    outbox.sendBy((entry) => this.send(entry), 'report');
  }

  private async send({ _id, notice }: OutboxEntry): Promise<AttemptOutcome> {
    const content = notice?.report && (await this.write(notice.report));
    if (!content) return { state: 'failed', reason: 'report is over' };
    await this.mailer.send({ ...content, kind: 'auto-generated', messageId: `${_id}.notice` });
    return { state: 'sent' };
  }

  /**
   * The mail about a month. If the property was removed long ago, ends the report. Undefined for an ended report.
   * Rejects while catalog is unavailable.
   */
  private async write({
    id,
    month,
  }: NonNullable<Notice['report']>): Promise<
    Pick<OutgoingMail, 'to' | 'replyTo' | 'letter' | 'unsubscribeUrl'> | undefined
  > {
    const stored = await this.reports.find(id);
    if (!stored) return undefined;
    const report = await this.figures.report(stored.property_id);
    if (!report) {
      await this.reports.end({ _id: id });
      return undefined;
    }
    const { name, email } = stored;
    const { property, answered, months, paused_until: pausedUntil } = report;
    const { broker, email: brokerEmail } = brokerForProperty(answered);
    const link = await this.reports.linkOf(stored);
    const person = personBlock(broker, this.links);
    const figures = months.find((one) => one.month === month);
    return {
      to: { name, address: email },
      replyTo: { name: broker.name, address: brokerEmail },
      unsubscribeUrl: `${link}/abbestellen`,
      letter: writeContent(() => reportLetter({ name, property, month, figures, pausedUntil, link, person })),
    };
  }
}
