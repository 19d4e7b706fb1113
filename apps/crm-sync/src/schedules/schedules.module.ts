import { Module } from '@nestjs/common';
import { ImportsModule } from '../imports/imports.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { PropstackModule } from '../propstack/propstack.module.ts';
import { Schedules } from './schedules.ts';
import { SyncSettingsController } from './sync-settings.controller.ts';
import { SyncSettingsModule } from './sync-settings.module.ts';
import { SyncTicks } from './sync-ticks.ts';

@Module({
  imports: [ImportsModule, JobsModule, PropstackModule, SyncSettingsModule],
  controllers: [SyncSettingsController],
  providers: [Schedules, SyncTicks],
  exports: [SyncSettingsModule],
})
export class SchedulesModule {}
