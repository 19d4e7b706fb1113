import { Module } from '@nestjs/common';
import { BatchOutcomesModule } from '../batch-updates/batch-outcomes.module.ts';
import { RunningJobsModule } from '../running-jobs/running-jobs.module.ts';
import { Retention } from './retention.ts';

@Module({ imports: [BatchOutcomesModule, RunningJobsModule], providers: [Retention] })
export class RetentionModule {}
