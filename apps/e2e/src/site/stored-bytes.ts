import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { createConnection } from 'mongoose';
import { type TestSite } from './start-site.ts';

/** The whole content of a collection, key or file. */
interface StoredBytes {
  place: string;
  bytes: Buffer;
}

const serversOwn = ['admin', 'config', 'local'];

/** Every collection of every database. */
async function bytesInMongo({ mongodbUrl }: TestSite): Promise<StoredBytes[]> {
  const connection = await createConnection(mongodbUrl).asPromise();
  const client = connection.getClient();
  const { databases } = await client.db().admin().listDatabases();
  const collections: StoredBytes[] = [];
  for (const { name } of databases.filter((one) => !serversOwn.includes(one.name)))
    for (const collection of await client.db(name).collections()) {
      const records = await collection.find<Buffer>({}, { raw: true }).toArray();
      collections.push({ place: `${name}.${collection.collectionName}`, bytes: Buffer.concat(records) });
    }
  await connection.close();
  return collections;
}

/** Reads the value of a key by its type, because the output of DUMP may be compressed. */
async function valueOf(redis: Redis, key: string): Promise<unknown> {
  const type = await redis.type(key);
  if (type === 'hash') return redis.hgetall(key);
  if (type === 'list') return redis.lrange(key, 0, -1);
  if (type === 'set') return redis.smembers(key);
  if (type === 'zset') return redis.zrange(key, '0', '-1');
  if (type === 'stream') return redis.xrange(key, '-', '+');
  return redis.get(key);
}

async function bytesInRedis({ redisUrl }: TestSite): Promise<StoredBytes[]> {
  const redis = new Redis(redisUrl);
  const keys: StoredBytes[] = [];
  for (const key of await redis.keys('*')) {
    const text = `${key} ${JSON.stringify(await valueOf(redis, key))}`;
    keys.push({ place: `Redis ${key}`, bytes: Buffer.from(text) });
  }
  redis.disconnect();
  return keys;
}

const bytesInFolder = (folder: string): StoredBytes[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((place) => ({ place, bytes: readFileSync(place) }));

/**
 * All places that contain one of the words, ignoring case, as `place: word`. Searches everything except the mailbox.
 */
export async function storesContaining(site: TestSite, words: readonly string[]): Promise<string[]> {
  const stored = [
    ...(await bytesInMongo(site)),
    ...(await bytesInRedis(site)),
    ...bytesInFolder(join(site.dataDir, 'logs')),
    ...bytesInFolder(join(site.dataDir, 'storage')),
  ];
  return stored.flatMap(({ place, bytes }) => {
    const text = bytes.toString('utf8').toLowerCase();
    return words.filter((word) => text.includes(word.toLowerCase())).map((word) => `${place}: ${word}`);
  });
}
