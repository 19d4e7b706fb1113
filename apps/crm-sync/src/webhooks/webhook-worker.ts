import { webhookQueue } from '@estate/contracts/crm-sync/webhooks';
import { InjectEnv, InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { createWorker } from '@estate/server-kit/stores/queue';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DelayedError, type Job, type Worker } from 'bullmq';
import { type CrmSyncEnv } from '../env.ts';
import { Tuning } from '../tuning.ts';
import { KeyRefusal } from '../propstack/propstack-api.ts';
import { WebhookRefetch } from './webhook-refetch.ts';

/** Few, because a burst of webhooks must not delay syncs and imports that staff started. */
const objectsAtOnce = 2;
const maxRecoveries = 20;

/**
 * Processes the queue to which the BFF adds the CRM's webhooks. The queue is a separate one, so that webhooks do not
 * appear in the lists of jobs that staff see.
 */
@Injectable()
export class WebhookWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly worker: Worker;
  private resumeTimer: NodeJS.Timeout | undefined;

  constructor(
    private readonly refetch: WebhookRefetch,
    private readonly tuning: Tuning,
    @InjectEnv() { REDIS_URL: url }: CrmSyncEnv,
    @InjectLog() private readonly log: Log,
  ) {
    const { jobLockMs, stalledCheckMs } = tuning;
    this.worker = createWorker(webhookQueue, (job, signal) => this.run(job, signal), {
      url,
      log,
      autorun: false,
      concurrency: objectsAtOnce,
      lockDuration: jobLockMs,
      stalledInterval: stalledCheckMs,
      maxStalledCount: maxRecoveries,
    });
  }

  onApplicationBootstrap(): void {
    this.worker.run().catch((err: unknown) => this.log.error({ err }, 'webhooks ended'));
  }

  /** Running imports are aborted and return to the queue. */
  onModuleDestroy(): Promise<void> {
    clearTimeout(this.resumeTimer);
    return this.worker.close();
  }

  private async run(job: Job, signal: AbortSignal): Promise<unknown> {
    try {
      return await this.refetch.run(job.data, signal);
    } catch (error) {
      if (signal.aborted) {
        await job.moveToDelayed(Date.now() + 100, job.token);
        throw new DelayedError();
      }
      if (error instanceof KeyRefusal) {
        this.pause();
        await job.moveToDelayed(Date.now() + this.tuning.keyPauseMs, job.token);
        throw new DelayedError();
      }
      throw error;
    }
  }

  /** Pauses the worker after the CRM has refused the API key, because each waiting job would fail too. */
  private pause(): void {
    if (this.resumeTimer) return;
    const resume = () => {
      this.resumeTimer = undefined;
      void this.worker.resume();
    };
    this.resumeTimer = setTimeout(resume, this.tuning.keyPauseMs);
    this.worker.pause(true).catch((err: unknown) => this.log.error({ err }, 'webhooks are not paused'));
  }
}
