import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { batchOutcomeModel } from '../batch-updates/batch-outcome.schema.ts';
import { callModel } from '../call-log/call-log.schema.ts';
import { lastWebhookModel } from '../webhooks/last-webhook.ts';
import { jobRunModel } from '../running-jobs/job-run.schema.ts';
import { incidentModel } from '../incidents/incident.schema.ts';
import { syncRunModel } from '../sync/sync-run.schema.ts';
import { ErasedMentions } from './erased-mentions.ts';
import { ErasureController } from './erasure.controller.ts';

/** The erasure of a person from the logs of crm-sync. */
@Module({
  imports: [
    MongooseModule.forFeature([
      callModel,
      jobRunModel,
      syncRunModel,
      batchOutcomeModel,
      lastWebhookModel,
      incidentModel,
    ]),
  ],
  controllers: [ErasureController],
  providers: [ErasedMentions],
})
export class ErasureModule {}
