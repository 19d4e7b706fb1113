import { PropertyPublished, PropertyRemoved } from '@estate/contracts/events';
import { publishEvent } from '@estate/server-kit/stores/events';
import { createLog } from '@estate/server-kit/observability/log';
import { connectRedis, isRedisReady } from '@estate/server-kit/stores/redis';
import { testRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, expect, it } from '@jest/globals';
import { photo, renditionQuery, startMedia } from './media-under-test.ts';

const store = await testRedis();
const redis = connectRedis(store.url, 'producer', createLog('test'));
// media starts without Redis.
await store.stop();
const media = await startMedia(undefined, store.url);
await store.start();
afterAll(async () => {
  redis.disconnect();
  await media.close();
  await store.stop();
});

const at = new Date().toISOString();
const images = [{ storage_path: '1/a.jpeg', change_mark: 'm1' }];
const filesOf = async (image: string) => (await media.files()).filter((file) => file.includes(image));
const heard = async (name: string) => {
  const [, count] = (await redis.pubsub('NUMSUB', name)) as [string, number];
  expect(count).toBe(1);
};

it('a removed property loses its renditions at once and keeps its originals, and a published one gets those of its cover', async () => {
  await eventually(() => expect(isRedisReady(redis)).toBe(true));
  await eventually(() => heard(PropertyRemoved.name));
  await media.put('property-images/1/a.jpeg', 'm1', await photo());
  await media.render('property-images/1/a.jpeg', renditionQuery());
  await eventually(async () => expect(await filesOf('1!a.jpeg')).toHaveLength(2));

  // An event with an invalid payload does not prevent the handling of the next one.
  await redis.publish(PropertyRemoved.name, '{"data":{"id":"one"}}');
  await publishEvent(redis, PropertyRemoved, { id: 1, at, images });
  await publishEvent(redis, PropertyRemoved, { id: 1, at, images });
  await eventually(async () =>
    expect(await filesOf('1!a.jpeg')).toEqual([expect.stringMatching(/original$/)]),
  );

  await publishEvent(redis, PropertyPublished, { id: 1, at, cover: images[0] ?? null });
  await eventually(async () =>
    expect((await filesOf('1!a.jpeg')).some((file) => file.endsWith('1200x630-75-cover.jpeg'))).toBe(true),
  );
}, 30_000);
