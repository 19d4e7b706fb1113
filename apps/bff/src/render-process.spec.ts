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

  it('is replaced when it hangs, and answers in time meanwhile', async () => {
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

  it('is replaced when it was stopped', async () => {
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
    'is replaced after %s, whose requests are answered at once',
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

  it('starts again ever more seldom while it renders nothing, and refuses at once meanwhile', async () => {
    const started = await under.start(`${program} process.exit(1);`, { pauseMs: 250, maxPauseMs: 10_000 });
    await eventually(async () => expect((await under.pids()).length).toBeGreaterThanOrEqual(3));
    await sleep(500);
    expect(await under.pids()).toHaveLength(3);
    const { html, ms } = await timed(started, '/');
    expect(html).toBeUndefined();
    expect(ms).toBeLessThan(atOnceMs);
    expect(started.isReady).toBe(false);
  });

  it('is replaced when it does not get ready', async () => {
    const started = await under.start(`${program} setInterval(() => {}, 1000);`, { startMs: 2_000 });
    expect((await timed(started, '/')).ms).toBeLessThan(atOnceMs);
    await eventually(async () => expect((await under.pids()).length).toBeGreaterThanOrEqual(2));
    expect((await under.running()).length).toBeLessThanOrEqual(1);
    expect(started.isReady).toBe(false);
  });

  it('ends its process when it is closed, also one that is stopped, and answers what waits', async () => {
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

  it('starts nothing after it was closed in a pause, or while it started', async () => {
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
