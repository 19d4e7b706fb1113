import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { batchOutcomeModel } from './batch-updates/batch-outcome.schema.ts';
import { callModel } from './call-log/call-log.schema.ts';
import { lastWebhookModel } from './webhooks/last-webhook.ts';
import { refusedImageModel } from './images/refused-images.ts';
import { incidentModel } from './incidents/incident.schema.ts';
import { noticeSettingsModel } from './incidents/notice-settings.store.ts';
import { scheduleWatchModel } from './incidents/incident-rules.ts';
import { pendingRemovalModel } from './removal/pending-removals.ts';
import { removalWindowModel } from './removal/webhook-removal.ts';
import { jobRunModel } from './running-jobs/job-run.schema.ts';
import { syncSettingsModel } from './schedules/sync-settings.store.ts';
import { syncRunModel } from './sync/sync-run.schema.ts';

/**
 * All models and migrations of the service. The migration job loads only this module. The service starts after the job.
 */
@Module({
  imports: [
    MongooseModule.forFeature([
      batchOutcomeModel,
      callModel,
      lastWebhookModel,
      incidentModel,
      noticeSettingsModel,
      scheduleWatchModel,
      pendingRemovalModel,
      refusedImageModel,
      removalWindowModel,
      jobRunModel,
      syncSettingsModel,
      syncRunModel,
    ]),
  ],
})
export class MigrationModule {}
