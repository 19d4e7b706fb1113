import { describe, expect, it } from '@jest/globals';
import { clearWorker, deleteBrowserCaches, reloadAfterMs, replyWaitMs } from './clear-caches.ts';

/** jsdom has no channels. */
class FakeChannel {
  readonly port1: { onmessage?: (event: { data: unknown }) => void; close: () => void } = {
    close: () => undefined,
  };
  readonly port2 = { postMessage: (data: unknown) => this.port1.onmessage?.({ data }) };
}
Object.assign(globalThis, { MessageChannel: FakeChannel });

type Reply = (message: unknown, port: MessagePort) => void;

/** A container whose worker replies by `reply`; jsdom has no service workers. */
const containerWith = (reply: Reply, isController = true) => {
  const worker = { postMessage: (message: unknown, [port]: [MessagePort]) => reply(message, port) };
  const container = {
    controller: isController ? worker : null,
    getRegistration: () => Promise.resolve({ active: isController ? null : worker }),
  };
  return container as object as ServiceWorkerContainer;
};

describe('the service worker', () => {
  it('the service worker gets CLEAR_CACHE and has cleared its caches when it replies CACHE_CLEARED [S-7.8]', async () => {
    const messages: unknown[] = [];
    const container = containerWith((message, port) => {
      messages.push(message);
      port.postMessage({ type: 'OTHER' });
      port.postMessage({ type: 'CACHE_CLEARED' });
    });
    expect(await clearWorker(container)).toBe('cleared');
    expect(messages).toEqual([{ type: 'CLEAR_CACHE' }]);
  });

  it('a service worker that does not control the page yet gets CLEAR_CACHE too', async () => {
    const reply: Reply = (_message, port) => port.postMessage({ type: 'CACHE_CLEARED' });
    expect(await clearWorker(containerWith(reply, false))).toBe('cleared');
  });

  it('clearing the caches waits up to 3000 ms for the service worker and reloads after 1500 ms [S-4.9, S-9.12]', async () => {
    expect([replyWaitMs, reloadAfterMs]).toEqual([3_000, 1_500]);
    expect(
      await clearWorker(
        containerWith(() => undefined),
        20,
      ),
    ).toBe('silent');
  });

  it('caches are cleared without an error if there is no service worker [S-4.9]', async () => {
    expect(await clearWorker(undefined)).toBe('missing');
    const none = { controller: null, getRegistration: () => Promise.reject(new Error('insecure')) };
    expect(await clearWorker(none as object as ServiceWorkerContainer)).toBe('missing');
  });
});

it('every cache of the browser is deleted and counted', async () => {
  const names = ['files-0', 'files-1'];
  const storage = {
    keys: () => Promise.resolve([...names]),
    delete: (name: string) => Promise.resolve(names.splice(names.indexOf(name), 1).length > 0),
  };
  expect(await deleteBrowserCaches(storage as object as CacheStorage)).toBe(2);
  expect(names).toEqual([]);
  expect(await deleteBrowserCaches(undefined)).toBe(0);
});
