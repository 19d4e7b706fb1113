import { type CurrentSyncSettings } from '@estate/contracts/crm-sync/sync-settings';
import { syncTimeZone } from '@estate/domain/staff/sync-times';
import { InjectEnv, InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { createQueue, createWorker } from '@estate/server-kit/stores/queue';
import { ProducerRedis } from '@estate/server-kit/stores/redis.module';
import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { type Queue, type Worker } from 'bullmq';
import { type CrmSyncEnv } from '../env.ts';
import { ImageSweep } from '../imports/image-sweep.ts';
import { schedulePatterns, SyncTicks, type ScheduledSync } from './sync-ticks.ts';
import { SyncSettingsStore } from './sync-settings.store.ts';

/**
 * A queue of its own for scheduled jobs: BullMQ gives them ids with colons, whereas the ids in the queue of staff's
 * jobs are UUIDs (JobId), and they must not appear in the list of staff's jobs.
 */
export const scheduleQueue = 'crm-schedule';
const retryMs = 2_000;
const scheduledSyncs = ['full-sync', 'incremental-sync'] as const;
const imageSweep = 'image-sweep';
/** Cron pattern with seconds: daily at 4:30, an hour after the default time of the full sync. */
const sweepPattern = '0 30 4 * * *';
type ScheduledJob = ScheduledSync | typeof imageSweep;

/**
 * BullMQ's job schedulers: one for each kind of sync, whose jobs only start the sync, and one for the deletion of
 * unused images. A job that was due while no instance ran is processed by the first instance that starts. The schedules
 * are stored in Mongo; the schedulers are set again when Redis is reconnected, because Redis may have lost them.
 */
@Injectable()
export class Schedules implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown {
  private readonly queue: Queue<unknown, unknown, ScheduledJob>;
  private readonly worker: Worker<unknown, unknown, ScheduledJob>;
  private readonly isOn: boolean;
  private retry: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly settings: SyncSettingsStore,
    private readonly redis: ProducerRedis,
    @InjectEnv() { REDIS_URL: url, SYNC_SCHEDULES }: CrmSyncEnv,
    @InjectLog() private readonly log: Log,
    ticks: SyncTicks,
    sweep: ImageSweep,
  ) {
    this.isOn = SYNC_SCHEDULES === 'on';
    this.queue = createQueue(scheduleQueue, { url, log });
    this.worker = createWorker(
      scheduleQueue,
      ({ name }) => (name === imageSweep ? sweep.run() : ticks.tick(name)),
      { url, log, autorun: false },
    );
  }

  onApplicationBootstrap(): void {
    if (!this.isOn) return;
    this.worker.run().catch((err: unknown) => this.log.error({ err }, 'schedules ended'));
    this.redis.on('ready', () => void this.apply());
    void this.apply();
  }

  onModuleDestroy(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.retry);
    return this.worker.close();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.queue.close();
  }

  /** Sets the schedulers by the stored settings. Never rejects; after a failure, tries again every two seconds. */
  async apply(): Promise<void> {
    clearTimeout(this.retry);
    if (!this.isOn || this.isStopped) return;
    try {
      const patterns = schedulePatterns(await this.settings.get());
      for (const kind of scheduledSyncs) await this.set(kind, patterns[kind]);
      await this.set(imageSweep, sweepPattern);
    } catch (err) {
      this.log.warn({ err }, 'schedules not set');
      this.retry = setTimeout(() => void this.apply(), retryMs);
    }
  }

  /** When each kind of sync starts next; null if its schedule is off, or while Redis is down. */
  async next(): Promise<CurrentSyncSettings['next']> {
    const [full_sync, incremental_sync] = await Promise.all(scheduledSyncs.map((kind) => this.nextOf(kind)));
    return { full_sync: full_sync ?? null, incremental_sync: incremental_sync ?? null };
  }

  /**
   * Sets or removes (null) the scheduler of a kind. A scheduler with the same pattern stays, because replacing it would
   * delete its job that may be overdue.
   */
  private async set(kind: ScheduledJob, pattern: string | null): Promise<void> {
    const present = await this.queue.getJobScheduler(kind);
    if (pattern === null) {
      await this.queue.removeJobScheduler(kind);
    } else if (present?.pattern !== pattern || present.tz !== syncTimeZone) {
      const opts = { attempts: 3, removeOnComplete: true, removeOnFail: 100 };
      await this.queue.upsertJobScheduler(kind, { pattern, tz: syncTimeZone }, { name: kind, opts });
    }
  }

  private async nextOf(kind: ScheduledSync): Promise<string | null> {
    const scheduler = await this.queue.getJobScheduler(kind).catch(() => undefined);
    return scheduler?.next === undefined ? null : new Date(scheduler.next).toISOString();
  }
}
