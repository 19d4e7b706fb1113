import { type Model } from 'mongoose';
import { upserting } from '../upsert.ts';
import { type SignInAttempt } from './sign-in-attempt.schema.ts';

export interface WindowRule {
  /** So many wrong passwords within the window close what they are counted for, for one window more. */
  readonly failures: number;
  readonly windowSeconds: number;
}

/** Wrong passwords within a span of time, over all copies; a try is counted as wrong before the password is looked at. */
export class FailureWindow {
  constructor(
    private readonly attempts: Model<SignInAttempt>,
    private readonly rule: WindowRule,
    private readonly now: () => number,
  ) {}

  /** Seconds that it stays closed, 0 if it is open; counts nothing. */
  async closedFor(_id: string): Promise<number> {
    const found = await this.attempts.findById(_id).lean();
    return found && found.failures >= this.rule.failures ? this.secondsUntil(found.expires_at) : 0;
  }

  /** Counts a try; the seconds to wait if it is one too many, else 0. */
  async take(_id: string): Promise<number> {
    const now = this.now();
    const expires_at = new Date(now + this.rule.windowSeconds * 1_000);
    // The TTL index removes expired ones only once a minute.
    await this.attempts.deleteOne({ _id, expires_at: { $lte: new Date(now) } });
    const { failures, expires_at: ends } = await upserting(() =>
      this.attempts.findOneAndUpdate(
        { _id },
        { $inc: { failures: 1 }, $setOnInsert: { expires_at } },
        { upsert: true, returnDocument: 'after' },
      ),
    );
    if (failures === this.rule.failures) await this.attempts.updateOne({ _id }, { $set: { expires_at } });
    return failures > this.rule.failures ? Math.max(1, this.secondsUntil(ends)) : 0;
  }

  async giveBack(_id: string): Promise<void> {
    await this.attempts.updateOne({ _id, failures: { $gt: 0 } }, { $inc: { failures: -1 } });
  }

  private secondsUntil(time: Date): number {
    return Math.max(0, Math.ceil((time.getTime() - this.now()) / 1_000));
  }
}
