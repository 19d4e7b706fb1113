import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { ResponseCache } from './response-cache.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes of buffers and of the heap that stay in use after a garbage collection. */
async function inUse(): Promise<{ buffers: number; heap: number }> {
  // zlib frees its memory some time after it has answered.
  await sleep(100);
  collect();
  await sleep(100);
  collect();
  const { arrayBuffers, heapUsed } = process.memoryUsage();
  return { buffers: arrayBuffers, heap: heapUsed };
}

describe('memory of the response cache', () => {
  it('the response cache stays within its memory limit, even when it holds very small responses', async () => {
    const headers = Object.fromEntries(Array.from({ length: 14 }, (_, n) => [`x-header-${n}`, `value ${n}`]));
    const limits = { count: () => Promise.resolve() };
    const cache = new ResponseCache(limits, headers);
    const { signal } = new AbortController();
    const responses = 500;
    const before = await inUse();
    for (let n = 0; n < responses; n += 1) {
      const content = { status: 200, type: 'text/plain; charset=utf-8', body: `answer ${n}` };
      const path = `/immobilie/${n}/`;
      await cache.load({ key: `de ${path}`, route: path, load: () => Promise.resolve(content) }, '', signal);
    }
    const after = await inUse();
    expect(cache.size).toBe(responses);
    expect((after.buffers - before.buffers) / responses).toBeLessThan(4_000);
    expect((after.heap - before.heap) / responses).toBeLessThan(5_500);
  });
});
