import { Module } from '@nestjs/common';
import { BatchUpdatesModule } from '../batch-updates/batch-updates.module.ts';
import { RemovalModule } from '../removal/removal.module.ts';
import { RunningJobsModule } from '../running-jobs/running-jobs.module.ts';
import { JobsController } from './jobs.controller.ts';
import { JobsService } from './jobs.service.ts';
import { QueuesController } from './queues.controller.ts';

@Module({
  imports: [BatchUpdatesModule, RemovalModule, RunningJobsModule],
  controllers: [JobsController, QueuesController],
  providers: [JobsService],
  exports: [JobsService],
})
export class JobsModule {}
