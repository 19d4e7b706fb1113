import { Module, type DynamicModule } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ENV, LOG } from '../process/inject.ts';
import { JobHandlers } from './job-handlers.ts';
import { JobRunner } from './job-runner.ts';
import { JobWorker } from './job-worker.ts';
import { type Log } from '../observability/log.ts';
import { QUEUE_OPTIONS, type QueueOptions } from './queue-options.ts';
import { createQueue, JobQueue } from './queue.ts';

/**
 * The queue of a service: a JobQueue for adding jobs, and one worker that passes each job to the `@HandlesJob` method
 * of its name. Import it once per queue, because two different workers on a queue would take each other's jobs.
 */
@Module({})
export class QueueModule {
  static forRoot(options: QueueOptions): DynamicModule {
    const { queue, jobOptions = {}, runner = JobRunner, imports = [] } = options;
    const useFactory = ({ REDIS_URL }: { REDIS_URL: string }, log: Log) =>
      createQueue(queue, { url: REDIS_URL, log, jobOptions });
    return {
      module: QueueModule,
      global: true,
      imports: [DiscoveryModule, ...imports],
      providers: [
        { provide: QUEUE_OPTIONS, useValue: options },
        { provide: JobQueue, useFactory, inject: [ENV, LOG] },
        JobHandlers,
        { provide: JobRunner, useClass: runner },
        JobWorker,
      ],
      exports: [JobQueue],
    };
  }
}
