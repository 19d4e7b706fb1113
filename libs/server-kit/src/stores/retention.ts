import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { type Model } from 'mongoose';
import { InjectLog } from '../process/inject.ts';
import { type Log } from '../observability/log.ts';
import { MongoStore } from './mongo-store.ts';

const everyMs = 3_600_000;

/**
 * Deletes expired records every hour and once at the start, as soon as the indexes exist, because a service may restart
 * more often than once an hour. Every instance does so. TTL indexes do not suffice, because the embedded database does
 * not support them.
 */
@Injectable()
export class Retention implements OnModuleDestroy {
  private readonly timers = new Set<NodeJS.Timeout>();
  private isStopped = false;

  constructor(
    private readonly store: MongoStore,
    @InjectLog() private readonly log: Log,
  ) {}

  /** Registers `deleteExpired` for `subject`. A failure is logged, and the deletion runs again after an hour. */
  hourly(subject: string, deleteExpired: () => Promise<void>): void {
    const run = () => {
      deleteExpired().catch((err: unknown) => this.log.warn({ err, subject }, 'expired records stay'));
    };
    const begin = () => {
      if (this.isStopped) return;
      run();
      this.timers.add(setInterval(run, everyMs).unref());
    };
    // Missing indexes are logged by MongoStore and do not prevent the deletion.
    this.store.indexed.then(begin, begin);
  }

  onModuleDestroy(): void {
    this.isStopped = true;
    for (const timer of this.timers) clearInterval(timer);
  }
}

/**
 * Deletes the records created before `since`, and the oldest ones if there are more than `max`. Needs an index of
 * `created_at` and `_id`.
 */
export async function keepNewest<Stored extends { created_at: Date }>(
  records: Model<Stored>,
  { since, max }: { since: Date; max: number },
): Promise<void> {
  const before = (filter: object) => records.deleteMany({ created_at: filter });
  await before({ $lt: since });
  const [oldest] = await records
    .find({}, { created_at: 1 })
    .sort({ created_at: -1, _id: -1 })
    .skip(max)
    .limit(1)
    .lean<{ created_at: Date }[]>();
  if (oldest) await before({ $lte: oldest.created_at });
}
