import { describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { createConnection } from 'mongoose';
import { testMongo, testRedis } from './stores.ts';

async function answers(url: string): Promise<boolean> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 });
  redis.on('error', () => undefined);
  return redis
    .connect()
    .then(() => redis.quit())
    .then(
      () => true,
      () => false,
    );
}

describe('testRedis', () => {
  it('is a server of its own that can be emptied, stopped and started again on its port', async () => {
    const [store, other] = [await testRedis(), await testRedis()];
    const redis = new Redis(store.url);
    const elsewhere = new Redis(other.url);
    await Promise.all([redis.set('key', '1'), elsewhere.set('key', '2')]);
    await store.flush();
    expect([await redis.get('key'), await elsewhere.get('key')]).toEqual([null, '2']);
    await Promise.all([redis.quit(), elsewhere.quit()]);

    await store.stop();
    expect(await answers(store.url)).toBe(false);
    await store.start();
    expect(await answers(store.url)).toBe(true);
    await Promise.all([store.stop(), other.stop()]);
    expect(await answers(other.url)).toBe(false);
  });
});

describe('testMongo', () => {
  it('gives every caller a database of its own, gone after drop', async () => {
    const [first, second] = [testMongo(), testMongo()];
    expect(first.url).not.toBe(second.url);
    const connection = await createConnection(first.url).asPromise();
    await connection.collection('notes').insertOne({ text: 'here' });
    await first.drop();
    expect(await connection.collection('notes').countDocuments()).toBe(0);
    await connection.close();
  });

  it('says what to do when no store is given', () => {
    const url = process.env['TEST_MONGODB_URL'];
    delete process.env['TEST_MONGODB_URL'];
    try {
      expect(() => testMongo()).toThrow('npm test');
    } finally {
      if (url !== undefined) process.env['TEST_MONGODB_URL'] = url;
    }
  });
});
