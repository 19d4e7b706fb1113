import { setTimeout as sleep } from 'node:timers/promises';
import { type Redis } from 'ioredis';

const perSecond = 10;
const burst = 20;
const bucketKey = 'crm-rate-limit';
const pauseKey = 'crm-rate-pause';

/**
 * Takes a token, running into debt, and tells how long to wait for it to be earned (in ms): so callers are served in
 * order and nobody asks twice. A pause that the CRM demanded holds for all.
 */
const takeToken = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = tonumber(bucket[1]) or tonumber(ARGV[2])
local at = tonumber(bucket[2]) or now
tokens = math.min(tonumber(ARGV[2]), tokens + math.max(0, now - at) * ARGV[1] / 1000) - 1
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', tostring(now))
redis.call('PEXPIRE', KEYS[1], 600000)
local wait = math.max(0, -tokens * 1000 / ARGV[1])
return math.ceil(math.max(wait, redis.call('PTTL', KEYS[2])))
`;

/** One limit for all copies of this service: 10 requests a second, 20 at once (propstack.md 1.8: limits are unknown). */
export class RateLimit {
  constructor(private readonly redis: Redis) {}

  async waitForTurn(): Promise<void> {
    const waitMs = Number(await this.redis.eval(takeToken, 2, bucketKey, pauseKey, perSecond, burst));
    if (waitMs > 0) await sleep(waitMs);
  }

  /** The CRM asked for a break: nobody calls it until then. */
  async pause(ms: number): Promise<void> {
    if (ms > 0) await this.redis.set(pauseKey, '1', 'PX', Math.ceil(ms));
  }
}
