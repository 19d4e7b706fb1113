import { crmTransferQueue } from '@estate/contracts/queues';
import { InjectEnv, InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { createWorker } from '@estate/server-kit/stores/queue';
import { WorkerRedis } from '@estate/server-kit/stores/redis.module';
import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Queue, type Worker } from 'bullmq';
import { type Redis } from 'ioredis';
import { type CrmSyncEnv } from '../env.ts';
import { Tuning } from '../tuning.ts';
import { CrmTransferService } from './crm-transfer.service.ts';

const maxRecoveries = 20;

/**
 * Processes the queue of transfers of leads to the CRM. Only one job runs at a time in all instances,
 * because two concurrent leads of a new person would create two contacts, or overwrite each other's data.
 */
@Injectable()
export class CrmTransferWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly worker: Worker;
  private readonly queue: Queue;

  constructor(
    transfers: CrmTransferService,
    { jobLockMs, stalledCheckMs }: Tuning,
    @Inject(WorkerRedis) private readonly redis: Redis,
    @InjectEnv() { REDIS_URL: url }: CrmSyncEnv,
    @InjectLog() private readonly log: Log,
  ) {
    this.queue = new Queue(crmTransferQueue, { connection: redis, skipVersionCheck: true });
    // Outages are logged by the connection.
    this.queue.on('error', (err) => this.log.debug({ err, queue: crmTransferQueue }, 'queue error'));
    this.worker = createWorker(crmTransferQueue, ({ data }, signal) => transfers.run(data, signal), {
      url,
      log,
      autorun: false,
      lockDuration: jobLockMs,
      stalledInterval: stalledCheckMs,
      maxStalledCount: maxRecoveries,
    });
  }

  /**
   * Starts the worker once Redis stores the concurrency limit of all instances. The start of the service does not wait
   * for this. The limit is set again when Redis is reconnected, because Redis may have lost it.
   */
  onApplicationBootstrap(): void {
    this.queue
      .setGlobalConcurrency(1)
      .then(() => this.worker.run())
      .catch((err: unknown) => this.log.error({ err }, 'the worker for CRM transfers ended'));
    this.redis.on('ready', () => {
      this.queue
        .setGlobalConcurrency(1)
        .catch((err: unknown) => this.log.error({ err }, 'CRM transfers are not limited to one at a time'));
    });
  }

  /** The running job is aborted; the periodic sweep of the leads service adds a new job for the lead. */
  onModuleDestroy(): Promise<void> {
    return this.worker.close();
  }
}
