import { type Log } from '@estate/server-kit/observability/log';
import { isRedisReady } from '@estate/server-kit/stores/redis';
import { type Redis } from 'ioredis';
import { type Challenge, Challenges, challengeSeconds } from './challenge.ts';

/** Forms filled in faster than this are suspicious, in ms. */
const fastestFillMs = 3_000;

export interface DefenceFields {
  altcha?: string | undefined;
  filledInMs?: number | undefined;
}

/** Detects suspicious forms. No lead is refused: a suspicious one is stored and marked (decision 3). */
export class SpamDefence {
  private readonly challenges: Challenges;

  constructor(
    private readonly redis: Redis,
    secrets: readonly [string, ...string[]],
    private readonly log: Log,
  ) {
    this.challenges = new Challenges(secrets);
  }

  issueChallenge(): Promise<Challenge> {
    return this.challenges.issue();
  }

  /** Reasons for suspicion, in German for the digest; null if there are none. */
  async suspicionOf({ altcha, filledInMs }: DefenceFields, idempotencyKey: string): Promise<string | null> {
    const verdict = await this.challenges.check(altcha);
    const reasons = [
      ...(verdict.isSolved ? [] : [verdict.reason]),
      ...(verdict.isSolved && (await this.isReplay(verdict.id, idempotencyKey))
        ? ['Rechenaufgabe mehrfach verwendet']
        : []),
      ...(filledInMs !== undefined && filledInMs < fastestFillMs ? ['zu schnell ausgefüllt'] : []),
    ];
    return reasons.length === 0 ? null : reasons.join(', ');
  }

  /**
   * Whether the challenge was already used for another form. A repeat of the same form after a lost response is no
   * replay. Without Redis no form counts as a replay.
   */
  private async isReplay(id: string, idempotencyKey: string): Promise<boolean> {
    if (!isRedisReady(this.redis)) return false;
    try {
      const usedBy = await this.redis.set(
        `altcha-${id}`,
        idempotencyKey,
        'EX',
        challengeSeconds,
        'NX',
        'GET',
      );
      return usedBy !== null && usedBy !== idempotencyKey;
    } catch (err) {
      this.log.warn({ err }, 'used challenges not readable');
      return false;
    }
  }
}
