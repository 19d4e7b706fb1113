import { setTimeout as sleep } from 'node:timers/promises';
import { pageHead } from '@estate/content/page-heads';
import { CatalogChanged } from '@estate/contracts/events';
import { publishEvent } from '@estate/server-kit/stores/events';
import { createLog } from '@estate/server-kit/observability/log';
import { connectRedis, redisReady } from '@estate/server-kit/stores/redis';
import { testRedis, type TestRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Redis } from 'ioredis';
import { card, property } from './records.ts';
import { problemOf, startWorld, type World } from './world.ts';

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

  it('two requests with the same query fields in a different order cause one call to catalog', async () => {
    await Promise.all([1, 2, 3].map(() => world.get('/api/properties?type=house&deal=buy')));
    await world.get('/api/properties?deal=buy&type=house&utm_source=mail');
    expect(asked('catalog.listProperties')).toBe(1);
    await world.get('/api/properties?deal=buy&type=house&page=2');
    expect(asked('catalog.listProperties')).toBe(2);
  });

  it('the response to a free-text search is not cached', async () => {
    await world.get('/api/properties?q=elbe');
    await world.get('/api/properties?q=elbe');
    expect(asked('catalog.listProperties')).toBe(2);
  });

  it('the points of the whole map are cached, those of a map section are not', async () => {
    const map = '/api/properties/map';
    for (const path of [map, map, `${map}?within=box_9_53_10_54`, `${map}?within=box_9_53_10_54`])
      await world.get(path);
    expect(asked('catalog.listMapPoints')).toBe(3);
    const list = '/api/properties?within=box_9_53_10_54';
    for (const path of [list, list]) await world.get(path);
    expect(asked('catalog.listProperties')).toBe(2);
  });

  it('an event from catalog clears all cached responses, including pages', async () => {
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

  it('a response that was requested from catalog before an event is neither cached nor sent to later requests', async () => {
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

  it('a new subscription to events clears all cached responses, because an event may have been missed', async () => {
    world.catalog.answer(titled('Alt'));
    await titles();
    await redis.stop();
    world.catalog.answer(titled('Neu'));
    expect(await titles()).toEqual(['Alt']);
    await redis.start();
    await eventually(async () => expect(await titles()).toEqual(['Neu']));
  });

  it('a failed response of catalog is not cached', async () => {
    await world.catalog.close();
    expect((await world.get('/api/properties/latest')).status).toBe(503);
    await world.catalog.start();
    expect((await world.get('/api/properties/latest')).status).toBe(200);
  });

  it('a cached response is sent compressed, or as 304 to a client that already has it', async () => {
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

  it('a HEAD request for a cached response gets the headers without a body', async () => {
    const response = await world.get('/api/properties/latest', { method: 'HEAD' });
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(50);
    expect(await response.text()).toBe('');
  });

  it('staff can clear the response cache', async () => {
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

describe('crowds', () => {
  /** Whether the catalog stub answers requests for this property id only when the test releases them. */
  const isSlow = (id: number) => id >= 1_000;

  describe('many who ask for what is not in memory', () => {
    let world: World;
    let finish: () => void;
    let running: Set<number>;
    let highest: number;

    const get = (path: string, client: number, signal?: AbortSignal) =>
      world.get(path, {
        headers: { 'x-forwarded-for': `198.51.100.${client}` },
        ...(signal ? { signal } : {}),
      });
    const statusOf = async (path: string, client: number) => {
      const response = await get(path, client);
      await response.arrayBuffer();
      return response.status;
    };
    const asked = () =>
      world.catalog.calls
        .filter(({ message }) => message === 'catalog.getProperty')
        .map(({ input }) => (input as { id: number }).id);

    beforeAll(async () => {
      world = await startWorld({ TRUST_PROXY: '1' });
    });
    beforeEach(() => {
      running = new Set();
      highest = 0;
      const slow = new Promise<void>((resolve) => {
        finish = resolve;
      });
      world.catalog.answer({
        'catalog.getProperty': async ({ id }: { id: number }) => {
          running.add(id);
          highest = Math.max(highest, running.size);
          if (isSlow(id)) await slow;
          running.delete(id);
          return property({ id });
        },
      });
    });
    afterAll(() => world.close());

    it('at most eight cache misses are loaded at a time, two per client, until all are answered', async () => {
      const clients = [1, 2, 3, 4, 5];
      const answers = clients.flatMap((client) =>
        [0, 1, 2, 3].map((n) => statusOf(`/api/properties/${1_000 + client * 10 + n}`, client)),
      );
      await eventually(() => expect(running.size).toBe(8));
      await sleep(200);
      const ofClient = (client: number) =>
        [...running].filter((id) => Math.floor((id - 1_000) / 10) === client);
      expect(running.size).toBe(8);
      expect(clients.map((client) => ofClient(client).length)).toEqual([2, 2, 2, 2, 0]);
      finish();
      expect(await Promise.all(answers)).toEqual(Array(20).fill(200));
      expect(highest).toBe(8);
    });

    it('many requests of one client do not delay another client', async () => {
      const answers = Array.from({ length: 30 }, (_, n) => statusOf(`/api/properties/${2_000 + n}`, 10));
      await eventually(() => expect(running.size).toBe(2));
      const since = performance.now();
      expect(await statusOf('/api/properties/7', 11)).toBe(200);
      expect(await statusOf('/immobilie/villa-elbe-8', 11)).toBe(200);
      expect(performance.now() - since).toBeLessThan(1_900);
      finish();
      expect(await Promise.all(answers)).toEqual(Array(30).fill(200));
    });

    it('a cache miss that waits two seconds is refused with Retry-After, as a problem or as an unrendered page, unless another client’s load has finished', async () => {
      expect(await statusOf('/api/properties/9', 20)).toBe(200);
      const hanging = [0, 1].map((n) => statusOf(`/api/properties/${3_000 + n}`, 20));
      await eventually(() => expect(running.size).toBe(2));
      const since = performance.now();
      const answers = Promise.all([
        get('/api/properties/3010', 20),
        get('/immobilie/villa-elbe-3011', 20),
        get('/api/properties?deal=rent', 20),
        get('/api/properties/12', 20),
      ]);
      await sleep(200);
      expect(await statusOf('/api/properties/12', 41)).toBe(200);
      const [data, page, listing, made] = await answers;
      expect(performance.now() - since).toBeGreaterThan(1_900);
      expect(performance.now() - since).toBeLessThan(3_500);
      expect(made.status).toBe(200);
      expect(asked().filter((id) => id === 12)).toHaveLength(1);
      expect(Number(data.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(await problemOf(data)).toMatchObject({ status: 503, code: 'busy' });
      expect(await problemOf(listing)).toMatchObject({ status: 503, code: 'busy' });
      expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
      expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
      const html = await page.text();
      expect(html).toContain(`<title>${pageHead('unavailable').title}</title>`);
      expect(html).toContain(`<noscript><p>${pageHead('unavailable').description}</p>`);
      expect(html).toContain('<script type="module" src="/assets/main-abc.js">');
      // Cached responses do not wait in the queue.
      expect(await statusOf('/api/properties/9', 20)).toBe(200);
      expect(asked()).not.toContain(3_010);
      finish();
      expect(await Promise.all(hanging)).toEqual([200, 200]);
      expect(await statusOf('/api/properties/3010', 20)).toBe(200);
    });

    it('a waiting cache miss whose client disconnects is not loaded', async () => {
      const hanging = [0, 1].map((n) => statusOf(`/api/properties/${4_000 + n}`, 30));
      await eventually(() => expect(running.size).toBe(2));
      const leaving = new AbortController();
      const left = get('/api/properties/4010', 30, leaving.signal).catch(() => 'left');
      await sleep(200);
      leaving.abort();
      expect(await left).toBe('left');
      await sleep(200);
      finish();
      expect(await Promise.all(hanging)).toEqual([200, 200]);
      expect(await statusOf('/api/properties/4011', 30)).toBe(200);
      expect(asked()).not.toContain(4_010);
    });
  });
});
