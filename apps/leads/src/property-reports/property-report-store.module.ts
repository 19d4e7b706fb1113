import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LeadModule } from '../lead/lead.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { reportModel } from './property-report.schema.ts';
import { PropertyReports } from './property-reports.ts';
import { ReportFigures } from './report-figures.ts';
import { ReportMail } from './report-mail.ts';
import { ReportTokens } from './report-tokens.ts';

/** The stored reports and their figures. Separate from the controller, because the sender of mails needs them too. */
@Module({
  imports: [LeadModule, MailModule, MongooseModule.forFeature([reportModel])],
  providers: [PropertyReports, ReportFigures, ReportMail, ReportTokens],
  exports: [PropertyReports, ReportFigures, ReportMail],
})
export class PropertyReportStoreModule {}
