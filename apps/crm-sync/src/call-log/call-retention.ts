import { InjectLog } from '@estate/server-kit/inject';
import { type Log } from '@estate/server-kit/log';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { callModel, keptMs, type CallModel } from './call-log.schema.ts';

/** Ten updates of 10,000 properties; at 16 KB an entry 1.6 GB at most. The oldest entries beyond it are removed. */
export const maxCalls = 100_000;
const everyMs = 600_000;

/** Bounds the log of calls by age and by count, also where the store has no TTL index. */
@Injectable()
export class CallRetention implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectModel(callModel.name) private readonly calls: CallModel,
    @InjectLog() private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      this.run().catch((err: unknown) => this.log.warn({ err }, 'call log not shortened'));
    }, everyMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  async run(max = maxCalls): Promise<void> {
    await this.calls.deleteMany({ created_at: { $lt: new Date(Date.now() - keptMs) } });
    const [oldest] = await this.calls
      .find({}, { created_at: 1 })
      .sort({ created_at: -1, _id: -1 })
      .skip(max)
      .limit(1)
      .lean();
    if (oldest) await this.calls.deleteMany({ created_at: { $lte: oldest.created_at } });
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
