import { crmTransferJob } from '@estate/contracts/leads/crm-transfer';
import { crmTransferQueue } from '@estate/contracts/queues';
import { ENV, LOG } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { createQueue, JobQueue } from '@estate/server-kit/stores/queue';
import { Inject, Injectable, type Provider } from '@nestjs/common';
import { type Queue } from 'bullmq';
import { type OutboxEntry } from './outbox.schema.ts';

const CRM_QUEUE = Symbol('queue of crm-sync');

/** The queue whose worker runs in crm-sync, because a queue of BullMQ has one worker. */
export const crmQueue: Provider<Queue> = {
  provide: CRM_QUEUE,
  useFactory: ({ REDIS_URL: url }: { REDIS_URL: string }, log: Log) =>
    createQueue(crmTransferQueue, { url, log }),
  inject: [ENV, LOG],
};

export const sendJob = 'send';
/** The payload of a job: the id of an entry, no personal data. */
export interface SendData {
  id: string;
}

type QueuedEntry = Pick<OutboxEntry, '_id' | 'kind' | 'lead_id'>;

const mailJob = (id: string) => ({ name: sendJob, data: { id } satisfies SendData, opts: { jobId: id } });

/**
 * The jobs of the outbox: mails run here, transfers in crm-sync. Each job triggers one attempt. BullMQ ignores a job
 * whose id it has, so finished jobs are removed.
 */
@Injectable()
export class OutboxQueue {
  constructor(
    private readonly mails: JobQueue,
    @Inject(CRM_QUEUE) private readonly crm: Queue,
  ) {}

  /** Returns at once. If Redis is unavailable, the sweep adds the jobs later. */
  enqueue(entries: readonly QueuedEntry[]): void {
    void this.addAll(entries).catch(() => undefined);
  }

  async addAll(entries: readonly QueuedEntry[]): Promise<void> {
    const mails = entries.filter(({ kind }) => kind !== 'crm').map(({ _id }) => mailJob(_id));
    const transfers = entries.flatMap(({ kind, lead_id }) =>
      kind === 'crm' && lead_id ? crmTransferJob(lead_id) : [],
    );
    if (mails.length > 0) await this.mails.addBulk(mails);
    if (transfers.length > 0) await this.crm.addBulk(transfers);
  }

  /**
   * Removes the jobs of deleted entries. Running jobs stay; they find no entry and do nothing. Errors are ignored,
   * because jobs contain no personal data.
   */
  async removeAll(entries: readonly QueuedEntry[]): Promise<void> {
    const removals = entries.map(({ _id, kind, lead_id }) =>
      kind === 'crm' && lead_id
        ? this.crm.remove(crmTransferJob(lead_id).opts.jobId)
        : this.mails.remove(_id),
    );
    await Promise.all(removals.map((removal) => removal.catch(() => undefined)));
  }

  /** The ids of all mails with a job in the queue, in any job state. Rejects while Redis is unavailable. */
  async mailsInJobs(): Promise<string[]> {
    const jobs = (await this.mails.getJobs()) as { data: Partial<SendData> }[];
    return [...new Set(jobs.flatMap(({ data }) => data.id ?? []))];
  }
}
