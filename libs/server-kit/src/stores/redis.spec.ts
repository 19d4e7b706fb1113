import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { type EventContract } from '@estate/contracts/events';
import { TcpProxy } from '@estate/test-kit/tcp-proxy';
import { testRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { type Redis } from 'ioredis';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { publishEvent, subscribeEvent } from './events.ts';
import { createLog } from '../observability/log.ts';
import { toProblem } from '../http/problem-error.ts';
import {
  connectRedis,
  isRedisAnswering,
  isRedisReady,
  isRedisWritable,
  redisReady,
  type RedisRole,
} from './redis.ts';

const NoteChanged = {
  name: 'note.changed',
  payload: z.object({ id: z.int() }),
} satisfies EventContract;

const log = createLog('test');
const ends: (() => unknown)[] = [];

const store = await testRedis();
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
  await store.start();
});
afterAll(() => store.stop());

function connection(role: RedisRole): Redis {
  const redis = connectRedis(store.url, role, log);
  ends.push(() => redis.disconnect());
  return redis;
}

function listen(redis: Redis) {
  const received: number[] = [];
  let subscribed = 0;
  const subscription = subscribeEvent({
    redis,
    contract: NoteChanged,
    onEvent: ({ id }) => {
      if (id === 13) throw new Error('unlucky');
      received.push(id);
    },
    onSubscribed: () => {
      subscribed += 1;
    },
    log,
  });
  ends.push(() => subscription.close());
  return { received, subscribed: () => subscribed };
}

describe('a producer’s connection', () => {
  it('a producer’s Redis connection fails at once with "unavailable" while Redis is away and works again when it is back', async () => {
    const redis = connection('producer');
    expect(await redisReady(redis)).toBe(true);
    await redis.set('key', 'value');
    await store.stop();
    await eventually(() => expect(isRedisReady(redis)).toBe(false));
    // By now reconnects are a second apart; a command must not wait for the next one.
    await sleep(1_000);
    const startedAt = performance.now();
    const fault: unknown = await redis.get('key').catch((error: unknown) => error);
    expect(toProblem(fault).code).toBe('unavailable');
    expect(performance.now() - startedAt).toBeLessThan(900);
    expect(await redisReady(redis)).toBe(false);
    await store.start();
    await eventually(() => expect(isRedisReady(redis)).toBe(true));
    expect(await redis.get('key')).toBeNull();
  });

  it('a producer’s Redis connection detects a Redis that hangs, and is replaced', async () => {
    const link = await TcpProxy.to(store.url);
    ends.push(() => link.close());
    const redis = connectRedis(link.through(store.url), 'producer', log);
    ends.push(() => redis.disconnect());
    expect(await redisReady(redis)).toBe(true);
    expect(await isRedisAnswering(redis)).toBe(true);

    link.hang();
    const startedAt = performance.now();
    expect(await isRedisAnswering(redis)).toBe(false);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    await eventually(() => expect(isRedisReady(redis)).toBe(false), { timeoutMs: 10_000 });
    link.mend();
    await eventually(async () => expect(await isRedisAnswering(redis)).toBe(true), { timeoutMs: 10_000 });
  });

  it.each(['full', 'read-only'] as const)(
    'a producer’s Redis connection detects a Redis that is %s although it answers pings',
    async (reason) => {
      const redis = connection('producer');
      await redisReady(redis);
      expect(await isRedisWritable(redis)).toBe(true);
      await store.refuseWrites(reason);
      ends.push(() => store.takeWrites());
      expect([await isRedisAnswering(redis), await isRedisWritable(redis)]).toEqual([true, false]);
      await store.takeWrites();
      expect(await isRedisWritable(redis)).toBe(true);
    },
  );

  it('a producer’s Redis connection logs once per outage that Redis is away, and once that it is back', async () => {
    const warn = jest.spyOn(log, 'warn');
    const info = jest.spyOn(log, 'info');
    ends.push(() => [warn, info].forEach((spy) => spy.mockRestore()));
    const redis = connection('producer');
    await redisReady(redis);
    await store.stop();
    // At least two reconnects fail.
    await sleep(500);
    await store.start();
    await eventually(() => expect(isRedisReady(redis)).toBe(true));
    expect(warn.mock.calls.map(([, text]) => text)).toEqual(['redis is not reachable']);
    expect(info.mock.calls.map(([, text]) => text)).toEqual(['redis is back']);
  });
});

describe('events', () => {
  it('events reach every subscriber, also after an event that could not be handled', async () => {
    const redis = connection('producer');
    const [first, second] = [listen(redis), listen(redis)];
    await eventually(() => expect([first.subscribed(), second.subscribed()]).toEqual([1, 1]));
    for (const id of [1, 13, 2]) expect(await publishEvent(redis, NoteChanged, { id })).toBe(true);
    await redis.publish(NoteChanged.name, '{"data":{"id":"not a number"}}');
    await redis.publish(NoteChanged.name, 'not JSON');
    await publishEvent(redis, NoteChanged, { id: 3 });
    await eventually(() =>
      expect([first.received, second.received]).toEqual([
        [1, 2, 3],
        [1, 2, 3],
      ]),
    );
  });

  it('events are lost without an error while Redis is away, and the subscriber is notified when it is subscribed again', async () => {
    const redis = connection('producer');
    const listener = listen(redis);
    await eventually(() => expect(listener.subscribed()).toBe(1));
    await store.stop();
    expect(await publishEvent(redis, NoteChanged, { id: 1 })).toBe(false);
    await store.start();
    await eventually(() => expect(listener.subscribed()).toBe(2));
    await eventually(() => expect(isRedisReady(redis)).toBe(true));
    expect(await publishEvent(redis, NoteChanged, { id: 2 })).toBe(true);
    await eventually(() => expect(listener.received).toEqual([2]));
  });

  it('events reach a subscriber that was started while Redis was away', async () => {
    await store.stop();
    const redis = connection('producer');
    const listener = listen(redis);
    await store.start();
    await eventually(() => expect(listener.subscribed()).toBe(1));
  });
});
