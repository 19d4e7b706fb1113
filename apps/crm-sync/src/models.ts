import { type DynamicModule } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { batchOutcomeModel } from './batch-updates/batch-outcomes.ts';
import { callModel } from './call-log/call-log.schema.ts';
import { refusedImageModel } from './images/refused-images.ts';
import { scheduleWatchModel } from './incidents/incident-rules.ts';
import { incidentModel } from './incidents/incidents.ts';
import { noticeSettingsModel } from './incidents/notice-settings.store.ts';
import { pendingRemovalModel } from './removal/pending-removals.ts';
import { removalWindowModel } from './removal/webhook-removal.ts';
import { jobRunModel } from './running-jobs/job-history.ts';
import { syncSettingsModel } from './schedules/sync-settings.store.ts';
import { syncRunModel } from './sync/sync-runs.ts';
import { lastWebhookModel } from './webhooks/last-webhook.ts';

/** All models of the service, for every module and for the job that migrates the store. */
export const models: DynamicModule = {
  ...MongooseModule.forFeature([
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
  global: true,
};
