import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AssignmentModule } from '../assignment/assignment.module.ts';
import { ErasureModule } from '../erasure/erasure.module.ts';
import { FilingModule } from '../filing/filing.module.ts';
import { ValuationModule } from '../valuation/valuation.module.ts';
import { LeadMailModule } from '../lead-mail/lead-mail.module.ts';
import { LeadModule } from '../lead/lead.module.ts';
import { PropertyReportModule } from '../property-reports/property-report.module.ts';
import { StaffMailModule } from '../staff-mail/staff-mail.module.ts';
import { LastBackup, lastBackupModel } from './last-backup.ts';
import { DueMails, Sweep } from './sweep.ts';

@Module({
  imports: [
    AssignmentModule,
    LeadModule,
    LeadMailModule,
    StaffMailModule,
    ValuationModule,
    ErasureModule,
    PropertyReportModule,
    FilingModule,
    MongooseModule.forFeature([lastBackupModel]),
  ],
  providers: [DueMails, LastBackup, Sweep],
})
export class SweepModule {}
