import { createHmac } from 'node:crypto';
import { clientNetwork } from '@estate/server-kit/client-network';
import { isRedisReady } from '@estate/server-kit/redis';
import { type Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { LocalCounts } from './local-counts.ts';
import { TooManyRequests } from './refused.ts';

/**
 * The calls that one client may make in a number of seconds; each form has a count of its own. `search` and `miss` count
 * public reads that are not answered from memory: `search` the listings, as data and as page, and `miss` all the others.
 * `hook` lets a burst of the CRM pass, e.g. after staff changed many objects there at once.
 */
export const limits = {
  form: { points: 20, duration: 600 },
  search: { points: 60, duration: 60 },
  miss: { points: 300, duration: 60 },
  render: { points: 600, duration: 600 },
  hook: { points: 6_000, duration: 600 },
  report: { points: 30, duration: 600 },
} as const;

export type LimitName = keyof typeof limits;

export interface Limits {
  /** Counts one call; throws TooManyRequests above the limit. `scope` splits the count, e.g. by form. */
  count(name: LimitName, client: string, scope?: string): Promise<void>;
  /** Takes back a counted call that caused no work. */
  giveBack(name: LimitName, client: string, scope?: string): Promise<void>;
}

/** After a failure Redis is left alone for this long, because every call would wait for it. */
const askAgainMs = 5_000;

function forEachLimit<Kind>(make: (name: LimitName) => Kind): Record<LimitName, Kind> {
  return Object.fromEntries(
    (Object.keys(limits) as LimitName[]).map((name) => [name, make(name)] as const),
  ) as Record<LimitName, Kind>;
}

/** Counted in Redis over all copies, in this process while Redis is gone. Only a keyed hash of the address is kept. */
export function createLimits(redis: Redis, secret: string): Limits {
  const key = createHmac('sha256', secret).update('limits').digest();
  const ofAll = forEachLimit(
    (name) => new RateLimiterRedis({ storeClient: redis, keyPrefix: `limit-${name}`, ...limits[name] }),
  );
  const ofThisProcess = forEachLimit((name) => new LocalCounts(limits[name]));
  let isAskedFrom = 0;

  /** True if Redis has counted; rejects only if Redis counted too many calls. */
  async function inRedis(work: () => Promise<unknown>): Promise<boolean> {
    if (!isRedisReady(redis) || performance.now() < isAskedFrom) return false;
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      isAskedFrom = performance.now() + askAgainMs;
      return false;
    }
  }

  const whoIs = (client: string, scope: string) =>
    createHmac('sha256', key)
      .update(`${clientNetwork(client)} ${scope}`)
      .digest('base64url');
  return {
    async count(name, client, scope = '') {
      const who = whoIs(client, scope);
      try {
        if (!(await inRedis(() => ofAll[name].consume(who)))) ofThisProcess[name].count(who);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new TooManyRequests(Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)));
      }
    },
    async giveBack(name, client, scope = '') {
      const who = whoIs(client, scope);
      if (!(await inRedis(() => ofAll[name].reward(who)))) ofThisProcess[name].giveBack(who);
    },
  };
}
