import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { CatalogChanged } from '@estate/contracts/events';
import { publishEvent } from '@estate/server-kit/events';
import { createLog } from '@estate/server-kit/log';
import { connectRedis, redisReady } from '@estate/server-kit/redis';
import { testRedis, type TestRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Redis } from 'ioredis';
import { cardUrl, openImages, startMediaWorld } from './media-world.ts';
import { problemOf } from './world.ts';

let redis: TestRedis;
let publisher: Redis;
let world: Awaited<ReturnType<typeof startMediaWorld>>;

const asked = () => world.catalog.calls.filter(({ message }) => message === 'catalog.getImageAccess').length;
const change = () => publishEvent(publisher, CatalogChanged, { ids: [42], at: new Date().toISOString() });
const statusOf = async (path: string) => {
  const response = await world.get(path);
  await response.arrayBuffer();
  return response.status;
};
const isHeard = () =>
  eventually(async () => {
    expect(await publisher.pubsub('NUMSUB', CatalogChanged.name)).toEqual([CatalogChanged.name, 1]);
  });
const switchOff = () => world.catalog.answer({ 'catalog.getImageAccess': () => ({ images: [] }) });

beforeAll(async () => {
  redis = await testRedis();
  publisher = connectRedis(redis.url, 'producer', createLog('test'));
  await redisReady(publisher);
});
beforeEach(async () => {
  world = await startMediaWorld({ REDIS_URL: redis.url });
  await isHeard();
  await sleep(50);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await world.close();
});
afterAll(async () => {
  publisher.disconnect();
  await redis.stop();
});

describe('whether an image may be seen', () => {
  it('is asked once for a property and all its images, by however many at once', async () => {
    const names = ['1', '2', '1', 'new1', '404'];
    const statuses = await Promise.all(names.map((name) => statusOf(cardUrl(42, name))));
    expect(statuses).toEqual([200, 200, 200, 200, 404]);
    expect(await statusOf(cardUrl(42, 'new2'))).toBe(200);
    expect(asked()).toBe(1);
    expect(world.catalog.calls.find(({ message }) => message === 'catalog.getImageAccess')?.input).toEqual({
      id: 42,
    });
    await statusOf(cardUrl(43, '1'));
    expect(asked()).toBe(2);
  });

  it('is remembered of a property that has no open image too', async () => {
    for (const name of ['1', '2', '1']) expect(await statusOf(cardUrl(44, name))).toBe(404);
    expect(asked()).toBe(1);
  });

  it('ends at once when catalog says that something changed, for what was delivered before too', async () => {
    expect(await statusOf(cardUrl(42, '1'))).toBe(200);
    switchOff();
    expect(await statusOf(cardUrl(42, '1'))).toBe(200);
    await change();
    await eventually(async () => expect(await statusOf(cardUrl(42, '1'))).toBe(404));
  });

  it('is not kept if it was asked before the event, nor handed to a later caller', async () => {
    expect(await statusOf(cardUrl(43, '1'))).toBe(200);
    const release = new EventEmitter();
    const held = once(release, 'now');
    world.catalog.answer({
      'catalog.getImageAccess': async ({ id }: { id: number }) => {
        await held;
        return openImages(id);
      },
    });
    const early = statusOf(cardUrl(42, '1'));
    await eventually(() => expect(asked()).toBe(2));
    switchOff();
    await change();
    await eventually(async () => expect(await statusOf(cardUrl(43, '1'))).toBe(404));
    const late = statusOf(cardUrl(42, '2'));
    await eventually(() => expect(asked()).toBe(4));
    release.emit('now');
    expect([await early, await late]).toEqual([200, 404]);
    expect(await statusOf(cardUrl(42, '1'))).toBe(404);
  });

  it('is asked again after a gap in which an event may have been missed', async () => {
    expect(await statusOf(cardUrl(42, '1'))).toBe(200);
    await redis.stop();
    await redis.start();
    await isHeard();
    switchOff();
    await eventually(async () => expect(await statusOf(cardUrl(42, '1'))).toBe(404));
  });

  it('is asked again after a minute, if no event came', async () => {
    expect(await statusOf(cardUrl(42, '1'))).toBe(200);
    switchOff();
    const now = performance.now.bind(performance);
    const shift = (ms: number) => jest.spyOn(performance, 'now').mockImplementation(() => now() + ms);
    shift(55_000);
    expect(await statusOf(cardUrl(42, '1'))).toBe(200);
    shift(61_000);
    expect(await statusOf(cardUrl(42, '1'))).toBe(404);
  });

  it('is not guessed while catalog is away: what is known stands, the rest is 503 without an image', async () => {
    expect(await statusOf(cardUrl(42, '1'))).toBe(200);
    await world.catalog.close();
    expect(await statusOf(cardUrl(42, '2'))).toBe(200);
    const seen = world.mediaSeen.length;
    expect(await problemOf(await world.get(cardUrl(43, '1')))).toMatchObject({
      status: 503,
      code: 'unavailable',
    });
    expect(world.mediaSeen).toHaveLength(seen);
    await world.catalog.start();
    await eventually(async () => expect(await statusOf(cardUrl(43, '1'))).toBe(200));
  });

  it('is 503 too when catalog answers with a fault or nonsense', async () => {
    for (const nonsense of [{}, { images: [{ storage_path: '42/1.jpeg', access_key: '' }] }]) {
      world.catalog.answer({ 'catalog.getImageAccess': () => nonsense });
      expect(await problemOf(await world.get(cardUrl(42, '1')))).toMatchObject({ status: 503 });
    }
  });
});
