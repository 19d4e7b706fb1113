import { limitsPerClient } from '../src/limits/rate-limits.ts';
import { problem } from '@estate/contracts/problem';
import { testRedis, type TestRedis } from '@estate/test-kit/stores';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { session } from './records.ts';
import { publicUrl, startWorld, type World } from './world.ts';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
const googlebot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
const headless =
  'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36';

/** The headers of a browser: for the POST of the page's script, and for the image of a page without scripts. */
const script = { origin: publicUrl, 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' };
const picture = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' };
const cookie = 'session_token=of-staff';

let redis: TestRedis;
let store: Redis;
let world: World;
let now = Date.parse('2026-11-26T09:10:00Z');

/** The property id of each view that the BFF sent to catalog. */
const counted = () =>
  world.catalog.calls
    .filter(({ message }) => message === 'catalog.countView')
    .map(({ input }) => (input as { id: number }).id);

let clients = 0;
/** A new client address for each call. */
const newClient = () => {
  clients += 1;
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
};

type Headers = Record<string, string>;
const from = (client: string, headers: Headers): Headers => ({
  'x-forwarded-for': client,
  'user-agent': chrome,
  ...headers,
});
/** Requests the page, then sends the POST of its script. */
async function visit(client: string, headers: Headers = {}, id = 42): Promise<number> {
  const page = await world.get(`/immobilie/villa-elbe-${id}`, { headers: from(client, headers) });
  await page.text();
  const answer = await world.get(`/api/properties/${id}/views`, {
    method: 'POST',
    headers: from(client, { ...script, ...headers }),
  });
  await answer.text();
  return answer.status;
}
/** Requests the image that a browser without scripts loads. */
const visitWithoutScript = async (client: string, headers: Headers = {}) =>
  (await world.get('/api/properties/42/views', { headers: from(client, { ...picture, ...headers }) })).status;

/** Runs the visits in small groups, because the BFF limits parallel requests. */
async function inTurn(visits: readonly (() => Promise<unknown>)[]): Promise<void> {
  for (let start = 0; start < visits.length; start += 20)
    await Promise.all(visits.slice(start, start + 20).map((one) => one()));
}
const times = <Result>(count: number, make: () => Result): Result[] => Array.from({ length: count }, make);

beforeAll(async () => {
  redis = await testRedis();
  store = new Redis(redis.url);
});
afterAll(async () => {
  store.disconnect();
  await redis.stop();
});
beforeEach(async () => {
  // Only Date.now is mocked; timers, rate limits and connections use the real clock.
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  await redis.flush();
  world = await startWorld({ REDIS_URL: redis.url, TRUST_PROXY: '1' });
  world.catalog.answer({ 'catalog.countView': () => ({ counted: true }) });
  world.identity.answer({
    'identity.resolveSession': ({ cookie: given = '' }: { cookie?: string }) =>
      given.includes(cookie) ? session('broker') : problem('not-signed-in'),
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await world.close();
});

describe('the views of a property', () => {
  it('views of a property by people are counted, but not those by bots, staff, reloads and prefetches [V-2.150]', async () => {
    const people = times(650, newClient);
    const [withScript, without] = [people.slice(0, 600), people.slice(600)];
    const bots = [
      ...times(100, () => () => visit(newClient(), { 'user-agent': googlebot })),
      ...times(100, () => () => visit(newClient(), { 'user-agent': headless })),
      // Programs with the user agent of a browser, but without its fetch metadata.
      ...times(50, () => () => visit(newClient(), { 'sec-fetch-site': 'none' })),
      ...times(50, () => () => visitWithoutScript(newClient(), { 'sec-fetch-dest': 'document' })),
    ];
    const staff = times(50, () => () => visit(newClient(), { cookie }));
    const visits = [
      ...withScript.map((client) => () => visit(client)),
      ...without.map((client) => () => visitWithoutScript(client)),
      ...bots,
      ...staff,
    ];
    expect(visits).toHaveLength(1_000);
    await inTurn(visits);
    await inTurn([
      // Reloads, including a browser that sends both the POST and the image request.
      ...people.slice(0, 200).map((client) => () => visit(client)),
      ...people.slice(0, 50).map((client) => () => visitWithoutScript(client)),
      // Prefetches of the page and of its data, link previews, HEAD requests.
      ...times(50, () => async () => {
        const headers = from(newClient(), { 'sec-purpose': 'prefetch', ...script });
        await (await world.get('/immobilie/villa-elbe-42', { headers })).text();
        await (await world.get('/api/properties/42', { headers })).text();
        await world.get('/api/properties/42/views', { method: 'POST', headers });
      }),
      ...times(20, () => async () => {
        const headers = from(newClient(), { 'user-agent': 'WhatsApp/2.24.20' });
        await (await world.get('/immobilie/villa-elbe-42', { headers })).text();
      }),
      ...times(20, () => async () => {
        await world.get('/immobilie/villa-elbe-42', { method: 'HEAD', headers: from(newClient(), {}) });
        await world.get('/api/properties/42/views', { method: 'HEAD', headers: from(newClient(), picture) });
      }),
    ]);
    expect(counted()).toHaveLength(650);
    expect(new Set(counted())).toEqual(new Set([42]));
  }, 120_000);

  it('the view of a property is counted once per client and hour [V-2.150]', async () => {
    await visit('10.9.0.1');
    await visit('10.9.0.1');
    expect(counted()).toEqual([42]);
    await visit('10.9.0.1', {}, 43);
    // A client that changes its user agent each time is still one client.
    for (let version = 100; version < 140; version += 1)
      await visit('10.9.0.1', { 'user-agent': chrome.replace('142', String(version)) });
    expect(counted()).toEqual([42, 43]);
    now += 50 * 60_000;
    await visit('10.9.0.1');
    expect(counted()).toEqual([42, 43, 42]);
  });

  it('the stored views of properties identify no client and expire within an hour', async () => {
    await visit('10.9.0.2');
    const keys = (await store.keys('*')).filter((key) => key.startsWith('views'));
    expect(keys).toHaveLength(2);
    for (const key of keys) {
      expect(await store.ttl(key)).toBeGreaterThan(0);
      expect(await store.ttl(key)).toBeLessThanOrEqual(3_600);
    }
    const [hash] = await store.smembers(keys.find((key) => !key.includes('key')) ?? '');
    expect(hash).toMatch(/^[\w-]{22}$/);
  });

  it('the number of stored property views per hour is limited', async () => {
    const hour = new Date(now).toISOString().slice(0, 13);
    const members = times(100_000, () => 0).map((_, index) => `m${index}`);
    await store.sadd(`views-${hour}`, ...members);
    expect(await visit('10.9.0.3')).toBe(202);
    expect(counted()).toEqual([]);
    expect(await store.scard(`views-${hour}`)).toBe(100_000);
  });

  it('the counted property views of one client are limited', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn <= limitsPerClient.view.points; turn += 1)
      statuses.push(await visitWithoutScript('10.9.0.4'));
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(counted()).toEqual([42]);
  }, 60_000);

  it('a page is shown without counting a view while catalog, identity or Redis is unavailable', async () => {
    world.catalog.answer({ 'catalog.countView': () => problem('unavailable') });
    expect(await visit('10.9.0.5')).toBe(202);
    world.identity.answer({ 'identity.resolveSession': () => problem('unavailable') });
    expect(await visit('10.9.0.6', { cookie: 'any=1' })).toBe(202);
    expect(await visitWithoutScript('10.9.0.7', { cookie: 'any=1' })).toBe(200);
    expect(counted()).toEqual([42]);
    await redis.stop();
    try {
      expect(await visit('10.9.0.8')).toBe(202);
    } finally {
      await redis.start();
    }
    expect(counted()).toEqual([42]);
  }, 30_000);

  it('property views are counted only from pages of this website', async () => {
    const foreign = { ...script, origin: 'https://boese.example', 'sec-fetch-site': 'cross-site' };
    const refused = await world.get('/api/properties/42/views', {
      method: 'POST',
      headers: from('10.9.0.9', foreign),
    });
    expect(refused.status).toBe(403);
    await visitWithoutScript('10.9.0.9', { 'sec-fetch-site': 'cross-site' });
    expect(counted()).toEqual([]);
  });
});
