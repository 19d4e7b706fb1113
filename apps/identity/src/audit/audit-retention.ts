import { keepNewest, Retention } from '@estate/server-kit/retention';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Clock } from '../clock/clock.ts';
import { auditEntryModel, keptMs, type AuditEntryModel } from './audit-entry.schema.ts';

/** About 30 years of an agency's work; the oldest entries beyond it are removed. */
export const maxEntries = 200_000;

/** Bounds the audit log by age and by count. The TTL index removes expired entries; this removes the others. */
@Injectable()
export class AuditRetention {
  constructor(
    @InjectModel(auditEntryModel.name) private readonly entries: AuditEntryModel,
    private readonly clock: Clock,
    retention: Retention,
  ) {
    retention.hourly('audit log', () => this.run());
  }

  async run(max = maxEntries): Promise<void> {
    await keepNewest(this.entries, { since: new Date(this.clock.now() - keptMs), max });
  }
}
