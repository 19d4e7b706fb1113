import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createLog } from '@estate/server-kit/log';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Renderer, type RendererTimes } from './renderer.ts';

const times: RendererTimes = {
  deadlineMs: 300,
  startMs: 1_500,
  hangMs: 600,
  pauseMs: 50,
  maxPauseMs: 400,
  failedMs: 60_000,
};

/** Notes its pid, then does what the address says. */
const program = `
import { appendFileSync } from 'node:fs';
appendFileSync(new URL('pids', import.meta.url), process.pid + '\\n');
process.on('disconnect', () => process.exit(0));
const answer = (number, html) => process.send([number, { styles: '<style></style>', html }]);
const deeds = {
  '/hang': () => { for (;;); },
  '/exit': () => process.exit(3),
  '/disconnect': () => { process.removeAllListeners('disconnect'); process.disconnect(); setInterval(() => {}, 1000); },
  '/fail': (number) => process.send([number, { failure: 'no such part' }]),
  '/late': (number) => setTimeout(() => answer(number, '/late'), 400),
  '/twice': (number) => { answer(number, '/twice'); setTimeout(() => answer(number, '/twice'), 50); },
  '/slow': (number) => setTimeout(() => answer(number, '/slow'), 150),
};
process.on('message', ([number, { address }]) => (deeds[address] ?? answer)(number, address));
`;

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('the renderer', () => {
  let folder: string;
  let renderer: Renderer | undefined;
  const log = createLog('test');
  const pids = async () =>
    (await readFile(join(folder, 'pids'), 'utf8').catch(() => '')).split('\n').filter(Boolean).map(Number);
  const running = async () => (await pids()).filter(isRunning);
  /** The newest process. */
  const pid = async () => (await pids()).at(-1) ?? 0;

  async function start(text: string, given: Partial<RendererTimes> = {}): Promise<Renderer> {
    const file = join(folder, 'main.mjs');
    await writeFile(file, text);
    renderer = new Renderer(pathToFileURL(file), log, { ...times, ...given });
    return renderer;
  }
  async function startReady(given: Partial<RendererTimes> = {}): Promise<Renderer> {
    const started = await start(`${program} process.send('ready');`, given);
    await isBack(started);
    return started;
  }
  const isBack = (started: Renderer) => eventually(() => expect(started.isThere).toBe(true));
  const page = async (from: Renderer, address: string) => {
    const request = { address, firstData: {}, facts: { origin: 'https://www.example.test', madeAt: 0 } };
    return (await from.render(request))?.html;
  };
  /** The page, and how long it took. */
  const timed = async (from: Renderer, address: string) => {
    const since = performance.now();
    return { html: await page(from, address), ms: performance.now() - since };
  };

  beforeAll(async () => {
    log.level = 'silent';
    folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  });
  afterEach(async () => {
    await renderer?.close();
    expect(await running()).toEqual([]);
    await rm(join(folder, 'pids'), { force: true });
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('answers each request with its page', async () => {
    const started = await startReady();
    const addresses = Array.from({ length: 15 }, (_, index) => `/page-${index}`);
    expect(await Promise.all(addresses.map((address) => page(started, address)))).toEqual(addresses);
    expect(await pids()).toHaveLength(1);
  });

  it('lets requests of the first moment wait for the start', async () => {
    const started = await start(`${program} setTimeout(() => process.send('ready'), 50);`, {
      deadlineMs: 5_000,
    });
    expect(started.isThere).toBe(false);
    expect(await page(started, '/')).toBe('/');
  });

  it('refuses at once when too many wait', async () => {
    const started = await startReady();
    const first = page(started, '/late');
    const waiting = Array.from({ length: 20 }, () => page(started, '/'));
    const { html, ms } = await timed(started, '/');
    expect(html).toBeUndefined();
    expect(ms).toBeLessThan(50);
    expect(new Set(await Promise.all([first, ...waiting]))).toEqual(new Set([undefined]));
    await eventually(async () => expect(await page(started, '/')).toBe('/'));
  });

  it('does not take a late answer, nor a second one, for the answer to the next request', async () => {
    const started = await startReady();
    const { html, ms } = await timed(started, '/late');
    expect(html).toBeUndefined();
    expect(ms).toBeLessThan(390);
    expect(await page(started, '/next')).toBe('/next');
    expect(await page(started, '/twice')).toBe('/twice');
    expect(await page(started, '/slow')).toBe('/slow');
    expect(await pids()).toHaveLength(1);
  });

  it('is replaced when it hangs, and answers in time meanwhile', async () => {
    const started = await startReady();
    const since = performance.now();
    expect((await timed(started, '/hang')).ms).toBeLessThan(400);
    while (started.isThere) expect((await timed(started, '/')).ms).toBeLessThan(400);
    expect(performance.now() - since).toBeGreaterThan(times.hangMs - 50);
    await isBack(started);
    expect(await page(started, '/')).toBe('/');
    expect(await pids()).toHaveLength(2);
    expect(await running()).toHaveLength(1);
  });

  it('is replaced when it was stopped', async () => {
    const started = await startReady();
    const stopped = await pid();
    process.kill(stopped, 'SIGSTOP');
    expect(await page(started, '/')).toBeUndefined();
    await eventually(async () => expect(await pids()).toHaveLength(2));
    expect(isRunning(stopped)).toBe(false);
    await isBack(started);
    expect(await page(started, '/')).toBe('/');
  });

  it.each(['/exit', '/disconnect'])(
    'is replaced after %s, whose requests are answered at once',
    async (address) => {
      const started = await startReady();
      const answers = await Promise.all([timed(started, address), timed(started, '/waits')]);
      for (const { html, ms } of answers) {
        expect(html).toBeUndefined();
        expect(ms).toBeLessThan(250);
      }
      await isBack(started);
      expect(await page(started, '/')).toBe('/');
      expect(await running()).toHaveLength(1);
    },
  );

  it('answers at once when it is asked in the moment of its end', async () => {
    const started = await startReady();
    for (let round = 0; round < 5; round += 1) {
      process.kill(await pid(), 'SIGKILL');
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, at) => timed(started, `/${round}-${at}`)),
      );
      for (const { ms } of answers) expect(ms).toBeLessThan(250);
      await eventually(async () => expect(await page(started, `/after-${round}`)).toBe(`/after-${round}`));
    }
    expect(await running()).toHaveLength(1);
  });

  it('starts again ever more seldom while it renders nothing, and refuses at once meanwhile', async () => {
    const started = await start(`${program} process.exit(1);`, { pauseMs: 100, maxPauseMs: 10_000 });
    await eventually(async () => expect((await pids()).length).toBeGreaterThanOrEqual(3));
    await sleep(350);
    expect(await pids()).toHaveLength(3);
    const { html, ms } = await timed(started, '/');
    expect(html).toBeUndefined();
    expect(ms).toBeLessThan(50);
    expect(started.isThere).toBe(false);
  });

  it('is replaced when it does not get ready', async () => {
    const started = await start(`${program} setInterval(() => {}, 1000);`, { startMs: 400 });
    expect((await timed(started, '/')).ms).toBeLessThan(400);
    await eventually(async () => expect((await pids()).length).toBeGreaterThanOrEqual(2));
    expect((await running()).length).toBeLessThanOrEqual(1);
    expect(started.isThere).toBe(false);
  });

  it('tries a page that fails no more than twice for a while', async () => {
    const started = await startReady({ failedMs: 600 });
    expect(await page(started, '/exit')).toBeUndefined();
    await isBack(started);
    expect(await page(started, '/exit')).toBeUndefined();
    await isBack(started);
    for (let round = 0; round < 5; round += 1) expect(await page(started, '/exit')).toBeUndefined();
    expect(await pids()).toHaveLength(3);
    expect(await page(started, '/fail')).toBeUndefined();
    expect(await page(started, '/')).toBe('/');
    await sleep(600);
    await page(started, '/exit');
    await eventually(async () => expect(await pids()).toHaveLength(4));
  });

  it('ends its process when it is closed, also one that is stopped, and answers what waits', async () => {
    const started = await startReady();
    process.kill(await pid(), 'SIGSTOP');
    const waiting = Promise.all([timed(started, '/a'), timed(started, '/b')]);
    await started.close();
    expect(await running()).toEqual([]);
    for (const { html, ms } of await waiting) {
      expect(html).toBeUndefined();
      expect(ms).toBeLessThan(250);
    }
    expect((await timed(started, '/')).ms).toBeLessThan(50);
  });

  it('starts nothing after it was closed in a pause, or while it started', async () => {
    const ended = await start(`${program} process.exit(1);`);
    await eventually(async () => expect((await pids()).length).toBeGreaterThanOrEqual(1));
    await eventually(async () => expect(await running()).toEqual([]));
    await ended.close();
    const before = (await pids()).length;
    await (await start(`${program} process.send('ready');`)).close();
    await sleep(600);
    expect((await pids()).length - before).toBeLessThanOrEqual(1);
    expect(await running()).toEqual([]);
  });
});
