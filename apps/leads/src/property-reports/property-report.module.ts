import { Module } from '@nestjs/common';
import { StaffMailModule } from '../staff-mail/staff-mail.module.ts';
import { MonthlyReports } from './monthly-reports.ts';
import { PropertyReportController } from './property-report.controller.ts';
import { RemovedProperties } from './removed-properties.ts';
import { PropertyReportStoreModule } from './property-report-store.module.ts';

@Module({
  imports: [PropertyReportStoreModule, StaffMailModule],
  controllers: [PropertyReportController],
  providers: [MonthlyReports, RemovedProperties],
  exports: [MonthlyReports, PropertyReportStoreModule],
})
export class PropertyReportModule {}
