import { Redis } from 'ioredis';
import { type LeadsUnderTest } from './leads-under-test.ts';

/**
 * Whether a place is the stream of past events of a queue, which names jobs by the number of the lead. The audit log
 * keeps that number as well.
 */
export const isHistory = (place: string): boolean => /:events: /.test(place);

/** The places of MongoDB and Redis whose bytes contain one of the words. */
export async function placesWith(leads: LeadsUnderTest, words: readonly string[]): Promise<string[]> {
  const found: [place: string, bytes: string][] = [];
  for (const { name } of await leads.store.listCollections()) {
    const records = await leads.store.collection(name).find<Buffer>({}, { raw: true }).toArray();
    found.push([name, Buffer.concat(records).toString('utf8')]);
  }
  const redis = new Redis(leads.redis.url);
  // A dump is not compressed then.
  await redis.config('SET', 'rdbcompression', 'no');
  for (const key of await redis.keys('*'))
    // The dump of a key that has been deleted meanwhile is null.
    found.push([key, `${key} ${String(await redis.dumpBuffer(key))}`]);
  redis.disconnect();
  return found.flatMap(([place, bytes]) =>
    words.filter((word) => bytes.toLowerCase().includes(word)).map((word) => `${place}: ${word}`),
  );
}
