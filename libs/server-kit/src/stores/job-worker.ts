import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { type Worker } from 'bullmq';
import { InjectEnv, InjectLog } from '../process/inject.ts';
import { JobRunner } from './job-runner.ts';
import { type Log } from '../observability/log.ts';
import { QUEUE_OPTIONS, type QueueOptions } from './queue-options.ts';
import { createWorker } from './queue.ts';

/** The only worker of the queue. It starts after the service and stops before the stores and clients. */
@Injectable()
export class JobWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly worker: Worker;

  constructor(
    @Inject(QUEUE_OPTIONS) { queue, worker }: QueueOptions,
    @InjectEnv() { REDIS_URL }: { REDIS_URL: string },
    @InjectLog() private readonly log: Log,
    runner: JobRunner,
  ) {
    const options = { ...worker, url: REDIS_URL, log, autorun: false };
    this.worker = createWorker(queue, (job, signal) => runner.run(job, signal), options);
  }

  onApplicationBootstrap(): void {
    this.worker.run().catch((err: unknown) => this.log.error({ err }, 'worker ended'));
  }

  /** Waits for the running jobs if Redis is up. */
  onModuleDestroy(): Promise<void> {
    return this.worker.close();
  }
}
