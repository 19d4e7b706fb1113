import { setTimeout as sleep } from 'node:timers/promises';
import { pageHead } from '@estate/content/page-heads';
import { problem } from '@estate/contracts/problem';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { limitsPerClient } from '../src/limits/rate-limits.ts';
import { property } from './records.ts';
import { problemOf, startWorld, type World } from './world.ts';

/** Fewer calls than usual, so that a spec uses up a client's limit with few requests. */
(limitsPerClient.miss as { points: number }).points = 80;

describe('reads that are not in memory', () => {
  let world: World;
  let clients = 0;
  let numbers = 0;
  let client = '';
  const newClient = () => {
    clients += 1;
    client = `198.51.100.${clients}`;
  };
  const get = (path: string, from = client) => world.get(path, { headers: { 'x-forwarded-for': from } });
  const statusOf = async (path: string, from = client) => {
    const response = await get(path, from);
    await response.arrayBuffer();
    return response.status;
  };
  const asked = (message: string) => world.catalog.calls.filter((call) => call.message === message).length;
  /** A number that no test has requested yet. */
  const next = () => (numbers += 1);

  beforeAll(async () => {
    world = await startWorld({ TRUST_PROXY: '1' });
  });
  beforeEach(() => {
    newClient();
    world.catalog.answer({ 'catalog.getProperty': () => property() });
  });
  afterAll(() => world.close());

  it('cache misses of property lists share one rate limit as data, page and free-text search [V-9.34]', async () => {
    const forms = [
      (area: number) => `/api/properties?area_min=${area}`,
      (area: number) => `/immobilien?area_min=${area}`,
      (area: number) => `/api/properties?q=${area}`,
    ];
    for (let n = 0; n < limitsPerClient.search.points; n += 1) {
      expect([n, await statusOf(forms[n % 3]!(next()))]).toEqual([n, 200]);
    }
    for (const form of forms) expect(await statusOf(form(next()))).toBe(429);
    const refused = await get(forms[0]!(next()));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await problemOf(refused)).toMatchObject({ status: 429, code: 'too-many-requests' });
    // Other clients, and requests other than lists, have separate counts.
    expect(await statusOf(forms[0]!(next()), '203.0.113.9')).toBe(200);
    expect(await statusOf('/immobilie/villa-elbe-42')).toBe(200);
  });

  it('cache misses from all IPv6 addresses of one customer share one rate limit', async () => {
    for (let n = 0; n < limitsPerClient.search.points; n += 1) {
      await statusOf(`/api/properties?area_min=${next()}`, `2001:db8:1:1::${n}`);
    }
    expect(await statusOf(`/api/properties?area_min=${next()}`, '2001:db8:1:1:ffff::1')).toBe(429);
    expect(await statusOf(`/api/properties?area_min=${next()}`, '2001:db8:1:2::1')).toBe(200);
  });

  it('a page above the rate limit is answered with an unrendered page that names the reason and starts the app', async () => {
    for (let n = 0; n < limitsPerClient.search.points; n += 1)
      await statusOf(`/api/properties?area_min=${next()}`);
    const response = await get(`/immobilien?area_min=${next()}`);
    expect(response.status).toBe(429);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    const html = await response.text();
    expect(html).toContain(`<title>${pageHead('tooManyRequests').title}</title>`);
    expect(html).toContain(`<noscript><p>${pageHead('tooManyRequests').description}</p>`);
    expect(html).toContain('<div id="root"></div>');
    expect(html).toContain('<script type="module" src="/assets/main-abc.js">');
    expect(html).toContain('<meta name="head-is-provisional" content="true" />');
    expect(html).not.toContain('first-data');
  });

  it('cache misses for unknown ids and arbitrary URLs count against the rate limit', async () => {
    world.catalog.answer({ 'catalog.getProperty': () => problem('property-not-found') });
    const forms: [(id: number) => string, number][] = [
      [(id) => `/api/properties/${id}`, 404],
      [(id) => `/immobilie/nie-${id}`, 404],
      [(id) => `/immobilie/nie-${id}/`, 301],
    ];
    const before = asked('catalog.getProperty');
    for (let n = 0; n < limitsPerClient.miss.points; n += 1) {
      const [form, status] = forms[n % forms.length]!;
      expect([n, await statusOf(form(next()))]).toEqual([n, status]);
    }
    for (const [form] of forms) expect(await statusOf(form(next()))).toBe(429);
    expect(asked('catalog.getProperty') - before).toBe(limitsPerClient.miss.points);
    expect(await problemOf(await get(`/api/properties/${next()}`))).toMatchObject({ status: 429 });
    expect(await (await get(`/immobilie/nie-${next()}`)).text()).toContain(pageHead('tooManyRequests').title);
    // Responses that need no service and have one cache key are not limited.
    for (const path of ['/kontakt', '/ueber-uns', '/robots.txt', '/offline.html']) {
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    }
    expect(await statusOf(`/immobilie/ohne-nummer-x${next()}y`)).toBe(404);
    expect(await statusOf(`/gibt-es-nicht-${next()}`)).toBe(404);
  });

  it('requests answered from the cache do not count against the rate limit', async () => {
    const kept = ['/api/properties?deal=buy', '/immobilien?deal=buy', '/api/properties/42', '/'];
    for (const path of kept) expect([path, await statusOf(path)]).toEqual([path, 200]);
    const before = world.catalog.calls.length;
    for (let n = 0; n <= limitsPerClient.miss.points; n += 1) {
      expect([n, await statusOf(kept[n % kept.length]!)]).toEqual([n, 200]);
    }
    expect(world.catalog.calls).toHaveLength(before);
    for (let n = 2; n < limitsPerClient.search.points; n += 1) {
      expect(await statusOf(`/api/properties?area_min=${next()}`)).toBe(200);
    }
    expect(await statusOf(`/api/properties?area_min=${next()}`)).toBe(429);
    for (const path of kept) expect([path, await statusOf(path)]).toEqual([path, 200]);
  });

  it('a cache miss counts for the client that causes it, not for clients that wait for the same response', async () => {
    let finish = () => {};
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    world.catalog.answer({
      'catalog.getProperty': async ({ id }: { id: number }) => {
        if (id === 4_000) await slow;
        return problem('property-not-found');
      },
    });
    const other = '203.0.113.50';
    const starting = statusOf('/api/properties/4000', other);
    await eventually(() =>
      expect(world.catalog.calls.at(-1)).toMatchObject({
        message: 'catalog.getProperty',
        input: { id: 4_000 },
      }),
    );
    const before = asked('catalog.getProperty');
    const joining = Array.from({ length: 20 }, () => statusOf('/api/properties/4000'));
    await sleep(200);
    finish();
    expect(await starting).toBe(404);
    expect(await Promise.all(joining)).toEqual(Array(20).fill(404));
    expect(asked('catalog.getProperty')).toBe(before);
    for (let n = 0; n < limitsPerClient.miss.points; n += 1) {
      expect([n, await statusOf(`/api/properties/${5_000 + n}`)]).toEqual([n, 404]);
    }
    expect(await statusOf('/api/properties/6000')).toBe(429);
    for (let n = 1; n < limitsPerClient.miss.points; n += 1)
      await statusOf(`/api/properties/${7_000 + n}`, other);
    expect(await statusOf('/api/properties/8000', other)).toBe(429);
  });
});

