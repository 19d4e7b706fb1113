import { leadFilingQueue } from '@estate/contracts/queues';
import { InjectEnv, InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { createWorker } from '@estate/server-kit/queue';
import { WorkerRedis } from '@estate/server-kit/redis.module';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Queue, type Worker } from 'bullmq';
import { type Redis } from 'ioredis';
import { type CrmSyncEnv } from '../env.ts';
import { Limits } from '../limits.ts';
import { LeadFiling } from './lead-filing.ts';

const maxRecoveries = 20;

/**
 * Works the queue of leads that are to be filed, one at a time in all copies together: two leads of one new person at the
 * same time would make or overwrite a contact each.
 */
@Injectable()
export class LeadFilingWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly worker: Worker;
  private readonly queue: Queue;
  private readonly stopping = new AbortController();

  constructor(
    filing: LeadFiling,
    { jobLockMs, stalledCheckMs }: Limits,
    @Inject(WorkerRedis) redis: Redis,
    @InjectEnv() { REDIS_URL: url }: CrmSyncEnv,
    @InjectLog() private readonly log: Log,
  ) {
    this.queue = new Queue(leadFilingQueue, { connection: redis, skipVersionCheck: true });
    // Outages are logged by the connection.
    this.queue.on('error', (err) => this.log.debug({ err, queue: leadFilingQueue }, 'queue error'));
    const { signal: ending } = this.stopping;
    this.worker = createWorker(
      leadFilingQueue,
      ({ data }, signal) => filing.run(data, signal ? AbortSignal.any([signal, ending]) : ending),
      {
        url,
        log,
        autorun: false,
        lockDuration: jobLockMs,
        stalledInterval: stalledCheckMs,
        maxStalledCount: maxRecoveries,
      },
    );
    this.worker.on('lockRenewalFailed', (ids) => ids.forEach((id) => this.worker.cancelJob(id)));
  }

  /** Takes jobs once Redis holds the limit that all copies share; the start of the service does not wait for that. */
  onApplicationBootstrap(): void {
    this.queue
      .setGlobalConcurrency(1)
      .then(() => this.worker.run())
      .catch((err: unknown) => this.log.error({ err }, 'filing of leads ended'));
  }

  /** The sweep of leads adds again what is cut off here. */
  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.worker.close();
  }
}
