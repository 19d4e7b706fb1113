import { type JobProgress } from '@estate/contracts/jobs';
import { type Redis } from 'ioredis';
import { isCancelled } from './cancellations.ts';
import { type CrmJob } from './crm-job.ts';
import { cancelledText } from './job-view.ts';

const reportIntervalMs = 250;
/** Interval of the checks for a cancellation. They also run while the job waits for the CRM. */
const cancellationCheckMs = 1_000;

export class JobCancellation extends Error {}
/** The reason of a refused write: another worker continues the job. */
export class JobLockLoss extends Error {}

/** The control of a running job: reports its progress, and stops it through `signal`. */
export class JobControl {
  /**
   * Aborted when the job has to stop: with a JobCancellation, or by the worker when it closes or has lost the job's
   * lock.
   */
  readonly signal: AbortSignal;
  private readonly cancelling = new AbortController();
  private readonly cancellationCheck: NodeJS.Timeout;
  private latest: JobProgress | undefined;
  private timer: NodeJS.Timeout | undefined;
  private lastReported = 0;

  constructor(
    readonly job: CrmJob,
    private readonly workerRedis: Redis,
    private readonly workerSignal: AbortSignal,
  ) {
    this.signal = AbortSignal.any([workerSignal, this.cancelling.signal]);
    this.cancellationCheck = setInterval(() => {
      // An error is ignored, because the next check follows in a second, and nobody can cancel while Redis is down.
      this.stopIfCancelled().catch(() => undefined);
    }, cancellationCheckMs);
  }

  /** The token of the job's lock (BullMQ), different for every attempt of the job. */
  get token(): string {
    return this.job.token ?? '';
  }

  get id(): string {
    return this.job.id ?? '';
  }

  /** Throws if the job has to stop, after a check in Redis whether it was cancelled. Called between two objects. */
  async throwIfStopped(): Promise<void> {
    this.signal.throwIfAborted();
    await this.stopIfCancelled();
    this.signal.throwIfAborted();
  }

  /**
   * Reports the last progress if it was delayed, and stops the cancellation checks. Must be called when the job ends.
   */
  async end(): Promise<void> {
    clearInterval(this.cancellationCheck);
    await this.flush();
  }

  private async stopIfCancelled(): Promise<void> {
    if (await isCancelled(this.workerRedis, this.id)) {
      this.cancelling.abort(new JobCancellation(cancelledText));
    }
  }

  /** Reports the progress at once, or delays it so that there are at most four reports per second. */
  async reportProgress(progress: JobProgress): Promise<void> {
    this.latest = progress;
    if (Date.now() - this.lastReported >= reportIntervalMs) return this.flush();
    // A failure is ignored, because the next report or the end of the job contains the same progress.
    this.timer ??= setTimeout(() => void this.flush().catch(() => undefined), reportIntervalMs);
  }

  private async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.latest) return;
    const progress = this.latest;
    this.latest = undefined;
    // Nothing is reported any more, because another worker may have taken the job and reports its own progress.
    if (this.workerSignal.aborted) return;
    this.lastReported = Date.now();
    await this.job.updateProgress(progress);
  }
}
