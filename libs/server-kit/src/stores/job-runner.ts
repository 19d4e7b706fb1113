import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { UnrecoverableError, type Job } from 'bullmq';
import { JobHandlers, type JobHandler } from './job-handlers.ts';
import { QUEUE_OPTIONS, type QueueOptions } from './queue-options.ts';

/**
 * Calls the handler of a job's name. A service with extra work around each job extends this class and passes it as the
 * `runner` of its QueueModule. The service starts only if each job name has exactly one handler.
 */
@Injectable()
export class JobRunner implements OnModuleInit {
  private handlers: ReadonlyMap<string, JobHandler> = new Map();

  constructor(
    private readonly jobHandlers: JobHandlers,
    @Inject(QUEUE_OPTIONS) private readonly options: QueueOptions,
  ) {}

  onModuleInit(): void {
    this.handlers = this.jobHandlers.of(this.options.jobs);
  }

  /** If the handler throws, BullMQ retries the job with backoff, except after an UnrecoverableError. */
  run(job: Job, signal: AbortSignal): Promise<unknown> {
    return this.handle(job.name, job, signal);
  }

  protected handle(name: string, ...args: unknown[]): Promise<unknown> {
    const handler = this.handlers.get(name);
    // A newer or older release may have added a job whose name this release does not know.
    if (!handler) return Promise.reject(new UnrecoverableError(`No handler for ${name}`));
    return handler(...args);
  }
}
