import { JobsChanged, type JobProgress } from '@estate/contracts/jobs';
import { publishEvent } from '@estate/server-kit/events';
import { type Redis } from 'ioredis';
import { type Cancellations } from './cancellations.ts';
import { type CrmJob } from './crm-job.ts';

const between = 250;
/** A job that waits for the CRM hears of its cancellation this much later at most. */
const cancellationCheckMs = 1_000;

export const cancelledText = 'Der Vorgang wurde abgebrochen.';

export class JobCancelled extends Error {}
/** This copy shuts down; another takes the job up where it stands. */
export class JobHandedOver extends Error {}
/** Another worker has taken the job: this one was stopped or cut off for longer than its lock lasts. */
export class JobLost extends Error {}

/** A running job's way to tell how far it is, and to hear that it shall stop. */
export class JobSteps {
  private readonly stopping = new AbortController();
  private readonly cancellationCheck: NodeJS.Timeout;
  private latest: JobProgress | undefined;
  private timer: NodeJS.Timeout | undefined;
  private lastTold = 0;

  constructor(
    readonly job: CrmJob,
    private readonly redis: Redis,
    private readonly cancellations: Cancellations,
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
  async goOn(): Promise<void> {
    this.signal.throwIfAborted();
    await this.stopIfCancelled();
    this.signal.throwIfAborted();
  }

  /** To be called at the end of the job: tells what is still held back and listens for no cancellation any more. */
  async end(): Promise<void> {
    clearInterval(this.cancellationCheck);
    await this.flush();
  }

  private async stopIfCancelled(): Promise<void> {
    if (await this.cancellations.isAsked(this.id)) this.stop(new JobCancelled(cancelledText));
  }

  /** Told at once or, if that would be more than four times a second, a moment later. */
  async tell(progress: JobProgress): Promise<void> {
    this.latest = progress;
    if (Date.now() - this.lastTold >= between) return this.flush();
    // A failure is of no weight: the next one, or the end of the job, tells the same.
    this.timer ??= setTimeout(() => void this.flush().catch(() => undefined), between);
  }

  private async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.latest) return;
    const progress = this.latest;
    this.latest = undefined;
    // What another worker tells of the job is newer.
    if (this.signal.reason instanceof JobLost) return;
    this.lastTold = Date.now();
    await this.job.updateProgress(progress);
    await publishEvent(this.redis, JobsChanged, { jobId: this.id });
  }
}
