import { Module } from '@nestjs/common';
import { BatchOutcomesModule } from '../batch-updates/batch-outcomes.module.ts';
import { RemovalModule } from '../removal/removal.module.ts';
import { RunningJobsModule } from '../running-jobs/running-jobs.module.ts';
import { JobsController } from './jobs.controller.ts';
import { JobsService } from './jobs.service.ts';

@Module({
  imports: [BatchOutcomesModule, RemovalModule, RunningJobsModule],
  controllers: [JobsController],
  providers: [JobsService],
  exports: [JobsService],
})
export class JobsModule {}
