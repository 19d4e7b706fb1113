import { Redis, type RedisOptions } from 'ioredis';
import { type Log } from './log.ts';

export type RedisRole = 'producer' | 'worker' | 'subscriber';

/** Producer commands fail at once without Redis, because a request waits for them; other commands wait for Redis. */
const optionsOf: Record<RedisRole, Omit<RedisOptions, 'replyMapping'>> = {
  producer: { enableOfflineQueue: false, maxRetriesPerRequest: 0, commandTimeout: 1_000 },
  worker: { maxRetriesPerRequest: null },
  subscriber: { maxRetriesPerRequest: null, autoResubscribe: false },
};

/** A connection that always reconnects (at most 2 s apart) and logs each outage once. */
export function connectRedis(url: string, role: RedisRole, log: Log): Redis {
  const redis = new Redis(url, {
    ...optionsOf[role],
    connectTimeout: 1_000,
    keepAlive: 10_000,
    retryStrategy: (times) => Math.min(50 * 2 ** Math.min(times, 6), 2_000),
  });
  return logOutages(redis, role, log);
}

/** A separate connection to the same server, for another role. */
export function duplicateRedis(redis: Redis, role: RedisRole, log: Log): Redis {
  const own = { enableOfflineQueue: true, ...optionsOf[role] };
  const copy = redis.duplicate({ ...own, commandTimeout: own.commandTimeout });
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

/** Waits for the first connect; false as soon as it fails, or after `withinMs`. */
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
