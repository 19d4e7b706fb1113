import { createLog } from '@estate/server-kit/log';
import { connectRedis, isRedisReady } from '@estate/server-kit/redis';
import { testRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Redis } from 'ioredis';
import { createLimits, limits, TooManyRequests } from './limits.ts';

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

  it('refuse one call too many, over all copies, and take back what cost nothing', async () => {
    const [one, another] = [createLimits(redis, 'secret'), createLimits(redis, 'secret')];
    for (let call = 0; call < limits['sign-in'].points; call += 1) await one.count('sign-in', '203.0.113.1');
    await expect(another.count('sign-in', '203.0.113.1')).rejects.toBeInstanceOf(TooManyRequests);
    // The refused call was counted too.
    await one.giveBack('sign-in', '203.0.113.1');
    await one.giveBack('sign-in', '203.0.113.1');
    await expect(another.count('sign-in', '203.0.113.1')).resolves.toBeUndefined();
    await expect(another.count('sign-in', '203.0.113.1')).rejects.toBeInstanceOf(TooManyRequests);
    await expect(one.count('sign-in', '203.0.113.2')).resolves.toBeUndefined();
  });

  it('keep no address', async () => {
    const keys = await redis.keys('*');
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.join()).not.toContain('203.0.113');
  });
});
