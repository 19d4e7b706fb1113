import { filingJob } from '@estate/contracts/leads/filing';
import { leadFilingQueue } from '@estate/contracts/queues';
import { ENV, LOG } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { createQueue } from '@estate/server-kit/queue';
import { Inject, Injectable, type Provider } from '@nestjs/common';
import { type Queue } from 'bullmq';

const FILING_QUEUE = Symbol('queue of leads to file');

export const filingQueue: Provider<Queue> = {
  provide: FILING_QUEUE,
  useFactory: ({ REDIS_URL: url }: { REDIS_URL: string }, log: Log) =>
    createQueue(leadFilingQueue, { url, log }),
  inject: [ENV, LOG],
};

/**
 * Adds jobs for crm-sync, each for one attempt. Mongo stores which transfers are due, so the sweep adds lost jobs
 * again.
 */
@Injectable()
export class FilingQueue {
  constructor(@Inject(FILING_QUEUE) private readonly queue: Queue) {}

  /** Returns at once. If Redis is unavailable, the sweep adds the job later. */
  enqueue(leadId: string): void {
    void this.addAll([leadId]).catch(() => undefined);
  }

  async addAll(leadIds: readonly string[]): Promise<void> {
    await this.queue.addBulk(leadIds.map(filingJob));
  }
}
