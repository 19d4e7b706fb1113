import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { JobsModule } from '../jobs/jobs.module.ts';
import { Schedules } from './schedules.ts';
import { SyncSettingsController } from './sync-settings.controller.ts';
import { syncSettingsModel } from './sync-settings.schema.ts';
import { SyncSettingsStore } from './sync-settings.store.ts';
import { SyncTicks } from './sync-ticks.ts';

@Module({
  imports: [JobsModule, MongooseModule.forFeature([syncSettingsModel])],
  controllers: [SyncSettingsController],
  providers: [Schedules, SyncSettingsStore, SyncTicks],
  exports: [SyncSettingsStore],
})
export class SchedulesModule {}
