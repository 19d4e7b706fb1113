import { keepNewest, Retention } from '@estate/server-kit/retention';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { callModel, keptMs, type CallModel } from './call-log.schema.ts';

/** Ten updates of 10,000 properties; at 16 KB an entry 1.6 GB at most. The oldest entries beyond it are removed. */
export const maxCalls = 100_000;

/** Bounds the log of calls by age and by count, also where the store has no TTL index. */
@Injectable()
export class CallRetention {
  constructor(
    @InjectModel(callModel.name) private readonly calls: CallModel,
    retention: Retention,
  ) {
    retention.hourly('call log', () => this.run());
  }

  async run(max = maxCalls): Promise<void> {
    await keepNewest(this.calls, { since: new Date(Date.now() - keptMs), max });
    await this.markFormer();
  }

  /** Entries of earlier versions have no `is_error`; the filter for errors finds them once they are marked. */
  private async markFormer(): Promise<void> {
    const former = { is_error: { $exists: false } };
    const error = { $or: [{ response_status: { $gte: 400 } }, { error_message: { $ne: null } }] };
    await this.calls.updateMany({ ...former, ...error }, { $set: { is_error: true } });
    await this.calls.updateMany(former, { $set: { is_error: false } });
  }
}
