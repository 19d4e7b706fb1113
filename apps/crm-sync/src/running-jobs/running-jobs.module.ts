import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { batchOutcomeModel } from '../batch-updates/batch-outcome.schema.ts';
import { JobHistory, JobRetention } from './job-history.ts';
import { jobRunModel } from './job-run.schema.ts';

@Module({
  imports: [MongooseModule.forFeature([batchOutcomeModel, jobRunModel])],
  providers: [JobHistory, JobRetention],
  exports: [JobHistory],
})
export class RunningJobsModule {}
