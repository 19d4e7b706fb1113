import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ImportsModule } from '../imports/imports.module.ts';
import { PropstackModule } from '../propstack/propstack.module.ts';
import { RemovalModule } from '../removal/removal.module.ts';
import { SyncSettingsModule } from '../schedules/sync-settings.module.ts';
import { StockSync } from './stock-sync.ts';
import { syncRunModel } from './sync-run.schema.ts';
import { SyncRuns } from './sync-runs.ts';

@Module({
  imports: [
    ImportsModule,
    PropstackModule,
    RemovalModule,
    SyncSettingsModule,
    MongooseModule.forFeature([syncRunModel]),
  ],
  providers: [StockSync, SyncRuns],
  exports: [SyncRuns],
})
export class SyncModule {}
