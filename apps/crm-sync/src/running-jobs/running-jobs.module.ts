import { Module } from '@nestjs/common';
import { RunningJobs } from './running-jobs.ts';

@Module({ providers: [RunningJobs], exports: [RunningJobs] })
export class RunningJobsModule {}
