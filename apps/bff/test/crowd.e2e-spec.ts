import { setTimeout as sleep } from 'node:timers/promises';
import { pageHeads } from '@estate/content/page-heads';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { property } from './records.ts';
import { problemOf, startWorld, type World } from './world.ts';

/** Ids from 1000; the catalog stub answers them when the spec releases them. */
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

  it('are answered eight at a time, two of each, and all in the end', async () => {
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

  it('keep nobody else waiting', async () => {
    const answers = Array.from({ length: 30 }, (_, n) => statusOf(`/api/properties/${2_000 + n}`, 10));
    await eventually(() => expect(running.size).toBe(2));
    const since = performance.now();
    expect(await statusOf('/api/properties/7', 11)).toBe(200);
    expect(await statusOf('/immobilie/villa-elbe-8', 11)).toBe(200);
    expect(performance.now() - since).toBeLessThan(1_000);
    finish();
    expect(await Promise.all(answers)).toEqual(Array(30).fill(200));
  });

  it('are refused after two seconds: data as a problem, a page with the shell, both with Retry-After', async () => {
    expect(await statusOf('/api/properties/9', 20)).toBe(200);
    const hanging = [0, 1].map((n) => statusOf(`/api/properties/${3_000 + n}`, 20));
    await eventually(() => expect(running.size).toBe(2));
    const since = performance.now();
    const [data, page, listing] = await Promise.all([
      get('/api/properties/3010', 20),
      get('/immobilie/villa-elbe-3011', 20),
      get('/api/properties?deal=rent', 20),
    ]);
    expect(performance.now() - since).toBeGreaterThan(1_900);
    expect(performance.now() - since).toBeLessThan(3_500);
    expect(Number(data.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await problemOf(data)).toMatchObject({ status: 503, code: 'busy' });
    expect(await problemOf(listing)).toMatchObject({ status: 503, code: 'busy' });
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    const html = await page.text();
    expect(html).toContain(`<title>${pageHeads.unavailable.title}</title>`);
    expect(html).toContain(`<noscript><p>${pageHeads.unavailable.description}</p>`);
    expect(html).toContain('<script type="module" src="/assets/main-abc.js">');
    // Answers from memory do not wait.
    expect(await statusOf('/api/properties/9', 20)).toBe(200);
    expect(asked()).not.toContain(3_010);
    finish();
    expect(await Promise.all(hanging)).toEqual([200, 200]);
    expect(await statusOf('/api/properties/3010', 20)).toBe(200);
  });

  it('cost nothing any more once they have gone', async () => {
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

  it('get what another has had made while they waited', async () => {
    const hanging = [0, 1].map((n) => statusOf(`/api/properties/${5_000 + n}`, 40));
    await eventually(() => expect(running.size).toBe(2));
    const waiting = statusOf('/api/properties/12', 40);
    await sleep(200);
    expect(await statusOf('/api/properties/12', 41)).toBe(200);
    expect(await waiting).toBe(200);
    expect(asked().filter((id) => id === 12)).toHaveLength(1);
    finish();
    expect(await Promise.all(hanging)).toEqual([200, 200]);
  });
});
