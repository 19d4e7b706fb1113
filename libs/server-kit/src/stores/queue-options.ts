import { type ModuleMetadata, type Type } from '@nestjs/common';
import { type DefaultJobOptions, type Job, type WorkerOptions } from 'bullmq';

export const QUEUE_OPTIONS = Symbol('queue options');

export interface QueueOptions {
  /** The name of the queue in Redis. BullMQ refuses names with colons. */
  readonly queue: string;
  readonly jobs: readonly string[];
  readonly jobOptions?: DefaultJobOptions;
  readonly worker?: Omit<WorkerOptions, 'connection' | 'autorun'>;
  /** A subclass of JobRunner; `imports` are the modules of its dependencies. */
  readonly runner?: Type<{ run(job: Job, signal?: AbortSignal): Promise<unknown> }>;
  readonly imports?: ModuleMetadata['imports'];
}
