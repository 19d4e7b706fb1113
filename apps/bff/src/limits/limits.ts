import { createHmac } from 'node:crypto';
import { ProblemError } from '@estate/server-kit/problem-error';
import { type Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { countedAs } from '../routing/client-address.ts';

/** Calls of one client in a span of seconds; forms are counted one by one. */
export const limits = {
  form: { points: 20, duration: 600 },
  'sign-in': { points: 10, duration: 600 },
  search: { points: 60, duration: 60 },
  render: { points: 600, duration: 600 },
} as const;

export type LimitName = keyof typeof limits;

export class TooManyRequests extends ProblemError {
  constructor(readonly retryAfterSeconds: number) {
    super('too-many-requests');
  }
}

export interface Limits {
  /** Counts one call; throws TooManyRequests when it is one too many. `about` divides the count, e.g. by form. */
  count(name: LimitName, client: string, about?: string): Promise<void>;
  /** Takes back a counted call that turned out to cost nothing. */
  giveBack(name: LimitName, client: string, about?: string): Promise<void>;
}

/** Counted in Redis over all copies, in this process while Redis is gone. Only a keyed hash of the address is kept. */
export function createLimits(redis: Redis, secret: string): Limits {
  const key = createHmac('sha256', secret).update('limits').digest();
  const limiters = Object.fromEntries(
    Object.entries(limits).map(([name, { points, duration }]) => [
      name,
      new RateLimiterRedis({
        storeClient: redis,
        keyPrefix: `limit-${name}`,
        points,
        duration,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory({ keyPrefix: `limit-${name}`, points, duration }),
      }),
    ]),
  ) as Record<LimitName, RateLimiterRedis>;
  const whoIs = (client: string, about: string) =>
    createHmac('sha256', key)
      .update(`${countedAs(client)} ${about}`)
      .digest('base64url');
  return {
    async count(name, client, about = '') {
      try {
        await limiters[name].consume(whoIs(client, about));
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new TooManyRequests(Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)));
      }
    },
    async giveBack(name, client, about = '') {
      await limiters[name].reward(whoIs(client, about));
    },
  };
}
