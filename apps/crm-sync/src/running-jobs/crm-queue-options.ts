import { crmQueue, Job } from '@estate/contracts/jobs';
import { type QueueOptions } from '@estate/server-kit/queue-options';
import { type Limits } from '../limits.ts';
import { CrmJobRunner } from './crm-job-runner.ts';
import { RunningJobsModule } from './running-jobs.module.ts';

/** One sync takes long; imports that staff start must not wait for it. */
const jobsAtOnce = 5;
const maxRecoveries = 20;

/** The queue of crm-sync and its worker. */
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