describe('numbers of the listing', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld();
  });
  afterAll(() => world.close());
  const lists = () =>
    world.catalog.calls
      .filter(({ message }) => message === 'catalog.listProperties')
      .map(({ input }) => input);

  it('the numbers in a search for properties are rounded, so that similar searches share one cached response', async () => {
    const same = [
      'deal=buy&area_min=80&rooms_min=2.5&price_min=200000&price_max=400001',
      'deal=buy&area_min=80.4&rooms_min=2.6&price_min=200000.3&price_max=400000.9',
      'deal=buy&area_min=79.500001&rooms_min=2.250001&price_min=200.000&price_max=400.001,0',
      'deal=buy&area_min=%2080&rooms_min=02.50&price_min=199999.9&price_max=400001%20€',
    ];
    for (const query of same) {
      expect(await (await world.get(`/api/properties?${query}`)).json()).toMatchObject({ total: 1 });
    }
    const rounded = { deal: 'buy', area_min: 80, rooms_min: 2.5, price_min: 200_000, price_max: 400_001 };
    expect(lists()).toEqual([{ ...rounded, page: 1, page_size: 24 }]);
    for (const query of same) await (await world.get(`/immobilien?${query}`)).text();
    // The page first requests the list with available properties first, which is a separate cache entry.
    const asked = [{ ...rounded }, { ...rounded, sort: 'available_first' }];
    expect(lists()).toEqual(asked.map((filter) => ({ ...filter, page: 1, page_size: 24 })));
  });

  it('the rendered search page refers to its first data by a URL with rounded numbers', async () => {
    const keysOf = async (search: string) => {
      const html = await (await world.get(`/immobilien?${search}`)).text();
      const data = /id="first-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
      return Object.keys(JSON.parse(data) as object)[0];
    };
    expect(await keysOf('rooms_min=3.3&area_min=99.6&city=%20Hamburg%20')).toBe(
      '/api/properties?area_min=100&city=Hamburg&rooms_min=3.5&sort=available_first',
    );
    // Empty values are left out, and a price without a deal means a purchase, as in the app.
    expect(await keysOf('area_min=0.4&rooms_min=0&price_max=500000&type=house')).toBe(
      '/api/properties?deal=buy&price_max=500000&sort=available_first&type=house',
    );
  });
});
