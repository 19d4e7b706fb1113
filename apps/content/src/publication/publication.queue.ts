import { type Log } from '@estate/server-kit/observability/log';
import { InjectLog } from '@estate/server-kit/process/inject';
import { JobQueue } from '@estate/server-kit/stores/queue';
import { Injectable } from '@nestjs/common';

export const publicationQueue = 'content';
export const publishJob = 'publish';

/** The jobs of publications at a later moment. A job only triggers the publication of all drafts that are due. */
@Injectable()
export class PublicationQueue {
  constructor(
    private readonly jobs: JobQueue,
    @InjectLog() private readonly log: Log,
  ) {}

  /** Returns at once. Without Redis the sweep publishes. */
  enqueue(at: Date, now: Date): void {
    const options = { jobId: `${publishJob}-${at.getTime()}`, delay: at.getTime() - now.getTime() };
    this.jobs
      .add(publishJob, {}, options)
      .catch((err: unknown) => this.log.warn({ err }, 'job of a publication not added'));
  }
}
