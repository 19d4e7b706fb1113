import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { offlineCacheName, offlinePage } from '../src/site/features/favourites/offline/offline-cache.ts';
import { registerServiceWorker } from '../src/app/service-worker.ts';

interface FetchEvent {
  request: { method: string; url: string; mode: string };
  respondWith: (answer: Promise<unknown>) => void;
  waitUntil: (work: Promise<unknown>) => void;
}

const origin = 'https://www.brookfleet.example';
const source = await readFile(new URL('../public/sw.js', import.meta.url), 'utf8');

/** Runs public/sw.js with a fake cache and a fake network. */
function startWorker() {
  const caches = new Map<string, Map<string, string>>();
  const listeners: Record<string, (event: unknown) => void> = {};
  const network = jest.fn<(address: string) => Promise<string>>((address) =>
    Promise.resolve(`net:${address}`),
  );
  const addressOf = (request: { url: string } | string) =>
    new URL(typeof request === 'string' ? request : request.url, origin).href;
  const answer = (body: string) => ({ ok: true, body, clone: () => ({ body }) });

  const open = (name: string) => {
    const entries = caches.get(name) ?? new Map<string, string>();
    caches.set(name, entries);
    return Promise.resolve({
      add: async (request: { url: string } | string) => {
        entries.set(addressOf(request), await network(addressOf(request)));
      },
      put: (request: { url: string }, response: { body: string }) =>
        Promise.resolve(void entries.set(addressOf(request), response.body)),
      match: (request: string) => Promise.resolve(found([entries], request)),
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
      delete: ({ url }: { url: string }) => Promise.resolve(entries.delete(url)),
    });
  };
  const found = (kept: Iterable<Map<string, string>>, request: { url: string } | string) => {
    const body = [...kept].map((entries) => entries.get(addressOf(request))).find(Boolean);
    return body === undefined ? undefined : answer(body);
  };
  const match = (request: { url: string } | string) => Promise.resolve(found(caches.values(), request));

  runInNewContext(source, {
    self: {
      addEventListener: (type: string, listener: (event: unknown) => void) => (listeners[type] = listener),
      skipWaiting: () => undefined,
      clients: { claim: () => Promise.resolve() },
      location: { origin },
    },
    caches: {
      open,
      match,
      has: (name: string) => Promise.resolve(caches.has(name)),
      keys: () => Promise.resolve([...caches.keys()]),
      delete: (name: string) => Promise.resolve(caches.delete(name)),
    },
    fetch: async (request: { url: string }) => answer(await network(request.url)),
    Request: class {
      url: string;
      constructor(url: string) {
        this.url = url;
      }
    },
    Response: { error: () => answer('error') },
    URL,
  });

  const work: Promise<unknown>[] = [];
  const waitUntil = (part: Promise<unknown>) => void work.push(part);
  const settle = () => Promise.all(work);
  const install = async () => {
    for (const type of ['install', 'activate']) {
      listeners[type]?.({ waitUntil });
      await settle();
    }
  };
  /** The body that the page gets, or 'browser' if the worker does not handle the request. */
  const request = async (path: string, options: { method?: string; mode?: string } = {}) => {
    let given: Promise<unknown> | undefined;
    const event: FetchEvent = {
      request: { method: 'GET', mode: 'no-cors', url: new URL(path, origin).href, ...options },
      respondWith: (answered) => {
        given = answered;
      },
      waitUntil,
    };
    listeners['fetch']?.(event);
    const response = (await given) as { body: string } | undefined;
    await settle();
    return response?.body ?? 'browser';
  };
  const post = async (data: unknown) => {
    const postMessage = jest.fn();
    listeners['message']?.({ data, waitUntil, ports: [{ postMessage }] });
    await settle();
    return postMessage;
  };
  return { caches, network, install, request, post };
}

