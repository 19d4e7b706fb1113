import { JobsChanged, type JobProgress } from '@estate/contracts/jobs';
import { publishEvent } from '@estate/server-kit/events';
import { type Redis } from 'ioredis';
import { type Cancellations } from './cancellations.ts';
import { type CrmJob } from './crm-job.ts';

const between = 250;

export const cancelledText = 'Der Vorgang wurde abgebrochen.';

export class JobCancelled extends Error {}
/** This copy shuts down; another takes the job up where it stands. */
export class JobHandedOver extends Error {}

/** A running job's way to tell how far it is, and to hear that it shall stop. */
export class JobSteps {
  private latest: JobProgress | undefined;
  private timer: NodeJS.Timeout | undefined;
  private lastTold = 0;

  constructor(
    readonly job: CrmJob,
    private readonly redis: Redis,
    private readonly cancellations: Cancellations,
    private readonly isShuttingDown: () => boolean,
  ) {}

  get id(): string {
    return this.job.id ?? '';
  }

  /** Called between two objects: throws if the job shall not go on. */
  async goOn(): Promise<void> {
    if (this.isShuttingDown()) throw new JobHandedOver();
    if (await this.cancellations.isAsked(this.id)) throw new JobCancelled(cancelledText);
  }

  /** Told at once or, if that would be more than four times a second, a moment later. */
  async tell(progress: JobProgress): Promise<void> {
    this.latest = progress;
    if (Date.now() - this.lastTold >= between) return this.flush();
    // A failure is of no weight: the next one, or the end of the job, tells the same.
    this.timer ??= setTimeout(() => void this.flush().catch(() => undefined), between);
  }

  /** Tells what is still held back; nothing comes after it. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    if (!this.latest) return;
    const progress = this.latest;
    this.latest = undefined;
    this.lastTold = Date.now();
    await this.job.updateProgress(progress);
    await publishEvent(this.redis, JobsChanged, { jobId: this.id });
  }
}
