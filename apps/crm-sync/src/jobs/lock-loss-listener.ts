import { JobWorker } from '@estate/server-kit/job-worker';
import { Injectable } from '@nestjs/common';
import { RunningJobs } from '../running-jobs/running-jobs.ts';

/** Stops the jobs whose lock this worker has lost, because another instance takes them over. */
@Injectable()
export class LockLossListener {
  constructor({ worker }: JobWorker, running: RunningJobs) {
    worker.on('lockRenewalFailed', (jobIds) => {
      for (const jobId of jobIds) running.stopAfterLockLoss(jobId);
    });
  }
}
