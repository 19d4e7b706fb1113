import { type BeforeApplicationShutdown } from '@nestjs/common';
import { Queue, Worker, type DefaultJobOptions, type Job, type WorkerOptions } from 'bullmq';
import { type Redis } from 'ioredis';
import { type Log } from '../observability/log.ts';
import { ProblemError } from '../http/problem-error.ts';
import { stopMeasuringQueue, measureJobs, measureQueue } from './queue-metrics.ts';
import { connectRedis, isRedisReady, redisReady } from './redis.ts';
import { runWithRequestId } from '../observability/request-context.ts';
import { inSpan } from '../observability/tracing.ts';

const day = 24 * 60 * 60;

/** Finished jobs are removed after a time, because adding a job with an existing id has no effect. */
const defaultJobOptions = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 2_000, jitter: 0.5 },
  removeOnComplete: { age: day, count: 1_000 },
  removeOnFail: { age: 14 * day, count: 5_000 },
} satisfies DefaultJobOptions;

/** BullMQ's queue for producers that must not wait: an add rejects within a second while Redis is down. */
export class JobQueue<Data = unknown, Result = unknown, Name extends string = string>
  extends Queue<Data, Result, Name>
  implements BeforeApplicationShutdown
{
  constructor(
    name: string,
    private readonly redis: Redis,
    jobOptions: DefaultJobOptions,
  ) {
    // No version check, because if Redis is down at the start the check fails this queue permanently.
    super(name, {
      connection: redis,
      skipWaitingForReady: true,
      skipVersionCheck: true,
      defaultJobOptions: { ...defaultJobOptions, ...jobOptions },
    });
    measureQueue(this, redis);
  }

  override async add(...args: Parameters<Queue<Data, Result, Name>['add']>) {
    await this.reachable();
    return super.add(...args);
  }

  override async addBulk(...args: Parameters<Queue<Data, Result, Name>['addBulk']>) {
    await this.reachable();
    return super.addBulk(...args);
  }

  override async close(): Promise<void> {
    stopMeasuringQueue(this);
    await super.close();
    this.redis.disconnect();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.close();
  }

  private async reachable(): Promise<void> {
    if (!(await redisReady(this.redis))) throw new ProblemError('unavailable');
  }
}

/**
 * A queue for adding jobs. Names and job ids contain no colons, which separate the parts of BullMQ's Redis keys;
 * payloads contain no personal data.
 */
export function createQueue<Data = unknown, Result = unknown, Name extends string = string>(
  name: string,
  options: { url: string; log: Log; jobOptions?: DefaultJobOptions },
): Queue<Data, Result, Name> {
  const redis = connectRedis(options.url, 'producer', options.log);
  const queue = new JobQueue<Data, Result, Name>(name, redis, options.jobOptions ?? {});
  // Outages are logged by the connection.
  queue.on('error', (err) => options.log.debug({ err, queue: name }, 'queue error'));
  return queue;
}

/**
 * Processes jobs, each in a request context with the job's id. A job's signal is aborted when the worker closes, and
 * when the job's lock is lost, because another worker continues the job then. `close()` waits for running jobs while
 * Redis is up. An error retries the job with backoff; BullMQ's UnrecoverableError gives up.
 */
export function createWorker<Data = unknown, Result = unknown, Name extends string = string>(
  name: string,
  processor: (job: Job<Data, Result, Name>, signal: AbortSignal) => Promise<Result>,
  { url, log, ...options }: { url: string; log: Log } & Omit<WorkerOptions, 'connection'>,
): Worker<Data, Result, Name> {
  const redis = connectRedis(url, 'worker', log);
  const worker = new Worker<Data, Result, Name>(
    name,
    // BullMQ passes a signal because this function has three parameters.
    (job, _token, signal) => {
      // BullMQ also runs a job whose fetch had begun before `close()`.
      if (worker.closing) worker.cancelJob(job.id ?? '');
      return runWithRequestId(job.id ?? name, () =>
        inSpan(`${name} ${job.name}`, { kind: 'consumer', attributes: { 'job.id': job.id ?? '' } }, () =>
          processor(job, signal ?? new AbortController().signal),
        ),
      );
    },
    { ...options, connection: redis },
  );
  measureJobs(worker);
  worker.on('error', (err) => log.debug({ err, queue: name }, 'worker error'));
  worker.on('failed', (job, err) => {
    log.warn({ err, queue: name, job: job?.name, job_id: job?.id, attempt: job?.attemptsMade }, 'job failed');
  });
  worker.on('lockRenewalFailed', (ids) => {
    for (const id of ids) worker.cancelJob(id);
  });
  worker.on('closed', () => redis.disconnect());
  // Closes without waiting for running jobs if Redis is down, because BullMQ would wait for Redis and block the
  // shutdown; another worker restarts the jobs.
  const close = worker.close.bind(worker);
  worker.close = (force = !isRedisReady(redis)) => {
    worker.cancelAllJobs();
    return close(force);
  };
  return worker;
}
