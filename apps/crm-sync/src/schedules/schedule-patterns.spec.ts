import { type SyncSettings } from '@estate/contracts/crm-sync/sync-settings';
import { syncTimeZone } from '@estate/domain/staff/sync-times';
import { describe, expect, it } from '@jest/globals';
import { defaultRepeatStrategy } from 'bullmq';
import { schedulePatterns, type ScheduledSync } from './sync-ticks.ts';

const settings = (at: string, every_minutes: SyncSettings['incremental_sync']['every_minutes'] = 15) => ({
  full_sync: { is_on: true, at },
  incremental_sync: { is_on: true, every_minutes },
});

/** The times on a day in Berlin at which BullMQ starts a job, in order. */
function ticks(day: string, kind: ScheduledSync, chosen: Parameters<typeof schedulePatterns>[0]): string[] {
  const inBerlin = (ms: number) => new Date(ms).toLocaleString('sv-SE', { timeZone: syncTimeZone });
  const pattern = schedulePatterns(chosen)[kind] ?? '';
  const found: string[] = [];
  for (let at = Date.parse(`${day}T00:00:00Z`) - 3 * 3_600_000; ;) {
    at = defaultRepeatStrategy(at, { pattern, tz: syncTimeZone }) ?? Infinity;
    if (inBerlin(at) >= `${day} 24`) return found;
    if (inBerlin(at).startsWith(day)) found.push(inBerlin(at).slice(11, 16));
  }
}

describe('the pattern of a schedule', () => {
  it.each([
    ['an ordinary day', '2026-06-10'],
    ['the day on which the clocks go forward', '2026-03-29'],
    ['the day on which they go back', '2026-10-25'],
  ])('the full sync runs once on %s', (_name, day) => {
    expect(ticks(day, 'full-sync', settings('03:30'))).toEqual(['03:30']);
    expect(ticks(day, 'full-sync', settings('00:05'))).toEqual(['00:05']);
    expect(ticks(day, 'full-sync', settings('02:30'))).toHaveLength(1);
  });

  it.each([
    [5, 288],
    [10, 144],
    [15, 96],
    [20, 72],
    [30, 48],
    [60, 24],
  ] as const)('the incremental sync runs every %d minutes, which is %d times a day', (minutes, count) => {
    expect(ticks('2026-06-10', 'incremental-sync', settings('03:30', minutes))).toHaveLength(count);
  });

  it('the incremental sync runs in every hour when the clocks change', () => {
    expect(ticks('2026-03-29', 'incremental-sync', settings('03:30'))).toHaveLength(92);
    expect(ticks('2026-10-25', 'incremental-sync', settings('03:30'))).toHaveLength(100);
  });

  it('a sync that is turned off has no cron pattern', () => {
    const off = { ...settings('03:30'), full_sync: { is_on: false, at: '03:30' } };
    expect(schedulePatterns(off)['full-sync']).toBeNull();
  });
});
