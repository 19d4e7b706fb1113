import { retryUpsert } from '@estate/server-kit/stores/mongo';
import { addMilliseconds, Clock } from '@estate/server-kit/process/clock';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { signInAttemptModel, type SignInAttemptModel } from './sign-in-attempt.schema.ts';

interface WindowRule {
  /** After this many wrong passwords within a window, the account or network is locked for another window. */
  readonly failures: number;
  readonly windowSeconds: number;
}

/**
 * Counts wrong passwords in a time window, over all instances of the service. An attempt counts as wrong until its
 * password turned out to be right.
 */
@Injectable()
export class FailureWindow {
  constructor(
    @InjectModel(signInAttemptModel.name) private readonly attempts: SignInAttemptModel,
    private readonly clock: Clock,
  ) {}

  /** The seconds until the lock ends, 0 if unlocked. Counts no attempt. */
  async lockSeconds(_id: string, rule: WindowRule): Promise<number> {
    const found = await this.attempts.findById(_id).lean();
    return found && found.failures >= rule.failures ? this.secondsUntil(found.expires_at) : 0;
  }

  /** Counts an attempt. Returns the seconds to wait if it exceeds the limit, else 0. */
  async take(_id: string, rule: WindowRule): Promise<number> {
    const now = this.clock.now();
    const expires_at = addMilliseconds(now, rule.windowSeconds * 1_000);
    // An expired document is deleted here, because MongoDB deletes expired ones only once a minute.
    await this.attempts.deleteOne({ _id, expires_at: { $lte: now } });
    const { failures, expires_at: ends } = await retryUpsert(() =>
      this.attempts.findOneAndUpdate(
        { _id },
        { $inc: { failures: 1 }, $setOnInsert: { expires_at } },
        { upsert: true, returnDocument: 'after' },
      ),
    );
    if (failures === rule.failures) await this.attempts.updateOne({ _id }, { $set: { expires_at } });
    return failures > rule.failures ? Math.max(1, this.secondsUntil(ends)) : 0;
  }

  async giveBack(_id: string): Promise<void> {
    await this.attempts.updateOne({ _id, failures: { $gt: 0 } }, { $inc: { failures: -1 } });
  }

  private secondsUntil(time: Date): number {
    return Math.max(0, Math.ceil((time.getTime() - this.clock.now().getTime()) / 1_000));
  }
}
