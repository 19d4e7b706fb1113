import { Module } from '@nestjs/common';
import { ImportsModule } from '../imports/imports.module.ts';
import { PropstackModule } from '../propstack/propstack.module.ts';
import { RemovalModule } from '../removal/removal.module.ts';
import { SyncSettingsModule } from '../schedules/sync-settings.module.ts';
import { StockSync } from './stock-sync.ts';
import { SyncRuns } from './sync-runs.ts';

@Module({
  imports: [ImportsModule, PropstackModule, RemovalModule, SyncSettingsModule],
  providers: [StockSync, SyncRuns],
  exports: [SyncRuns],
})
export class SyncModule {}
