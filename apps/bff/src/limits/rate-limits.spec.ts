import { createLog } from '@estate/server-kit/observability/log';
import { connectRedis, isRedisReady } from '@estate/server-kit/stores/redis';
import { testRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Redis } from 'ioredis';
import { createRateLimits, limitsPerClient, TooManyRequests } from './rate-limits.ts';

describe('limits counted in Redis', () => {
  let store: Awaited<ReturnType<typeof testRedis>>;
  let redis: Redis;
  beforeAll(async () => {
    store = await testRedis();
    redis = connectRedis(store.url, 'producer', createLog('test'));
    await eventually(() => expect(isRedisReady(redis)).toBe(true));
  });
  afterAll(async () => {
    redis.disconnect();
    await store.stop();
  });

  it('all copies of the BFF share one request count per client in Redis, without requests that caused no work', async () => {
    const [one, another] = [createRateLimits(redis, 'secret'), createRateLimits(redis, 'secret')];
    for (let call = 0; call < limitsPerClient.form.points; call += 1) await one.count('form', '203.0.113.1');
    await expect(another.count('form', '203.0.113.1')).rejects.toBeInstanceOf(TooManyRequests);
    // A refused request is counted too.
    await one.giveBack('form', '203.0.113.1');
    await one.giveBack('form', '203.0.113.1');
    await expect(another.count('form', '203.0.113.1')).resolves.toBeUndefined();
    await expect(another.count('form', '203.0.113.1')).rejects.toBeInstanceOf(TooManyRequests);
    await expect(one.count('form', '203.0.113.2')).resolves.toBeUndefined();
  });

  it('the rate limit stores no client address in Redis', async () => {
    const keys = await redis.keys('*');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join()).not.toContain('203.0.113');
  });

  it('the rate limit counts in the process after one request to a hanging Redis, and in Redis again later', async () => {
    const hanging = createRateLimits(redis, 'another secret');
    const other = connectRedis(store.url, 'producer', createLog('test'));
    await eventually(() => expect(isRedisReady(other)).toBe(true));
    await other.client('PAUSE', 60_000, 'WRITE');
    const took = async () => {
      const since = performance.now();
      await hanging.count('miss', '203.0.113.7');
      return performance.now() - since;
    };
    expect(await took()).toBeGreaterThan(500);
    const since = performance.now();
    for (let call = 1; call < limitsPerClient.miss.points; call += 1) await took();
    expect(performance.now() - since).toBeLessThan(4_000);
    await expect(took()).rejects.toBeInstanceOf(TooManyRequests);
    await other.client('UNPAUSE');
    const now = performance.now.bind(performance);
    const later = jest.spyOn(performance, 'now').mockImplementation(() => now() + 5_000);
    await eventually(took);
    later.mockRestore();
    other.disconnect();
  });
});
