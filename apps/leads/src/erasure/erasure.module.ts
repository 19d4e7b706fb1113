import { Module } from '@nestjs/common';
import { AssignmentModule } from '../assignment/assignment.module.ts';
import { InboxModule } from '../inbox/inbox.module.ts';
import { OutboxModule } from '../outbox/outbox.module.ts';
import { PropertyReportModule } from '../property-reports/property-report.module.ts';
import { RemovalModule } from '../removal/removal.module.ts';
import { SearchOrdersModule } from '../search-orders/search-orders.module.ts';
import { ErasedLeads } from './erased-leads.ts';
import { ErasureKeys } from './erasure-keys.ts';
import { ErasureList } from './erasure-list.ts';
import { ErasureReplays } from './erasure-replays.ts';
import { ErasureRunner } from './erasure-runner.ts';
import { ErasureController } from './erasure.controller.ts';
import { Erasures } from './erasures.ts';

@Module({
  imports: [
    AssignmentModule,
    InboxModule,
    OutboxModule,
    PropertyReportModule,
    RemovalModule,
    SearchOrdersModule,
  ],
  controllers: [ErasureController],
  providers: [ErasedLeads, ErasureKeys, ErasureList, ErasureReplays, ErasureRunner, Erasures],
  exports: [Erasures],
})
export class ErasureModule {}
