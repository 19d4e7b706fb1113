import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox/inbox.module.ts';
import { ValuationModule } from '../valuation/valuation.module.ts';
import { LeadMailModule } from '../lead-mail/lead-mail.module.ts';
import { LeadModule } from '../lead/lead.module.ts';
import { PropertyReportStoreModule } from '../property-reports/property-report-store.module.ts';
import { StaffMailModule } from '../staff-mail/staff-mail.module.ts';
import { ErasedLeads } from './erased-leads.ts';
import { ErasureList } from './erasure-list.ts';
import { ErasureRunner } from './erasure-runner.ts';
import { ErasureStoreModule } from './erasure-store.module.ts';
import { ErasureController } from './erasure.controller.ts';

/** Access and erasure for one person. */
@Module({
  imports: [
    ErasureStoreModule,
    LeadModule,
    LeadMailModule,
    PropertyReportStoreModule,
    StaffMailModule,
    ValuationModule,
    InboxModule,
  ],
  controllers: [ErasureController],
  providers: [ErasedLeads, ErasureList, ErasureRunner],
  exports: [ErasureRunner, ErasureStoreModule],
})
export class ErasureModule {}
