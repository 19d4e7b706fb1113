import { Module } from '@nestjs/common';
import { JobHistory, JobRetention } from './job-history.ts';

@Module({
  providers: [JobHistory, JobRetention],
  exports: [JobHistory],
})
export class RunningJobsModule {}
