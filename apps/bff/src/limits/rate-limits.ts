import { createHmac } from 'node:crypto';
import { subkey } from '@estate/server-kit/auth-secrets';
import { clientNetwork } from '@estate/server-kit/client-network';
import { ProblemError } from '@estate/server-kit/problem-error';
import { isRedisReady } from '@estate/server-kit/redis';
import { type Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * The calls that one client may make in a number of seconds; each form has a count of its own. `search` and `miss` count
 * public reads that are not answered from memory: `search` the listings, as data and as page, and `miss` all the others.
 * `hook` lets a burst of the CRM pass, e.g. after staff changed many objects there at once. `view` counts views of
 * properties, also of a whole office behind one address.
 */
export const limits = {
  form: { points: 20, duration: 600 },
  search: { points: 60, duration: 60 },
  miss: { points: 300, duration: 60 },
  render: { points: 600, duration: 600 },
  hook: { points: 6_000, duration: 600 },
  report: { points: 30, duration: 600 },
  view: { points: 300, duration: 600 },
} as const;

export type LimitName = keyof typeof limits;

/** A limit was reached; the caller may retry after this number of seconds. */
export abstract class LimitError extends ProblemError {
  protected constructor(
    readonly reason: 'too-many-requests' | 'busy',
    readonly retryAfterSeconds: number,
  ) {
    super(reason);
  }
}

/** One client has used up its calls of a time span. */
export class TooManyRequests extends LimitError {
  constructor(retryAfterSeconds: number) {
    super('too-many-requests', retryAfterSeconds);
  }
}

/** Also answered while a service is overloaded. */
export const busySeconds = 5;

/** Too many clients at this moment. */
export class Busy extends LimitError {
  constructor() {
    super('busy', busySeconds);
  }
}

/** About 2 MB. Limits per client do not stop an attacker with more addresses than this. */
export const maxClients = 10_000;

interface Count {
  calls: number;
  readonly endsAt: number;
}

/** Counts in this process. Above the maximum, the least recently counted clients are dropped. */
export class ProcessCounts {
  private readonly counts = new LRUCache<string, Count>({ max: maxClients });

  /** A client may make `points` calls in `duration` seconds, counted from its first call. */
  constructor(private readonly limit: { readonly points: number; readonly duration: number }) {}

  count(client: string): void {
    const known = this.current(client);
    if (known) known.calls += 1;
    else this.counts.set(client, { calls: 1, endsAt: performance.now() + this.limit.duration * 1_000 });
  }

  /** Throws TooManyRequests if the client made more calls than it may. */
  check(client: string): void {
    const count = this.current(client);
    if (count && count.calls > this.limit.points)
      throw new TooManyRequests(Math.ceil((count.endsAt - performance.now()) / 1_000));
  }

  giveBack(client: string): void {
    const count = this.current(client);
    if (count) count.calls -= 1;
  }

  private current(client: string): Count | undefined {
    const known = this.counts.get(client);
    return known && known.endsAt > performance.now() ? known : undefined;
  }
}

export interface RateLimits {
  /** Counts one call; throws TooManyRequests above the limit. `scope` splits the count, e.g. by form. */
  count(name: LimitName, client: string, scope?: string): Promise<void>;
  /** Takes back a counted call that caused no work. */
  giveBack(name: LimitName, client: string, scope?: string): Promise<void>;
}

/** After a failure Redis is left alone for this long, because every call would wait for it. */
const redisPauseMs = 5_000;

function forEachLimit<Kind>(make: (name: LimitName) => Kind): Record<LimitName, Kind> {
  return Object.fromEntries(
    (Object.keys(limits) as LimitName[]).map((name) => [name, make(name)] as const),
  ) as Record<LimitName, Kind>;
}

/** Counted in Redis over all copies, and in this process for when Redis is gone. Only a keyed hash of the address is kept. */
export function createRateLimits(redis: Redis, secret: string): RateLimits {
  const key = subkey(secret, 'limits');
  const inAll = forEachLimit(
    (name) => new RateLimiterRedis({ storeClient: redis, keyPrefix: `limit-${name}`, ...limits[name] }),
  );
  const inThisProcess = forEachLimit((name) => new ProcessCounts(limits[name]));
  let retryRedisAt = 0;

  /** True if Redis has counted; rejects only if Redis counted too many calls. */
  async function inRedis(work: () => Promise<unknown>): Promise<boolean> {
    if (!isRedisReady(redis) || performance.now() < retryRedisAt) return false;
    try {
      await work();
      return true;
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      retryRedisAt = performance.now() + redisPauseMs;
      return false;
    }
  }

  const keyOf = (client: string, scope: string) =>
    createHmac('sha256', key)
      .update(`${clientNetwork(client)} ${scope}`)
      .digest('base64url');
  async function check(name: LimitName, who: string): Promise<void> {
    try {
      if (!(await inRedis(() => inAll[name].consume(who)))) inThisProcess[name].check(who);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw new TooManyRequests(Math.max(1, Math.ceil(refused.msBeforeNext / 1_000)));
    }
  }

  return {
    async count(name, client, scope = '') {
      const who = keyOf(client, scope);
      inThisProcess[name].count(who);
      await check(name, who);
    },
    async giveBack(name, client, scope = '') {
      const who = keyOf(client, scope);
      inThisProcess[name].giveBack(who);
      await inRedis(() => inAll[name].reward(who));
    },
  };
}
