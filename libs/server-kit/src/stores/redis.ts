import { setTimeout as sleep } from 'node:timers/promises';
import { Redis, type RedisOptions } from 'ioredis';
import { type Log } from '../observability/log.ts';

export type RedisRole = 'producer' | 'worker' | 'subscriber';

/**
 * Producer commands fail at once without Redis, because a request waits for them; other commands wait for Redis.
 * `socketTimeout` replaces a connection without any reply; it is longer for a worker, whose blocking command may wait
 * ten seconds for a job.
 */
const producer = {
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  commandTimeout: 1_000,
  socketTimeout: 3_000,
};
const optionsOf: Record<RedisRole, Omit<RedisOptions, 'replyMapping'>> = {
  producer,
  worker: { maxRetriesPerRequest: null, socketTimeout: 30_000 },
  subscriber: { maxRetriesPerRequest: null, autoResubscribe: false },
};

const connection = { connectTimeout: 1_000, keepAlive: 10_000 };

/** Options of Nest's Redis transport: a producer's connection that reconnects for ever. */
export function redisTransport(url: string) {
  const { protocol, hostname, port, username, password, pathname } = new URL(url);
  return {
    ...producer,
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 6379),
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    db: Number(pathname.slice(1)),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
    ...connection,
    retryAttempts: Infinity,
    retryDelay: 1_000,
  };
}

/** A connection that always reconnects (at most 2 s apart) and logs each outage once. */
export function connectRedis(url: string, role: RedisRole, log: Log): Redis {
  const redis = new Redis(url, {
    ...optionsOf[role],
    ...connection,
    retryStrategy: (times) => Math.min(50 * 2 ** Math.min(times, 6), 2_000),
  });
  return logOutages(redis, role, log);
}

/** A separate connection to the same server, for another role. */
export function duplicateRedis(redis: Redis, role: RedisRole, log: Log): Redis {
  const overrides = { enableOfflineQueue: true, ...optionsOf[role] };
  const { commandTimeout, socketTimeout } = overrides;
  const copy = redis.duplicate({ ...overrides, commandTimeout, socketTimeout });
  return logOutages(copy, role, log);
}

function logOutages(redis: Redis, role: RedisRole, log: Log): Redis {
  let isOut = false;
  redis.on('error', (err: Error) => {
    if (!isOut) log.warn({ err, role }, 'redis is not reachable');
    isOut = true;
  });
  redis.on('ready', () => {
    if (isOut) log.info({ role }, 'redis is back');
    isOut = false;
  });
  return redis;
}

export function isRedisReady(redis: Redis): boolean {
  return redis.status === 'ready';
}

const checkMs = 500;

/**
 * Whether Redis replies to a ping in time. Readiness needs this check, because the connection to a hanging Redis stays
 * open.
 */
export const isRedisAnswering = (redis: Redis, withinMs = checkMs): Promise<boolean> =>
  succeeds(redis, () => redis.ping(), withinMs);

/** Whether Redis takes a write in time. A full or read-only Redis still replies to pings. */
export const isRedisWritable = (redis: Redis, withinMs = checkMs): Promise<boolean> =>
  succeeds(redis, () => redis.set('readiness', 1, 'EX', 10), withinMs);

async function succeeds(redis: Redis, command: () => Promise<unknown>, withinMs: number): Promise<boolean> {
  if (!isRedisReady(redis)) return false;
  const isDone = command().then(
    () => true,
    () => false,
  );
  return Promise.race([isDone, sleep(withinMs, false, { ref: false })]);
}

/** Waits for the first connection. Resolves with false when it fails, or after `withinMs`. */
export function redisReady(redis: Redis, withinMs = 1_000): Promise<boolean> {
  if (isRedisReady(redis)) return Promise.resolve(true);
  if (redis.status === 'reconnecting' || redis.status === 'end') return Promise.resolve(false);
  return new Promise((resolve) => {
    const settle = () => {
      clearTimeout(timer);
      redis.off('ready', settle).off('close', settle);
      resolve(isRedisReady(redis));
    };
    const timer = setTimeout(settle, withinMs);
    redis.once('ready', settle).once('close', settle);
  });
}
