import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  atOnceMs,
  isBack,
  isRunning,
  page,
  program,
  RendererUnderTest,
  timed,
} from '../test/renderer-under-test.ts';

describe('the process of the renderer', () => {
  const under = new RendererUnderTest();
  beforeAll(() => under.open());
  afterEach(() => under.end());
  afterAll(() => under.close());

  it('a hanging process that renders pages is replaced, while requests are still answered in time', async () => {
    const hangMs = 1_200;
    const started = await under.startReady({ deadlineMs: 300, hangMs });
    const since = performance.now();
    expect(await page(started, '/hang')).toBeUndefined();
    expect(started.isReady).toBe(true);
    while (started.isReady) expect((await timed(started, '/')).ms).toBeLessThan(hangMs);
    expect(performance.now() - since).toBeGreaterThan(hangMs - 50);
    await isBack(started);
    await eventually(async () => expect(await page(started, '/')).toBe('/'));
    expect(await under.pids()).toHaveLength(2);
    expect(await under.running()).toHaveLength(1);
  });

  it('a suspended process that renders pages is replaced', async () => {
    const started = await under.startReady({ hangMs: 800 });
    const stopped = await under.pid();
    process.kill(stopped, 'SIGSTOP');
    expect(await page(started, '/')).toBeUndefined();
    await eventually(async () => expect(await under.pids()).toHaveLength(2));
    expect(isRunning(stopped)).toBe(false);
    await isBack(started);
    expect(await page(started, '/')).toBe('/');
  });

  it.each(['/exit', '/disconnect'])(
    'the process that renders pages is replaced after a request to %s ends it, and waiting requests are answered at once',
    async (address) => {
      const started = await under.startReady();
      const answers = await Promise.all([timed(started, address), timed(started, '/waits')]);
      for (const { html, ms } of answers) {
        expect(html).toBeUndefined();
        expect(ms).toBeLessThan(atOnceMs);
      }
      await isBack(started);
      expect(await page(started, '/')).toBe('/');
      expect(await under.running()).toHaveLength(1);
    },
  );

  it('a renderer process that fails every time restarts at growing intervals and refuses requests at once', async () => {
    const started = await under.start(`${program} process.exit(1);`, { pauseMs: 250, maxPauseMs: 10_000 });
    await eventually(async () => expect((await under.pids()).length).toBeGreaterThanOrEqual(3));
    await sleep(500);
    expect(await under.pids()).toHaveLength(3);
    const { html, ms } = await timed(started, '/');
    expect(html).toBeUndefined();
    expect(ms).toBeLessThan(atOnceMs);
    expect(started.isReady).toBe(false);
  });

  it('a renderer process that does not become ready is replaced', async () => {
    const started = await under.start(`${program} setInterval(() => {}, 1000);`, { startMs: 2_000 });
    expect((await timed(started, '/')).ms).toBeLessThan(atOnceMs);
    await eventually(async () => expect((await under.pids()).length).toBeGreaterThanOrEqual(2));
    expect((await under.running()).length).toBeLessThanOrEqual(1);
    expect(started.isReady).toBe(false);
  });

  it('closing the page renderer ends its process, even a suspended one, and answers waiting requests', async () => {
    const started = await under.startReady();
    process.kill(await under.pid(), 'SIGSTOP');
    const waiting = Promise.all([timed(started, '/a'), timed(started, '/b')]);
    await started.close();
    expect(await under.running()).toEqual([]);
    for (const { html, ms } of await waiting) {
      expect(html).toBeUndefined();
      expect(ms).toBeLessThan(atOnceMs);
    }
    expect((await timed(started, '/')).ms).toBeLessThan(atOnceMs);
  });

  it('a page renderer that is closed during a pause or a start starts no new process', async () => {
    const ended = await under.start(`${program} process.exit(1);`);
    await eventually(async () => expect((await under.pids()).length).toBeGreaterThanOrEqual(1));
    await eventually(async () => expect(await under.running()).toEqual([]));
    await ended.close();
    const before = (await under.pids()).length;
    await (await under.start(`${program} process.send('ready');`)).close();
    await sleep(600);
    expect((await under.pids()).length - before).toBeLessThanOrEqual(1);
    expect(await under.running()).toEqual([]);
  });
});
