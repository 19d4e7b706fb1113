import { crmQueue, type JobKind } from '@estate/contracts/jobs';
import { type Log } from '@estate/server-kit/log';
import { createWorker } from '@estate/server-kit/queue';
import { type Worker } from 'bullmq';
import { type Redis } from 'ioredis';
import { type Limits } from '../limits.ts';
import { Cancellations } from './cancellations.ts';
import { type CrmJob, type CrmJobData, type CrmJobResult } from './crm-job.ts';
import { type JobBoard } from './job-board.ts';
import { type JobRunner } from './job-runner.ts';
import { JobHandedOver, JobLost, JobSteps } from './job-steps.ts';

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
  const running = new Map<string, JobSteps>();
  let isShuttingDown = false;
  const run = async (job: CrmJob) => {
    const steps = new JobSteps(job, redis, cancellations);
    // After a standstill of this process the queue may give it a job anew that it still works on.
    running.get(steps.id)?.stop(new JobLost());
    running.set(steps.id, steps);
    if (isShuttingDown) steps.stop(new JobHandedOver());
    try {
      return await runner.run(steps);
    } finally {
      if (running.get(steps.id) === steps) running.delete(steps.id);
    }
  };
  const worker = createWorker<CrmJobData, CrmJobResult, JobKind>(crmQueue, (job) => run(job), {
    url,
    log,
    concurrency: jobsAtOnce,
    lockDuration: limits.jobLockMs,
    stalledInterval: limits.stalledCheckMs,
    maxStalledCount: mostRecoveries,
  });
  const announce = (jobId: string | undefined) => void (jobId && board.announce(jobId));
  worker.on('active', (job) => announce(job.id));
  worker.on('completed', (job) => announce(job.id));
  worker.on('failed', (job) => announce(job?.id));
  worker.on('stalled', (jobId) => announce(jobId));
  worker.on('lockRenewalFailed', (jobIds) => {
    for (const jobId of jobIds) running.get(jobId)?.stop(new JobLost());
  });
  return {
    worker,
    close: () => {
      isShuttingDown = true;
      for (const steps of running.values()) steps.stop(new JobHandedOver());
      return worker.close();
    },
  };
}
