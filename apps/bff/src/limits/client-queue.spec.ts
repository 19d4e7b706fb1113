import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { ServerBusy } from './rate-limits.ts';
import { ClientQueue, type QueueSettings } from './client-queue.ts';

const settings: QueueSettings = {
  concurrency: 3,
  concurrencyPerClient: 2,
  waitMs: 60_000,
  maxWaiting: 6,
  maxWaitingPerClient: 4,
};
const here = new AbortController().signal;

/** The functions that end the running tasks, by task name. */
const ends = new Map<string, (error?: Error) => void>();

/** A queue whose tasks run until the test ends them; records the order in which they began. */
function startQueue(given: Partial<QueueSettings> = {}) {
  const queue = new ClientQueue({ ...settings, ...given });
  const began: string[] = [];
  const run = (name: string, gone = here) =>
    queue.run(
      name[0] ?? '',
      gone,
      () =>
        new Promise<string>((resolve, reject) => {
          began.push(name);
          ends.set(name, (error) => (error ? reject(error) : resolve(name)));
        }),
    );
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    ends.delete(name);
    await sleep(0);
  };
  return { began, run, end };
}

describe('the queue of the cache misses', () => {
  afterEach(async () => {
    while (ends.size > 0) {
      for (const end of ends.values()) end();
      ends.clear();
      await sleep(0);
    }
  });

  it('the request queue starts tasks at once below its limit of parallel tasks, two at a time for one client', async () => {
    const { began, run, end } = startQueue();
    const all = ['a1', 'a2', 'a3', 'b1', 'b2'].map((name) => run(name));
    await sleep(0);
    expect(began).toEqual(['a1', 'a2', 'b1']);
    await end('a1');
    expect(began).toEqual(['a1', 'a2', 'b1', 'a3']);
    await end('a2');
    expect(began.at(-1)).toBe('b2');
    for (const name of ['a3', 'b1', 'b2']) await end(name);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2']);
  });

  it('the request queue serves waiting clients in turn, however many tasks one client has queued', async () => {
    const { began, run, end } = startQueue({ concurrency: 1, maxWaiting: 100 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) void run(name);
    await sleep(0);
    for (let turn = 0; turn < 7; turn += 1) await end(began[turn] ?? '');
    expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
  });

  it('the request queue starts the next task after a task has failed', async () => {
    const { began, run, end } = startQueue({ concurrency: 1 });
    const failing = run('a1');
    void run('b1');
    await sleep(0);
    const failed = expect(failing).rejects.toThrow('failed');
    await end('a1', new Error('failed'));
    await failed;
    expect(began).toEqual(['a1', 'b1']);
  });

  it('the request queue refuses a task that has waited too long', async () => {
    const { began, run, end } = startQueue({ concurrency: 1, waitMs: 30 });
    void run('a1');
    await expect(run('b1')).rejects.toBeInstanceOf(ServerBusy);
    await end('a1');
    expect(began).toEqual(['a1']);
    void run('b2');
    await sleep(0);
    expect(began).toEqual(['a1', 'b2']);
  });

  it('the request queue drops a task whose client disconnects', async () => {
    const { began, run, end } = startQueue({ concurrency: 1 });
    void run('a1');
    const gone = new AbortController();
    const waiting = run('b1', gone.signal);
    void run('b2');
    gone.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    await expect(run('b3', gone.signal)).rejects.toThrow('gone');
    await end('a1');
    expect(began).toEqual(['a1', 'b2']);
  });

  it('the request queue limits the number of waiting tasks, in total and per client', async () => {
    const { began, run, end } = startQueue({ concurrency: 1, maxWaiting: 100 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void run(name);
    await expect(run('a6')).rejects.toBeInstanceOf(ServerBusy);
    void run('b1');
    await sleep(0);
    await end('a1');
    await end('a2');
    expect(began).toEqual(['a1', 'a2', 'b1']);
  });

  it('a full request queue drops a task of the client with the most tasks in favour of a client with fewer', async () => {
    const { began, run, end } = startQueue({ concurrency: 1 });
    const refused: string[] = [];
    const wait = (name: string) => run(name).catch(() => refused.push(name));
    for (const name of ['z0', 'a1', 'a2', 'a3', 'a4', 'b1', 'b2']) void wait(name);
    await sleep(0);
    void wait('c1');
    await sleep(0);
    expect(refused).toEqual(['a4']);
    for (let turn = 0; turn < 4; turn += 1) await end(began[turn] ?? '');
    expect(began.slice(0, 4)).toEqual(['z0', 'a1', 'b1', 'c1']);
  });

  it('a full request queue refuses a new task if every client has equally few tasks', async () => {
    const { run } = startQueue({ concurrency: 1, maxWaiting: 3 });
    for (const name of ['z0', 'a1', 'b1', 'c1']) void run(name);
    await expect(run('d1')).rejects.toBeInstanceOf(ServerBusy);
  });
});
