import { type ModuleMetadata, type Type } from '@nestjs/common';
import { type DefaultJobOptions, type WorkerOptions } from 'bullmq';
import { type JobRunner } from './job-runner.ts';

export const QUEUE_OPTIONS = Symbol('queue options');

export interface QueueOptions {
  /** Name of the queue in Redis, without a colon. */
  readonly queue: string;
  /** All names of its jobs. */
  readonly jobs: readonly string[];
  readonly jobOptions?: DefaultJobOptions;
  readonly worker?: Omit<WorkerOptions, 'connection' | 'autorun'>;
  /** A JobRunner of the service's own, and the modules that it takes its parts from. */
  readonly runner?: Type<JobRunner>;
  readonly imports?: ModuleMetadata['imports'];
}
