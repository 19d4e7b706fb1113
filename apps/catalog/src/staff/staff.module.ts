import { Module } from '@nestjs/common';
import { HistoryModule } from '../history/history.module.ts';
import { PropertyModule } from '../property/property.module.ts';
import { PropertyTableController } from './property-table.controller.ts';
import { PropertyTableService } from './property-table.service.ts';
import { WebsiteStatusService } from './website-status.service.ts';

@Module({
  imports: [HistoryModule, PropertyModule],
  controllers: [PropertyTableController],
  providers: [PropertyTableService, WebsiteStatusService],
})
export class StaffModule {}
