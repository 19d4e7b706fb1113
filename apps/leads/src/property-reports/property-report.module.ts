import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { MonthlyReports } from './monthly-reports.ts';
import { PropertyReportController } from './property-report.controller.ts';
import { PropertyReports } from './property-reports.ts';
import { RemovedProperties } from './removed-properties.ts';
import { ReportFigures } from './report-figures.ts';
import { ReportMail } from './report-mail.ts';
import { ReportTokens } from './report-tokens.ts';

@Module({
  imports: [MailModule, NoticesModule, OutboxModule],
  controllers: [PropertyReportController],
  providers: [MonthlyReports, PropertyReports, ReportFigures, ReportMail, ReportTokens, RemovedProperties],
  exports: [PropertyReports],
})
export class PropertyReportModule {}
