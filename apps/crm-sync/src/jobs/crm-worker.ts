import { crmQueue, type JobKind } from '@estate/contracts/jobs';
import { type Log } from '@estate/server-kit/log';
import { createWorker } from '@estate/server-kit/queue';
import { type Worker } from 'bullmq';
import { type Redis } from 'ioredis';
import { type Limits } from '../limits.ts';
import { Cancellations } from './cancellations.ts';
import { type CrmJobData, type CrmJobResult } from './crm-job.ts';
import { type JobBoard } from './job-board.ts';
import { type JobRunner } from './job-runner.ts';
import { JobSteps } from './job-steps.ts';

/** One sync takes long; imports that staff start must not wait for it. */
const jobsAtOnce = 5;
const mostRecoveries = 20;

export interface CrmWorker {
  readonly worker: Worker<CrmJobData, CrmJobResult, JobKind>;
  /** Running jobs stop after the object in hand and go back into the queue. */
  close(): Promise<void>;
}

/** Works the queue off; every move of a job is announced. */
export function startCrmWorker(about: {
  url: string;
  redis: Redis;
  runner: JobRunner;
  board: JobBoard;
  limits: Limits;
  log: Log;
}): CrmWorker {
  const { url, redis, runner, board, limits, log } = about;
  const cancellations = new Cancellations(redis);
  let isShuttingDown = false;
  const worker = createWorker<CrmJobData, CrmJobResult, JobKind>(
    crmQueue,
    (job) => runner.run(new JobSteps(job, redis, cancellations, () => isShuttingDown)),
    {
      url,
      log,
      concurrency: jobsAtOnce,
      lockDuration: limits.jobLockMs,
      stalledInterval: limits.stalledCheckMs,
      maxStalledCount: mostRecoveries,
    },
  );
  const announce = (jobId: string | undefined) => void (jobId && board.announce(jobId));
  worker.on('active', (job) => announce(job.id));
  worker.on('completed', (job) => announce(job.id));
  worker.on('failed', (job) => announce(job?.id));
  worker.on('stalled', (jobId) => announce(jobId));
  return {
    worker,
    close: () => {
      isShuttingDown = true;
      return worker.close();
    },
  };
}
