import { type JobKind, type StartJob } from '@estate/contracts/jobs';
import { syncTimeZone } from '@estate/domain/staff/sync-times';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { expect, it } from '@jest/globals';
import { defaultRepeatStrategy } from 'bullmq';
import { schedulePatterns, SyncTicks, type ScheduledSync } from './sync-ticks.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/**
 * The duration of each sync: the full one takes longer than four intervals of the incremental one, the incremental one
 * longer than one.
 */
const lastsMs: Record<ScheduledSync, number> = {
  'full-sync': 65 * minuteMs,
  'incremental-sync': 20 * minuteMs,
};

/** A simulated queue: at most one job of each kind, which ends after its duration. */
class SimulatedJobs {
  now = 0;
  readonly started: { kind: JobKind; at: number }[] = [];
  private readonly endsAt = new Map<JobKind, number>();

  isUnderWay(kind: JobKind): Promise<boolean> {
    return Promise.resolve((this.endsAt.get(kind) ?? 0) > this.now);
  }

  async start({ kind }: StartJob): Promise<string> {
    if (await this.isUnderWay(kind)) throw new ProblemError('job-running');
    this.endsAt.set(kind, this.now + lastsMs[kind as ScheduledSync]);
    this.started.push({ kind, at: this.now });
    return `${kind} ${this.now}`;
  }
}

/** The scheduled ticks in the 24 hours before and after noon of this day, as BullMQ computes them. */
function ticksAround(day: string): { kind: ScheduledSync; at: number }[] {
  const patterns = schedulePatterns({
    full_sync: { is_on: true, at: '02:30' },
    incremental_sync: { is_on: true, every_minutes: 15 },
  });
  const noon = Date.parse(`${day}T12:00:00Z`);
  return (['full-sync', 'incremental-sync'] as const)
    .flatMap((kind) => {
      const found: { kind: ScheduledSync; at: number }[] = [];
      const next = (at: number) =>
        defaultRepeatStrategy(at, { pattern: patterns[kind] ?? '', tz: syncTimeZone }) ?? Infinity;
      for (let at = next(noon - dayMs); at < noon + dayMs; at = next(at)) found.push({ kind, at });
      return found;
    })
    .sort((one, other) => one.at - other.at);
}

it.each([
  ['an ordinary day', '2026-06-10'],
  ['the day on which the clocks go forward', '2026-03-29'],
  ['the day on which they go back', '2026-10-25'],
])(
  'around %s each scheduled tick starts a sync or finds one running, and no two syncs of a kind overlap',
  async (_name, day) => {
    const jobs = new SimulatedJobs();
    const ticks = new SyncTicks(jobs);
    for (const { kind, at } of ticksAround(day)) {
      jobs.now = at;
      const jobId = await ticks.tick(kind);
      const isRunning = (await jobs.isUnderWay(kind)) || (await jobs.isUnderWay('full-sync'));
      expect([jobId === null || jobs.started.at(-1)?.at === at, isRunning]).toEqual([true, true]);
    }
    const full = jobs.started.filter(({ kind }) => kind === 'full-sync');
    expect(full).toHaveLength(2);
    for (const kind of ['full-sync', 'incremental-sync'] as const) {
      const starts = jobs.started.filter((one) => one.kind === kind).map(({ at }) => at);
      for (const [index, at] of starts.slice(1).entries()) {
        expect(at - starts[index]!).toBeGreaterThanOrEqual(lastsMs[kind]);
      }
    }
  },
);
