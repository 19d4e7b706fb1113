import { setTimeout as sleep } from 'node:timers/promises';
import { CatalogChanged } from '@estate/contracts/events';
import { createLog } from '@estate/server-kit/log';
import { publishEvent } from '@estate/server-kit/events';
import { connectRedis, redisReady } from '@estate/server-kit/redis';
import { testRedis, type TestRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Redis } from 'ioredis';
import { card } from './records.ts';
import { startWorld, type World } from './world.ts';

describe('answer cache', () => {
  let redis: TestRedis;
  let publisher: Redis;
  let world: World;
  const asked = (message: string) => world.catalog.calls.filter((call) => call.message === message).length;
  const change = () => publishEvent(publisher, CatalogChanged, { ids: [42], at: new Date().toISOString() });
  const titles = async (path = '/api/properties/latest') => {
    const { items } = (await (await world.get(path)).json()) as { items: { title: string }[] };
    return items.map(({ title }) => title);
  };
  const titled = (title: string) => ({ 'catalog.listLatest': () => ({ items: [card({ title })] }) });

  beforeAll(async () => {
    redis = await testRedis();
    publisher = connectRedis(redis.url, 'producer', createLog('test'));
    await redisReady(publisher);
  });
  beforeEach(async () => {
    world = await startWorld({ REDIS_URL: redis.url });
    await eventually(async () => {
      expect(await publisher.pubsub('NUMSUB', CatalogChanged.name)).toEqual([CatalogChanged.name, 1]);
    });
    await sleep(50);
  });
  afterEach(() => world.close());
  afterAll(async () => {
    publisher.disconnect();
    await redis.stop();
  });

  it('asks catalog once for equal questions, in whatever order they are put', async () => {
    await Promise.all([1, 2, 3].map(() => world.get('/api/properties?type=house&deal=buy')));
    await world.get('/api/properties?deal=buy&type=house&utm_source=mail');
    expect(asked('catalog.listProperties')).toBe(1);
    await world.get('/api/properties?deal=buy&type=house&page=2');
    expect(asked('catalog.listProperties')).toBe(2);
  });

  it('never keeps an answer to free text', async () => {
    await world.get('/api/properties?q=elbe');
    await world.get('/api/properties?q=elbe');
    expect(asked('catalog.listProperties')).toBe(2);
  });

  it('forgets everything when catalog says that something changed, pages too', async () => {
    world.catalog.answer(titled('Alt'));
    expect(await titles()).toEqual(['Alt']);
    expect(await (await world.get('/')).text()).toContain('Alt');
    world.catalog.answer(titled('Neu'));
    expect(await titles()).toEqual(['Alt']);
    await change();
    await eventually(async () => {
      expect(await titles()).toEqual(['Neu']);
      expect(await (await world.get('/')).text()).toContain('Neu');
    });
  });

  it('keeps no answer that was being made when the event came, nor hands it to a later caller', async () => {
    let finish = () => {};
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    world.catalog.answer({
      'catalog.listLatest': async () => {
        await slow;
        return { items: [card({ title: 'Alt' })] };
      },
    });
    const early = titles();
    await eventually(() => expect(asked('catalog.listLatest')).toBe(1));
    await change();
    await sleep(100);
    world.catalog.answer(titled('Neu'));
    expect(await titles()).toEqual(['Neu']);
    finish();
    expect(await early).toEqual(['Alt']);
    expect(await titles()).toEqual(['Neu']);
  });

  it('forgets everything when it may have missed an event', async () => {
    world.catalog.answer(titled('Alt'));
    await titles();
    await redis.stop();
    world.catalog.answer(titled('Neu'));
    expect(await titles()).toEqual(['Alt']);
    await redis.start();
    await eventually(async () => expect(await titles()).toEqual(['Neu']));
  });

  it('keeps no failure', async () => {
    await world.catalog.close();
    expect((await world.get('/api/properties/latest')).status).toBe(503);
    await world.catalog.start();
    expect((await world.get('/api/properties/latest')).status).toBe(200);
  });

  it('compresses, and answers 304 to whoever has the bytes', async () => {
    const first = await world.get('/api/properties/latest', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(first.headers.get('vary')).toContain('accept-encoding');
    expect(await first.json()).toEqual({ items: [card()] });
    const etag = first.headers.get('etag') ?? '';
    const again = await world.get('/api/properties/latest', {
      headers: { 'accept-encoding': 'br', 'if-none-match': `"other", ${etag}` },
    });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    const plain = await world.get('/api/properties/latest', {
      headers: { 'accept-encoding': 'br;q=0, identity', 'if-none-match': etag },
    });
    expect([plain.status, plain.headers.get('content-encoding')]).toEqual([200, null]);
  });

  it('answers HEAD without a body', async () => {
    const response = await world.get('/api/properties/latest', { method: 'HEAD' });
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(50);
    expect(await response.text()).toBe('');
  });

  it('is cleared by staff', async () => {
    const recorded: unknown[] = [];
    world.identity.answer({
      'identity.recordAudit': (entry: { action: string; changes: unknown }) => {
        recorded.push([entry.action, entry.changes]);
        return {};
      },
    });
    world.catalog.answer(titled('Alt'));
    await titles();
    world.catalog.answer(titled('Neu'));
    const cleared = await world.post('/api/admin/caches/clear', {}, { authorization: 'Bearer t' });
    expect(await cleared.json()).toEqual({ cleared: 1 });
    expect(recorded).toEqual([
      ['POST /api/admin/caches/clear', [{ field: 'cleared', before: null, after: '1' }]],
    ]);
    expect(await titles()).toEqual(['Neu']);
  });
});
