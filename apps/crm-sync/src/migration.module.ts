import { MongoModule } from '@estate/server-kit/mongo.module';
import { ServiceModule } from '@estate/server-kit/service.module';
import { Module, type DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { type MigrationEnv } from './env.ts';
import { batchOutcomeModel } from './batch-updates/batch-outcome.schema.ts';
import { callModel } from './call-log/call-log.schema.ts';
import { lastHookModel } from './hooks/last-hook.schema.ts';
import { incidentModel } from './incidents/incident.schema.ts';
import { noticeSettingsModel } from './incidents/notice-settings.schema.ts';
import { scheduleWatchModel } from './incidents/schedule-watch.schema.ts';
import { pendingRemovalModel } from './removal/pending-removal.schema.ts';
import { removalWindowModel } from './removal/removal-window.schema.ts';
import { jobRunModel } from './running-jobs/job-run.schema.ts';
import { syncSettingsModel } from './schedules/sync-settings.schema.ts';
import { syncRunModel } from './sync/sync-run.schema.ts';

/** The models of crm-sync, for the job. A service whose model is missing here never becomes ready in production. */
@Module({})
export class MigrationModule {
  static forRoot(env: MigrationEnv): DynamicModule {
    return {
      module: MigrationModule,
      imports: [
        ServiceModule.forRoot('crm-sync', env),
        MongoModule.forRoot(env),
        MongooseModule.forFeature([
          batchOutcomeModel,
          callModel,
          lastHookModel,
          incidentModel,
          noticeSettingsModel,
          scheduleWatchModel,
          pendingRemovalModel,
          removalWindowModel,
          jobRunModel,
          syncSettingsModel,
          syncRunModel,
        ]),
      ],
    };
  }
}
