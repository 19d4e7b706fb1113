import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { createGate } from '@estate/test-kit/gate';
import { RenderQueue } from './render-queue.ts';

const bytes = new Uint8Array([1]);
const read = () => Promise.resolve(bytes);

/** A render that runs until the test ends it. */
function blockingRender() {
  let isRunning = false;
  let end: (error?: Error) => void = () => undefined;
  const done = new Promise<Uint8Array>((resolve, reject) => {
    end = (error) => (error ? reject(error) : resolve(bytes));
  });
  return {
    work: {
      read,
      render: () => {
        isRunning = true;
        return done;
      },
    },
    isRunning: () => isRunning,
    end: (error?: Error) => end(error),
  };
}

describe('the render queue', () => {
  it('the render queue runs no more renders at once than allowed, and starts the others in their order', async () => {
    const queue = new RenderQueue({ atOnce: 2, readAhead: 1, waiting: 5 });
    const renders = Array.from({ length: 4 }, blockingRender);
    const runs = renders.map(({ work }, index) => queue.run(String(index), work));
    await turn();
    expect(renders.map(({ isRunning }) => isRunning())).toEqual([true, true, false, false]);
    renders[1]?.end();
    await turn();
    expect(renders.map(({ isRunning }) => isRunning())).toEqual([true, true, true, false]);
    renders.forEach(({ end }) => end());
    await expect(Promise.all(runs)).resolves.toHaveLength(4);
  });

  it('the render queue reads one original in advance while others are rendered', async () => {
    const queue = new RenderQueue({ atOnce: 1, readAhead: 1, waiting: 5 });
    const renders = Array.from({ length: 3 }, blockingRender);
    const areRead: number[] = [];
    const runs = renders.map(({ work }, index) => {
      const reads = () => {
        areRead.push(index);
        return read();
      };
      return queue.run(String(index), { ...work, read: reads });
    });
    await turn();
    expect(areRead).toEqual([0, 1]);
    expect(renders.map(({ isRunning }) => isRunning())).toEqual([true, false, false]);
    renders[0]?.end();
    await turn();
    expect(areRead).toEqual([0, 1, 2]);
    renders.forEach(({ end }) => end());
    await Promise.all(runs);
  });

  it('the render queue renders nothing if there is no original', async () => {
    const missing = { read: () => Promise.resolve(undefined), render: read };
    await expect(new RenderQueue().run('none', missing)).resolves.toBeUndefined();
  });

  it('the render queue renders an image once for equal requests that arrive before the render is done', async () => {
    const queue = new RenderQueue({ atOnce: 2, readAhead: 1, waiting: 5 });
    let count = 0;
    const render = () => {
      count += 1;
      return turn(bytes);
    };
    await Promise.all([queue.run('same', { read, render }), queue.run('same', { read, render })]);
    expect(count).toBe(1);
    await turn();
    await queue.run('same', { read, render });
    expect(count).toBe(2);
  });

  it('the render queue answers and begins the next render while it stores a rendition, which equal requests share until then', async () => {
    const queue = new RenderQueue({ atOnce: 1, readAhead: 1, waiting: 2 });
    const [first, second, other] = [blockingRender(), blockingRender(), blockingRender()];
    const storing = createGate();
    const stored = queue.run('first', { ...first.work, store: () => storing.opened });
    first.end();
    await turn();
    const next = queue.run('second', second.work);
    const shared = queue.run('first', other.work);
    await turn();
    expect([second.isRunning(), other.isRunning()]).toEqual([true, false]);
    await expect(Promise.all([stored, shared])).resolves.toEqual([bytes, bytes]);
    const waits = queue.run('third', other.work);
    await expect(queue.run('fourth', other.work)).rejects.toMatchObject({ problem: { status: 503 } });
    let isOver = false;
    const over = queue.beforeApplicationShutdown().then(() => (isOver = true));
    second.end();
    other.end();
    await expect(Promise.all([next, waits])).resolves.toEqual([bytes, bytes]);
    await turn();
    expect(isOver).toBe(false);
    storing.open();
    await over;
  });

  it('the render queue refuses renders when it is full, and continues after a failed render', async () => {
    const queue = new RenderQueue({ atOnce: 1, readAhead: 1, waiting: 1 });
    const [first, second] = [blockingRender(), blockingRender()];
    const failing = queue.run('first', first.work);
    const waiting = queue.run('second', second.work);
    await expect(queue.run('third', { read, render: read })).rejects.toMatchObject({
      problem: { code: 'unavailable', status: 503 },
    });
    first.end(new Error('broken'));
    await expect(failing).rejects.toThrow('broken');
    second.end();
    await expect(waiting).resolves.toBe(bytes);
    await expect(queue.run('third', { read, render: read })).resolves.toBe(bytes);
  });
});
