import { InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Clock } from '../clock/clock.ts';
import { auditEntryModel, keptMs, type AuditEntryModel } from './audit-entry.schema.ts';

/** About 30 years of an agency's work; the oldest entries beyond it are removed. */
export const maxEntries = 200_000;
const everyMs = 3_600_000;

/** Bounds the audit log by age and by count. The TTL index removes expired entries; this removes the others. */
@Injectable()
export class AuditRetention implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectModel(auditEntryModel.name) private readonly entries: AuditEntryModel,
    private readonly clock: Clock,
    @InjectLog() private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.run().catch((err: unknown) => this.log.warn({ err }, 'audit log not shortened'));
    }, everyMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async run(max = maxEntries): Promise<void> {
    await this.entries.deleteMany({ created_at: { $lt: new Date(this.clock.now() - keptMs) } });
    const [oldest] = await this.entries
      .find({}, { created_at: 1 })
      .sort({ created_at: -1, _id: -1 })
      .skip(max)
      .limit(1)
      .lean();
    if (oldest) await this.entries.deleteMany({ created_at: { $lte: oldest.created_at } });
  }
}
