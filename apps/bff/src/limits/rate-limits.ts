import { createHmac } from 'node:crypto';
import { subkey } from '@estate/server-kit/process/auth-secrets';
import { clientNetwork } from '@estate/server-kit/http/client-network';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { isRedisReady } from '@estate/server-kit/stores/redis';
import { type Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

/**
 * The number of calls (`points`) that one client may make in `duration` seconds; each form has its own count.
 * `search` and `miss` count public reads that are not in the cache: `search` the listings, as data and as pages,
 * `miss` all others. `hook` allows a burst of the CRM, e.g. after staff changed many objects there at once. `view`
 * counts views of properties and allows a whole office behind one address. `document` counts documents that are made for a
 * visitor at once.
 */
export const limitsPerClient = {
  form: { points: 20, duration: 600 },
  search: { points: 60, duration: 60 },
  miss: { points: 300, duration: 60 },
  render: { points: 600, duration: 600 },
  hook: { points: 6_000, duration: 600 },
  estimate: { points: 30, duration: 60 },
  report: { points: 30, duration: 600 },
  document: { points: 20, duration: 600 },
  view: { points: 300, duration: 600 },
} as const;

export type LimitName = keyof typeof limitsPerClient;

/** The client has reached a limit and may retry after this number of seconds. */
export abstract class LimitError extends ProblemError {
  protected constructor(
    readonly reason: 'too-many-requests' | 'busy',
    readonly retryAfterSeconds: number,
  ) {
    super(reason);
  }
}

export class TooManyRequests extends LimitError {
  constructor(retryAfterSeconds: number) {
    super('too-many-requests', retryAfterSeconds);
  }
}

/** Retry-After while the server is overloaded; sent also for `busy` problems of a service. */
export const busySeconds = 5;

export class ServerBusy extends LimitError {
  constructor() {
    super('busy', busySeconds);
  }
}

/**
 * Maximum of counted clients; the map of this size takes about 2 MB. An attacker with more addresses than this evades
 * limits per client.
 */
export const maxClients = 10_000;

interface Count {
  calls: number;
  readonly endsAt: number;
}

/** Counts in the memory of this process. Above the maximum, the least recently counted clients are dropped. */
export class InMemoryRateLimit {
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
  /** Subtracts a counted call that caused no work. */
  giveBack(name: LimitName, client: string, scope?: string): Promise<void>;
}

/** After a failure, Redis is not called for this long, because every call would wait for it. */
const redisPauseMs = 5_000;

function forEachLimit<Kind>(make: (name: LimitName) => Kind): Record<LimitName, Kind> {
  return Object.fromEntries(
    (Object.keys(limitsPerClient) as LimitName[]).map((name) => [name, make(name)] as const),
  ) as Record<LimitName, Kind>;
}

/**
 * Counts in Redis over all instances, and in this process as a fallback while Redis is down. Only a keyed hash of the
 * address is stored.
 */
export function createRateLimits(redis: Redis, secret: string): RateLimits {
  const key = subkey(secret, 'limits');
  const redisLimiters = forEachLimit(
    (name) =>
      new RateLimiterRedis({ storeClient: redis, keyPrefix: `limit-${name}`, ...limitsPerClient[name] }),
  );
  const processCounts = forEachLimit((name) => new InMemoryRateLimit(limitsPerClient[name]));
  let retryRedisAt = 0;

  /** Returns true if Redis counted, false if Redis is down. Rejects only if Redis counted too many calls. */
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
  async function check(name: LimitName, clientKey: string): Promise<void> {
    try {
      if (!(await inRedis(() => redisLimiters[name].consume(clientKey))))
        processCounts[name].check(clientKey);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new TooManyRequests(Math.max(1, Math.ceil(error.msBeforeNext / 1_000)));
    }
  }

  return {
    async count(name, client, scope = '') {
      const clientKey = keyOf(client, scope);
      processCounts[name].count(clientKey);
      await check(name, clientKey);
    },
    async giveBack(name, client, scope = '') {
      const clientKey = keyOf(client, scope);
      processCounts[name].giveBack(clientKey);
      await inRedis(() => redisLimiters[name].reward(clientKey));
    },
  };
}
