import { eventually } from '@estate/test-kit/wait';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  atOnceMs,
  isBack,
  page,
  program,
  RendererUnderTest,
  timed,
  times,
} from '../test/renderer-under-test.ts';

describe('the renderer', () => {
  const under = new RendererUnderTest();
  beforeAll(() => under.open());
  afterEach(() => under.end());
  afterAll(() => under.close());

  it('the page renderer answers each of several requests with its own page', async () => {
    const started = await under.startReady();
    const addresses = Array.from({ length: 15 }, (_, index) => `/page-${index}`);
    expect(await Promise.all(addresses.map((address) => page(started, address)))).toEqual(addresses);
    expect(await under.pids()).toHaveLength(1);
  });

  it('render requests wait until the renderer process has started', async () => {
    const started = await under.start(`${program} setTimeout(() => process.send('ready'), 50);`);
    expect(started.isReady).toBe(false);
    expect(await page(started, '/')).toBe('/');
  });

  it('the page renderer refuses a request at once if too many are waiting', async () => {
    const started = await under.startReady({ deadlineMs: 300 });
    const first = page(started, '/late');
    let isFirstAnswered = false;
    void first.then(() => (isFirstAnswered = true));
    const waiting = Array.from({ length: 20 }, () => page(started, '/'));
    expect(await page(started, '/')).toBeUndefined();
    expect(isFirstAnswered).toBe(false);
    expect(new Set(await Promise.all([first, ...waiting]))).toEqual(new Set([undefined]));
    await eventually(async () => expect(await page(started, '/')).toBe('/'));
  });

  it('a late or repeated reply of the renderer process is not used for the next request', async () => {
    const started = await under.startReady({ deadlineMs: 1_000 });
    expect(await page(started, '/late')).toBeUndefined();
    expect(await page(started, '/next')).toBe('/next');
    expect(await page(started, '/twice')).toBe('/twice');
    expect(await page(started, '/slow')).toBe('/slow');
    expect(await under.pids()).toHaveLength(1);
  });

  it('a render request is answered at once if the renderer process ends at that moment', async () => {
    const started = await under.startReady();
    for (let round = 0; round < 5; round += 1) {
      process.kill(await under.pid(), 'SIGKILL');
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => timed(started, `/${round}-${at}`)),
      );
      for (const { ms } of answers) expect(ms).toBeLessThan(atOnceMs);
      await eventually(async () => expect(await page(started, `/after-${round}`)).toBe(`/after-${round}`));
    }
    expect(await under.running()).toHaveLength(1);
  });

  it('a page that twice failed to render is not rendered again for a while', async () => {
    const started = await under.startReady();
    expect(await page(started, '/exit')).toBeUndefined();
    await isBack(started);
    expect(await page(started, '/exit')).toBeUndefined();
    await isBack(started);
    for (let round = 0; round < 5; round += 1) expect(await page(started, '/exit')).toBeUndefined();
    expect(await under.pids()).toHaveLength(3);
    expect(await page(started, '/fail')).toBeUndefined();
    expect(await page(started, '/')).toBe('/');
    const now = performance.now.bind(performance);
    const later = jest.spyOn(performance, 'now').mockImplementation(() => now() + times.failedMs);
    await page(started, '/exit');
    later.mockRestore();
    await eventually(async () => expect(await under.pids()).toHaveLength(4));
  });
});
