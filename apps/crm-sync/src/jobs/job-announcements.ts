import { JobWorker } from '@estate/server-kit/job-worker';
import { Injectable } from '@nestjs/common';
import { RunningJobs } from '../running-jobs/running-jobs.ts';
import { JobsService } from './jobs.service.ts';

/** Announces every state change of a job and stops the jobs that the worker loses. */
@Injectable()
export class JobAnnouncements {
  constructor({ worker }: JobWorker, jobs: JobsService, running: RunningJobs) {
    const announce = (jobId: string | undefined) => void (jobId && jobs.announce(jobId));
    worker.on('active', (job) => announce(job.id));
    worker.on('completed', (job) => announce(job.id));
    worker.on('failed', (job) => announce(job?.id));
    worker.on('stalled', (jobId) => announce(jobId));
    worker.on('lockRenewalFailed', (jobIds) => {
      for (const jobId of jobIds) running.lose(jobId);
    });
  }
}