describe('service worker', () => {
  let worker: ReturnType<typeof startWorker>;
  beforeEach(async () => {
    worker = startWorker();
    await worker.install();
  });

  it.each([
    ['/api/properties', {}],
    ['/api/auth/session', { mode: 'navigate' }],
    ['/admin', { mode: 'navigate' }],
    ['/admin/', {}],
    ['/media/render/a.jpeg', {}],
    ['/assets/index-1.js', { method: 'POST' }],
    ['https://maps.googleapis.com/maps/api/js', {}],
  ])('the service worker does not answer the request %s %j', async (path, options) => {
    await expect(worker.request(path, options)).resolves.toBe('browser');
  });

  it('pages are fetched from the network each time, and the offline page is shown without a connection', async () => {
    await expect(worker.request('/kontakt', { mode: 'navigate' })).resolves.toBe(`net:${origin}/kontakt`);
    worker.network.mockRejectedValue(new TypeError('offline'));
    await expect(worker.request('/kontakt', { mode: 'navigate' })).resolves.toBe(
      `net:${origin}/offline.html`,
    );
  });

  it('the stored favourites page is shown only if the network fails', async () => {
    worker.caches.set(offlineCacheName, new Map([[`${origin}${offlinePage}`, 'kept page']]));
    await expect(worker.request('/merkliste', { mode: 'navigate' })).resolves.toBe(`net:${origin}/merkliste`);
    worker.network.mockRejectedValue(new TypeError('offline'));
    await expect(worker.request('/merkliste', { mode: 'navigate' })).resolves.toBe('kept page');
    await expect(worker.request('/', { mode: 'navigate' })).resolves.toBe(`net:${origin}/offline.html`);

    await worker.post({ type: 'CLEAR_CACHE' });
    expect([...worker.caches.keys()]).not.toContain(offlineCacheName);
  });

  it('a new version of the service worker keeps the stored favourites', async () => {
    worker.caches.set(offlineCacheName, new Map([[`${origin}${offlinePage}`, 'kept page']]));
    worker.caches.set('files-0', new Map());
    await worker.install();
    expect([...worker.caches.keys()].sort()).toEqual(['files-1', offlineCacheName]);
  });

  it('the offline page is shown if no favourites are stored', async () => {
    worker.network.mockRejectedValue(new TypeError('offline'));
    await expect(worker.request('/merkliste', { mode: 'navigate' })).resolves.toBe(
      `net:${origin}/offline.html`,
    );
  });

  it('a file with a hash in its name is fetched once and then cached', async () => {
    await worker.request('/assets/index-1.js');
    worker.network.mockRejectedValue(new TypeError('offline'));
    await expect(worker.request('/assets/index-1.js')).resolves.toBe(`net:${origin}/assets/index-1.js`);
  });

  it('the service worker caches at most 150 files, and always the offline page', async () => {
    for (let file = 0; file < 160; file += 1) await worker.request(`/assets/${file}.js`);
    const kept = [...worker.caches.values()].flatMap((entries) => [...entries.keys()]);
    expect(kept).toHaveLength(151);
    expect(kept).toContain(`${origin}/offline.html`);
    expect(kept).not.toContain(`${origin}/assets/0.js`);
  });

  it('CLEAR_CACHE empties the caches of the service worker and is answered on the message port [S-7.8]', async () => {
    await worker.request('/assets/index-1.js');
    const answered = await worker.post({ type: 'CLEAR_CACHE' });
    expect(answered).toHaveBeenCalledWith({ type: 'CACHE_CLEARED' });
    expect([...worker.caches.values()].flatMap((entries) => [...entries.keys()])).toEqual([
      `${origin}/offline.html`,
    ]);
    expect(await worker.post({ type: 'OTHER' })).not.toHaveBeenCalled();
  });
});

describe('registration', () => {
  it('the page registers the service worker /sw.js and ignores a failure or a browser without workers [S-2.16, S-9.10]', async () => {
    const register = jest.fn<(address: string) => Promise<never>>(() => Promise.reject(new Error('no')));
    registerServiceWorker({ register });
    expect(register).toHaveBeenCalledWith('/sw.js');
    registerServiceWorker(undefined);
    // Waits one turn of the event loop, in which an unhandled rejection would fail the test.
    await new Promise((resolve) => setTimeout(resolve, 0));
  });
});
