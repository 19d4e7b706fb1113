import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { JobHistory } from './job-history.ts';
import { jobRunModel } from './job-run.schema.ts';
import { RunningJobs } from './running-jobs.ts';

@Module({
  imports: [MongooseModule.forFeature([jobRunModel])],
  providers: [JobHistory, RunningJobs],
  exports: [JobHistory, RunningJobs],
})
export class RunningJobsModule {}
