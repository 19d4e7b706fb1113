import { testRedis, type TestRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { maintenanceKey } from '../src/maintenance-mode.ts';
import { startWorld, type World } from './world.ts';

let redis: TestRedis;
let client: Redis;
let world: World;
beforeAll(async () => {
  redis = await testRedis();
  client = new Redis(redis.url);
  client.on('error', () => undefined);
  world = await startWorld({ REDIS_URL: redis.url });
});
afterAll(async () => {
  client.disconnect();
  await world.close();
  await redis.stop();
});

const statusOf = async (path: string) => {
  const answer = await world.get(path);
  await answer.body?.cancel();
  return answer.status;
};
const until = (path: string, status: number) =>
  eventually(async () => expect(await statusOf(path)).toBe(status), { timeoutMs: 8_000 });

describe('during maintenance', () => {
  beforeAll(async () => {
    // The list is in memory, and must be closed all the same.
    expect(await statusOf('/api/properties')).toBe(200);
    await client.set(maintenanceKey, 'on');
    await until('/', 503);
  });

  it('visitors see a page that says when to come back, and that nobody keeps', async () => {
    const answer = await world.get('/immobilien');
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '300',
      'no-store',
    ]);
    const page = await answer.text();
    expect(page).toContain('<h1>Wir sind gleich wieder da</h1>');
    expect(page).toContain('<meta name="robots" content="noindex" />');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
  });

  it.each(['/api/properties', '/media/render/property-images/1/2.jpg', '/api/contact-messages'])(
    'a call of %s is told in German, also where the answer is in memory',
    async (path) => {
      const answer = await (path.endsWith('messages') ? world.post(path, {}) : world.get(path));
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '300']);
      expect(await answer.json()).toMatchObject({
        code: 'unavailable',
        detail: expect.stringContaining('gewartet'),
      });
    },
  );

  it.each([
    ['/healthz', 200],
    ['/readyz', 200],
    ['/admin', 200],
    ['/assets/main-abc.js', 200],
    ['/api/admin/jobs', 401],
  ])('%s stays', async (path, status) => expect(await statusOf(path)).toBe(status));

  it('the page stays while Redis is away, and a process that starts meanwhile is ready', async () => {
    const late = await startWorld({ REDIS_URL: redis.url, CATALOG_URL: 'tcp://127.0.0.1:9' });
    expect((await late.get('/readyz')).status).toBe(200);
    await late.close();
    await redis.stop();
    await new Promise((later) => setTimeout(later, 2_500));
    expect(await statusOf('/')).toBe(503);
    await redis.start();
    // This Redis came back empty, as after `off`.
    await until('/', 200);
    expect(await statusOf('/api/properties')).toBe(200);
  });
});
