import { Module } from '@nestjs/common';
import { CallLogModule } from '../call-log/call-log.module.ts';
import { IncidentsModule } from '../incidents/incidents.module.ts';
import { RemovalModule } from '../removal/removal.module.ts';
import { SyncModule } from '../sync/sync.module.ts';
import { OverviewController } from './overview.controller.ts';

@Module({
  imports: [SyncModule, CallLogModule, IncidentsModule, RemovalModule],
  controllers: [OverviewController],
})
export class OverviewModule {}
