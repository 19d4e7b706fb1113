import { type SyncSettings } from '@estate/contracts/crm-sync/sync-settings';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { Inject, Injectable } from '@nestjs/common';
import { JobsService } from '../jobs/jobs.service.ts';

/** The cron pattern of each kind of sync, with seconds; null if it is off. */
export function schedulePatterns({
  full_sync,
  incremental_sync,
}: Pick<SyncSettings, 'full_sync' | 'incremental_sync'>): Record<ScheduledSync, string | null> {
  const [hour, minute] = full_sync.at.split(':').map(Number);
  const { every_minutes } = incremental_sync;
  return {
    'full-sync': full_sync.is_on ? `0 ${minute} ${hour} * * *` : null,
    'incremental-sync': incremental_sync.is_on
      ? `0 ${every_minutes === 60 ? '0' : `*/${every_minutes}`} * * * *`
      : null,
  };
}

export type ScheduledSync = 'full-sync' | 'incremental-sync';

/** Handles the jobs of the schedulers: starts a sync in the same way as staff do. */
@Injectable()
export class SyncTicks {
  constructor(@Inject(JobsService) private readonly jobs: Pick<JobsService, 'start' | 'isUnderWay'>) {}

  /** Starts a sync and returns its job id; null if a sync is already running that reads the same objects. */
  async tick(kind: ScheduledSync): Promise<string | null> {
    if (kind === 'incremental-sync' && (await this.jobs.isUnderWay('full-sync'))) return null;
    try {
      return await this.jobs.start({ kind, importImages: true }, null);
    } catch (error) {
      if (error instanceof ProblemError && error.problem.code === 'job-running') return null;
      throw error;
    }
  }
}
