import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { AnswerCache } from './answer-cache.ts';

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

describe('memory of the answer cache', () => {
  it('is what its bound counts, for the smallest answers too', async () => {
    const headers = Object.fromEntries(Array.from({ length: 14 }, (_, n) => [`x-header-${n}`, `value ${n}`]));
    const cache = new AnswerCache(headers);
    const answers = 500;
    const before = await inUse();
    for (let n = 0; n < answers; n += 1) {
      const body = `answer ${n}`;
      await cache.answer(`/immobilie/${n}/`, () =>
        Promise.resolve({ status: 200, type: 'text/plain; charset=utf-8', body, isKept: true }),
      );
    }
    const after = await inUse();
    expect(cache.size).toBe(answers);
    expect((after.buffers - before.buffers) / answers).toBeLessThan(4_000);
    expect((after.heap - before.heap) / answers).toBeLessThan(5_500);
  });
});
