import { type SyncSettings } from '@estate/contracts/sync-settings';
import { type ScheduledSync } from './sync-ticks.ts';

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
