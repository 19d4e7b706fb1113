import { Module } from '@nestjs/common';
import { PropertyModule } from '../property/property.module.ts';
import { PropertyTableController } from './property-table.controller.ts';
import { PropertyTableService } from './property-table.service.ts';
import { Publications } from './publications.ts';
import { WebsiteStatusService } from './website-status.service.ts';

@Module({
  imports: [PropertyModule],
  controllers: [PropertyTableController],
  providers: [PropertyTableService, Publications, WebsiteStatusService],
})
export class StaffModule {}
