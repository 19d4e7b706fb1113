import { crmQueue, Job } from '@estate/contracts/jobs';
import { type QueueOptions } from '@estate/server-kit/queue-options';
import { type Limits } from '../limits.ts';
import { CrmJobRunner } from './crm-job-runner.ts';
import { RunningJobsModule } from './running-jobs.module.ts';

/** More than one, because imports started by staff must not wait for a long sync. */
const jobsAtOnce = 5;
const maxRecoveries = 20;

/** The options of crm-sync's queue and worker. */
export const crmQueueOptions = ({ jobLockMs, stalledCheckMs }: Limits): QueueOptions => ({
  queue: crmQueue,
  jobs: Job.shape.kind.options,
  runner: CrmJobRunner,
  imports: [RunningJobsModule],
  worker: {
    concurrency: jobsAtOnce,
    lockDuration: jobLockMs,
    stalledInterval: stalledCheckMs,
    maxStalledCount: maxRecoveries,
  },
});
