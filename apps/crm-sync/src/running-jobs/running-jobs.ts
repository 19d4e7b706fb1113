import { WorkerRedis } from '@estate/server-kit/redis.module';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type CrmJob } from './crm-job.ts';
import { WorkerShutdown, JobLockLoss, JobSteps } from './job-steps.ts';

/** The jobs that this instance is running. */
@Injectable()
export class RunningJobs implements OnModuleDestroy {
  private readonly byId = new Map<string, JobSteps>();
  private isShuttingDown = false;

  constructor(private readonly workerRedis: WorkerRedis) {}

  begin(job: CrmJob): JobSteps {
    const steps = new JobSteps(job, this.workerRedis);
    // If this process was blocked for too long, its worker may get a job again that it is still running.
    this.stopAfterLockLoss(steps.id);
    this.byId.set(steps.id, steps);
    if (this.isShuttingDown) steps.stop(new WorkerShutdown());
    return steps;
  }

  /** Removes the job from the running ones and calls `steps.end()`. Rejects if the last progress cannot be reported. */
  async end(steps: JobSteps): Promise<void> {
    try {
      await steps.end();
    } finally {
      if (this.byId.get(steps.id) === steps) this.byId.delete(steps.id);
    }
  }

  /** Stops a job that another worker has taken. */
  stopAfterLockLoss(jobId: string): void {
    this.byId.get(jobId)?.stop(new JobLockLoss());
  }

  /**
   * Stops the running jobs after their current object; they return to the queue. Nest calls this method before the
   * worker is closed, because it destroys global modules such as QueueModule last.
   */
  onModuleDestroy(): void {
    this.isShuttingDown = true;
    for (const steps of this.byId.values()) steps.stop(new WorkerShutdown());
  }
}
