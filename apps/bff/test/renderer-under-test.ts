import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createLog } from '@estate/server-kit/observability/log';
import { eventually } from '@estate/test-kit/wait';
import { expect } from '@jest/globals';
import { Renderer, type RendererTimes } from '../src/renderer.ts';

/** Far longer than rendering a page or an immediate response takes, even on a busy machine. */
export const longMs = 10_000;
/** With the deadline `longMs`, a response within this time did not wait for the deadline. */
export const atOnceMs = longMs / 2;

export const times: RendererTimes = {
  deadlineMs: longMs,
  startMs: 3 * longMs,
  hangMs: 3 * longMs,
  pauseMs: 50,
  maxPauseMs: 400,
  failedMs: 60_000,
};
/**
 * A renderer program that writes its pid to a file and reacts to addresses as their names say, e.g. `/exit`. The specs
 * append the code that sends `ready`.
 */
export const program = `
import { appendFileSync } from 'node:fs';
appendFileSync(new URL('pids', import.meta.url), process.pid + '\\n');
process.on('disconnect', () => process.exit(0));
const answer = (number, html) => process.send([number, { html }]);
const deeds = {
  '/hang': () => { for (;;); },
  '/exit': () => process.exit(3),
  '/disconnect': () => { process.removeAllListeners('disconnect'); process.disconnect(); setInterval(() => {}, 1000); },
  '/fail': (number) => process.send([number, { error: 'no such part' }]),
  '/late': (number) => setTimeout(() => answer(number, '/late'), 1_300),
  '/twice': (number) => { answer(number, '/twice'); setTimeout(() => answer(number, '/twice'), 50); },
  '/slow': (number) => setTimeout(() => answer(number, '/slow'), 150),
};
process.on('message', ([number, { address }]) => (deeds[address] ?? answer)(number, address));
`;

export const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Starts renderers of programs in a temporary folder, and knows the pids of their processes. */
export class RendererUnderTest {
  private renderer: Renderer | undefined;
  private folder = '';

  async open(): Promise<void> {
    this.folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  }

  async start(text: string, given: Partial<RendererTimes> = {}): Promise<Renderer> {
    const file = join(this.folder, 'main.mjs');
    await writeFile(file, text);
    const log = createLog('test');
    log.level = 'silent';
    this.renderer = new Renderer(pathToFileURL(file), log, { ...times, ...given });
    return this.renderer;
  }

  async startReady(given: Partial<RendererTimes> = {}): Promise<Renderer> {
    const started = await this.start(`${program} process.send('ready');`, given);
    await isBack(started);
    return started;
  }

  /** The pids of all processes that were started so far. */
  async pids(): Promise<number[]> {
    const text = await readFile(join(this.folder, 'pids'), 'utf8').catch(() => '');
    return text.split('\n').filter(Boolean).map(Number);
  }

  async running(): Promise<number[]> {
    return (await this.pids()).filter(isRunning);
  }

  /** The pid of the newest process; 0 if there is none. */
  async pid(): Promise<number> {
    return (await this.pids()).at(-1) ?? 0;
  }

  /** Closes the renderer, which must leave no process behind. */
  async end(): Promise<void> {
    await this.renderer?.close();
    expect(await this.running()).toEqual([]);
    await rm(join(this.folder, 'pids'), { force: true });
  }

  async close(): Promise<void> {
    await rm(this.folder, { recursive: true });
  }
}

export const isBack = (started: Renderer): Promise<void> =>
  eventually(() => expect(started.isReady).toBe(true));

/** The HTML of the page; undefined if it was not rendered. */
export async function page(from: Renderer, address: string): Promise<string | undefined> {
  const facts = { origin: 'https://www.example.test', madeAt: 0 };
  return (await from.render({ address, firstData: {}, words: {}, facts }))?.html;
}

/** The HTML of the page, and the time until the response in ms. */
export async function timed(from: Renderer, address: string) {
  const since = performance.now();
  return { html: await page(from, address), ms: performance.now() - since };
}
