import { keepNewest, Retention } from '@estate/server-kit/retention';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { historyEntryModel, keptMs, type HistoryEntryModel } from './history-entry.schema.ts';

/** 5,000 properties with 200 changes each; the oldest entries beyond it are removed. */
const maxEntries = 1_000_000;

/** Bounds the history of all properties by age and by count. */
@Injectable()
export class HistoryRetention {
  constructor(
    @InjectModel(historyEntryModel.name) private readonly entries: HistoryEntryModel,
    retention: Retention,
  ) {
    retention.hourly('property history', () => this.run());
  }

  run(max = maxEntries): Promise<void> {
    return keepNewest(this.entries, { since: new Date(Date.now() - keptMs), max });
  }
}
