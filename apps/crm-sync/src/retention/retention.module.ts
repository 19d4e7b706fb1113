import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { batchOutcomeModel } from '../batch-updates/batch-outcome.schema.ts';
import { jobRunModel } from '../running-jobs/job-run.schema.ts';
import { JobRetention } from './job-retention.ts';

@Module({
  imports: [MongooseModule.forFeature([batchOutcomeModel, jobRunModel])],
  providers: [JobRetention],
})
export class RetentionModule {}
