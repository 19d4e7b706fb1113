import { createHmac } from 'node:crypto';
import { subkey } from '@estate/server-kit/auth-secrets';
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

/** A call whose count is on its way. */
export interface Counting {
  /** Whether this process knows of so few calls of the client that the work may begin before Redis has counted. */
  readonly mayBegin: boolean;
  /** Rejects with TooManyRequests above the limit. */
  readonly counted: Promise<void>;
}

export interface Limits {
  /** Counts one call. `scope` splits the count, e.g. by form. */
  begin(name: LimitName, client: string, scope?: string): Counting;
  /** Counts one call and waits for it; throws TooManyRequests above the limit. */
  count(name: LimitName, client: string, scope?: string): Promise<void>;
  /** Takes back a counted call that caused no work. */
  giveBack(name: LimitName, client: string, scope?: string): Promise<void>;
}

/** After a failure Redis is left alone for this long, because every call would wait for it. */
const askAgainMs = 5_000;

/** The part of its limit that a client may use of each process before the process waits for Redis's count. */
const unwaitedPart = 0.25;

function forEachLimit<Kind>(make: (name: LimitName) => Kind): Record<LimitName, Kind> {
  return Object.fromEntries(
    (Object.keys(limits) as LimitName[]).map((name) => [name, make(name)] as const),
  ) as Record<LimitName, Kind>;
}

/** Counted in Redis over all copies, and in this process for when Redis is gone. Only a keyed hash of the address is kept. */
export function createLimits(redis: Redis, secret: string): Limits {
  const key = subkey(secret, 'limits');
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
  async function check(name: LimitName, who: string): Promise<void> {
    try {
      if (!(await inRedis(() => ofAll[name].consume(who)))) ofThisProcess[name].check(who);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new TooManyRequests(Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)));
    }
  }

  function begin(name: LimitName, client: string, scope = ''): Counting {
    const who = whoIs(client, scope);
    ofThisProcess[name].count(who);
    return { mayBegin: ofThisProcess[name].isWithin(unwaitedPart, who), counted: check(name, who) };
  }

  return {
    begin,
    count: (name, client, scope) => begin(name, client, scope).counted,
    async giveBack(name, client, scope = '') {
      const who = whoIs(client, scope);
      ofThisProcess[name].giveBack(who);
      await inRedis(() => ofAll[name].reward(who));
    },
  };
}
