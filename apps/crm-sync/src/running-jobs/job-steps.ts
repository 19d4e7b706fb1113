import { JobsChanged, type JobProgress } from '@estate/contracts/jobs';
import { publishEvent } from '@estate/server-kit/events';
import { type Redis } from 'ioredis';
import { isCancelled } from './cancellations.ts';
import { type CrmJob } from './crm-job.ts';
import { cancelledText, jobView } from './job-view.ts';

const reportIntervalMs = 250;
/** A job that waits for the CRM hears of its cancellation this much later at most. */
const cancellationCheckMs = 1_000;

export class JobCancelled extends Error {}
/** This copy shuts down; another takes the job up where it stands. */
export class JobHandedOver extends Error {}
/** Another worker has taken the job: this one was stopped or cut off for longer than its lock lasts. */
export class JobLost extends Error {}

/** Reports a running job's progress and stops it. */
export class JobSteps {
  private readonly stopping = new AbortController();
  private readonly cancellationCheck: NodeJS.Timeout;
  private latest: JobProgress | undefined;
  private timer: NodeJS.Timeout | undefined;
  private lastReported = 0;

  constructor(
    readonly job: CrmJob,
    private readonly workerRedis: Redis,
  ) {
    this.cancellationCheck = setInterval(() => {
      // Without Redis nobody can cancel; the next check asks again.
      this.stopIfCancelled().catch(() => undefined);
    }, cancellationCheckMs);
  }

  /** Differs for every try of the job. */
  get token(): string {
    return this.job.token ?? '';
  }

  /** Aborted when the job shall not go on; the reason is a JobCancelled, JobHandedOver or JobLost. */
  get signal(): AbortSignal {
    return this.stopping.signal;
  }

  /** The first reason counts. */
  stop(reason: JobCancelled | JobHandedOver | JobLost): void {
    this.stopping.abort(reason);
  }

  get id(): string {
    return this.job.id ?? '';
  }

  /** Called between two objects: throws if the job shall not go on. */
  async throwIfStopped(): Promise<void> {
    this.signal.throwIfAborted();
    await this.stopIfCancelled();
    this.signal.throwIfAborted();
  }

  /** To be called at the end of the job: reports what is still held back and checks for no cancellation any more. */
  async end(): Promise<void> {
    clearInterval(this.cancellationCheck);
    await this.flush();
  }

  private async stopIfCancelled(): Promise<void> {
    if (await isCancelled(this.workerRedis, this.id)) this.stop(new JobCancelled(cancelledText));
  }

  /** Reports at once or, if that would be more than four times a second, a moment later. */
  async reportProgress(progress: JobProgress): Promise<void> {
    this.latest = progress;
    if (Date.now() - this.lastReported >= reportIntervalMs) return this.flush();
    // A failure does not matter, because the next report, or the end of the job, says the same.
    this.timer ??= setTimeout(() => void this.flush().catch(() => undefined), reportIntervalMs);
  }

  private async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.latest) return;
    const progress = this.latest;
    this.latest = undefined;
    // What another worker reports of the job is newer.
    if (this.signal.reason instanceof JobLost) return;
    this.lastReported = Date.now();
    await this.job.updateProgress(progress);
    const job = jobView(this.job, 'active', this.signal.reason instanceof JobCancelled);
    await publishEvent(this.workerRedis, JobsChanged, { job });
  }
}
