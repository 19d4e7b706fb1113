import { Module } from '@nestjs/common';
import { InboxModule } from '../inbox/inbox.module.ts';
import { PropertyReportModule } from '../property-reports/property-report.module.ts';
import { SearchOrdersModule } from '../search-orders/search-orders.module.ts';
import { AccessController } from './access.controller.ts';
import { PersonAccess } from './person-access.ts';

@Module({
  imports: [InboxModule, PropertyReportModule, SearchOrdersModule],
  controllers: [AccessController],
  providers: [PersonAccess],
})
export class AccessModule {}
