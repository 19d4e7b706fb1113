import { testRedis } from '@estate/test-kit/stores';
import { describe, expect, it } from '@jest/globals';
import { NestFactory } from '@nestjs/core';
import { parseEnv, processEnv } from '../process/env.ts';
import { isRedisReady } from './redis.ts';
import { ProducerRedis, RedisModule } from './redis.module.ts';
import { ServiceModule } from '../process/service.module.ts';

const start = (REDIS_URL: string) => {
  class Service {}
  const env = parseEnv(processEnv, { LOG_LEVEL: 'silent' });
  const imports = [ServiceModule.forRoot('test', env), RedisModule.forRoot({ REDIS_URL }, { isVital: true })];
  return NestFactory.createApplicationContext({ module: Service, imports }, { logger: false });
};

describe('a service with Redis', () => {
  it('a service is connected to Redis before it accepts its first call', async () => {
    const redis = await testRedis();
    const service = await start(redis.url);
    expect(isRedisReady(service.get(ProducerRedis))).toBe(true);
    await service.close();
    await redis.stop();
  });

  it('a service that uses Redis starts also while Redis is away', async () => {
    const service = await start('redis://127.0.0.1:1');
    expect(isRedisReady(service.get(ProducerRedis))).toBe(false);
    await service.close();
  });
});
