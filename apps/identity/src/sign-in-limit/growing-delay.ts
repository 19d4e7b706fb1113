import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { storeUnlessDuplicate } from '@estate/server-kit/stores/mongo';
import { Clock } from '@estate/server-kit/process/clock';
import { signInAttemptModel, type SignInAttempt, type SignInAttemptModel } from './sign-in-attempt.schema.ts';

const retentionMs = 60 * 60 * 1_000;
const maxRounds = 20;

interface DelayRule {
  /** The number of wrong passwords after which the first delay follows. */
  readonly free: number;
  /** The longest delay in seconds. */
  readonly longest: number;
}

/** The delay in seconds after this number of wrong passwords: 0 below `free`, then 1, 2, 4, … up to `longest`. */
const delayAfter = (failures: number, { free, longest }: DelayRule): number =>
  failures < free ? 0 : Math.min(2 ** (failures - free), longest);

/**
 * A delay before the next attempt that grows with each wrong password. An attempt is counted as wrong before its
 * password is checked, by one atomic update, so that concurrent attempts get no more checks than sequential ones.
 */
@Injectable()
export class GrowingDelay {
  constructor(
    @InjectModel(signInAttemptModel.name) private readonly attempts: SignInAttemptModel,
    private readonly clock: Clock,
  ) {}

  /** Counts an attempt and returns 0. While a delay lasts, counts nothing and returns the seconds to wait. */
  async take(_id: string, rule: DelayRule): Promise<number> {
    for (let round = 0; round < maxRounds; round++) {
      const now = this.clock.now().getTime();
      const found = await this.attempts.findById(_id).lean();
      // An expired document is ignored, because MongoDB deletes expired ones only once a minute.
      const current = found && found.expires_at.getTime() > now ? found : null;
      const waitMs = (current?.open_at?.getTime() ?? 0) - now;
      if (waitMs > 0) return Math.ceil(waitMs / 1_000);
      const failures = (current?.failures ?? 0) + 1;
      const delay = delayAfter(failures, rule);
      const next = {
        failures,
        // Null if there is no delay. With the current time instead, an instance whose clock is slow would refuse the
        // next attempt.
        open_at: delay > 0 ? new Date(now + delay * 1_000) : null,
        expires_at: new Date(now + retentionMs),
      };
      if (await this.replace(_id, found, next)) return 0;
    }
    return 1;
  }

  async reset(_id: string): Promise<void> {
    await this.attempts.deleteOne({ _id });
  }

  /** Stores the new count. Returns false if a concurrent attempt was counted after `found` was read. */
  private async replace(
    _id: string,
    found: SignInAttempt | null,
    next: Omit<SignInAttempt, '_id'>,
  ): Promise<boolean> {
    if (!found) return storeUnlessDuplicate(() => this.attempts.create({ _id, ...next }));
    const { failures, expires_at } = found;
    const { modifiedCount } = await this.attempts.updateOne({ _id, failures, expires_at }, { $set: next });
    return modifiedCount === 1;
  }
}
