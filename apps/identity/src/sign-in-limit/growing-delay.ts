import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Clock } from '../clock.ts';
import { isDuplicateKey } from '@estate/server-kit/mongo';
import { signInAttemptModel, type SignInAttempt, type SignInAttemptModel } from './sign-in-attempt.schema.ts';

const retentionMs = 60 * 60 * 1_000;
const maxRounds = 20;

interface DelayRule {
  /** The number of wrong passwords without a delay. */
  readonly free: number;
  /** The longest delay in seconds. */
  readonly longest: number;
}

/** The delay in seconds after this many wrong passwords: 0 for the free ones, then 1, 2, 4, … */
const delayAfter = (failures: number, { free, longest }: DelayRule): number =>
  failures < free ? 0 : Math.min(2 ** (failures - free), longest);

/**
 * Each wrong password lengthens the delay before the next. An attempt counts as wrong before the password is checked,
 * in one atomic step over all copies, so that concurrent attempts get no more checks than sequential ones.
 */
@Injectable()
export class GrowingDelay {
  constructor(
    @InjectModel(signInAttemptModel.name) private readonly attempts: SignInAttemptModel,
    private readonly clock: Clock,
  ) {}

  /** Counts an attempt and returns 0. If the delay is not over, counts nothing and returns the seconds to wait. */
  async take(_id: string, rule: DelayRule): Promise<number> {
    for (let round = 0; round < maxRounds; round++) {
      const now = this.clock.now();
      const found = await this.attempts.findById(_id).lean();
      // Expired documents are ignored here, because the TTL index runs only once a minute.
      const current = found && found.expires_at.getTime() > now ? found : null;
      const waitMs = (current?.open_at?.getTime() ?? 0) - now;
      if (waitMs > 0) return Math.ceil(waitMs / 1_000);
      const failures = (current?.failures ?? 0) + 1;
      const delay = delayAfter(failures, rule);
      const next = {
        failures,
        // Null without a delay. The present time would refuse a concurrent attempt on a copy whose clock is slow.
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

  /** Stores the new count; false if a concurrent attempt was counted first. */
  private async replace(
    _id: string,
    found: SignInAttempt | null,
    next: Omit<SignInAttempt, '_id'>,
  ): Promise<boolean> {
    if (!found) return isNew(() => this.attempts.create({ _id, ...next }));
    const { failures, expires_at } = found;
    const { modifiedCount } = await this.attempts.updateOne({ _id, failures, expires_at }, { $set: next });
    return modifiedCount === 1;
  }
}

async function isNew(insert: () => Promise<unknown>): Promise<boolean> {
  try {
    await insert();
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
