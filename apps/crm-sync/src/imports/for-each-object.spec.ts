import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { forEachObject } from './for-each-object.ts';

describe('a task for each object', () => {
  it('import tasks start in the order of the objects, within the limit of parallel tasks', async () => {
    const begun: number[] = [];
    let running = 0;
    let maxRunning = 0;
    await forEachObject([1, 2, 3, 4, 5, 6, 7], 3, async (id) => {
      begun.push(id);
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await sleep(5);
      running -= 1;
    });
    expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(maxRunning).toBe(3);
  });

  it('no import task starts after a failure, and the promise rejects once the running tasks have ended', async () => {
    const begun: number[] = [];
    const ended: number[] = [];
    const run = forEachObject([1, 2, 3, 4, 5], 3, async (id) => {
      begun.push(id);
      await sleep(id === 2 ? 5 : 40);
      if (id === 2) throw new Error('the second fails');
      ended.push(id);
    });
    await expect(run).rejects.toThrow('the second fails');
    expect(begun).toEqual([1, 2, 3]);
    expect(ended).toEqual([1, 3]);
  });

  it('no import task runs without objects', async () => {
    await forEachObject([], 3, () => Promise.reject(new Error('never called')));
  });
});
