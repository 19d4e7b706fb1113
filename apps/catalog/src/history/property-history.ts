import { maxHistory, type GetPropertyHistory } from '@estate/contracts/catalog/property-history';
import { InjectLog } from '@estate/server-kit/process/inject';
import { type Log } from '@estate/server-kit/observability/log';
import { keepNewest, Retention } from '@estate/server-kit/stores/retention';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type z } from 'zod';
import {
  historyEntryModel,
  retentionMs,
  type HistoryEntry,
  type HistoryEntryModel,
} from './history-entry.schema.ts';

/**
 * Stores the changes of each property with their author or source. Entries are kept for twelve months, and at most 200
 * per property.
 */
@Injectable()
export class PropertyHistory {
  constructor(
    @InjectModel(historyEntryModel.name) private readonly entries: HistoryEntryModel,
    @InjectLog() private readonly log: Log,
  ) {}

  /** Stores an entry for each write. An error is only logged, because the properties are already written. */
  async add(written: readonly Omit<HistoryEntry, 'created_at'>[]): Promise<void> {
    if (written.length === 0) return;
    const created_at = new Date();
    try {
      await this.entries.insertMany(
        written.map((entry) => ({ ...entry, created_at })),
        { lean: true },
      );
      // An entry without changes is that of a first import, before which the property has no entries to remove.
      const changed = written.filter(({ changes }) => changes.length > 0);
      for (const { property_id } of changed) await this.shorten(property_id);
    } catch (err) {
      this.log.warn({ err }, 'history of properties not written');
    }
  }

  async entriesOf(property_id: number): Promise<z.input<typeof GetPropertyHistory.output>> {
    const entries = await this.entries
      .find({ property_id, created_at: { $gte: new Date(Date.now() - retentionMs) } })
      .sort({ created_at: -1, _id: -1 })
      .limit(maxHistory)
      .lean();
    return {
      items: entries.map(({ _id, created_at, source, by, job = null, changes }) => ({
        id: String(_id),
        at: created_at.toISOString(),
        source,
        by,
        job,
        changes,
      })),
    };
  }

  private async shorten(property_id: number): Promise<void> {
    const [oldest] = await this.entries
      .find({ property_id }, { _id: 1 })
      .sort({ created_at: -1, _id: -1 })
      .skip(maxHistory)
      .limit(1)
      .lean();
    if (oldest) await this.entries.deleteMany({ property_id, _id: { $lte: oldest._id } });
  }
}

/** Maximum number of entries, enough for 5,000 properties with 200 each; above it, the oldest entries are removed. */
const maxEntries = 1_000_000;

/** Deletes entries of all properties by age and by total number. */
@Injectable()
export class HistoryRetention {
  constructor(
    @InjectModel(historyEntryModel.name) private readonly entries: HistoryEntryModel,
    retention: Retention,
  ) {
    retention.hourly('property history', () => this.run());
  }

  run(max = maxEntries): Promise<void> {
    return keepNewest(this.entries, { since: new Date(Date.now() - retentionMs), max });
  }
}
