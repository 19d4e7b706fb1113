import { once } from 'node:events';
import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { testRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { type Job, UnrecoverableError } from 'bullmq';
import { Redis } from 'ioredis';
import { createLog } from '../observability/log.ts';
import { toProblem } from '../http/problem-error.ts';
import { createQueue, createWorker } from './queue.ts';
import { currentRequestId } from '../observability/request-context.ts';

interface Note {
  id: number;
}

const log = createLog('test');
const ends: (() => Promise<unknown>)[] = [];
let names = 0;

const store = await testRedis();
afterEach(async () => {
  await store.start();
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(() => store.stop());

const newName = () => `notes-${(names += 1)}`;

function queue(name: string) {
  const made = createQueue<Note>(name, {
    url: store.url,
    log,
    jobOptions: { backoff: { type: 'fixed', delay: 20 } },
  });
  ends.push(() => made.close());
  return made;
}

type Processor = (job: Job<Note>, signal: AbortSignal) => Promise<unknown>;

function worker(name: string, processor: Processor, lockDuration = 30_000) {
  const made = createWorker<Note>(name, processor, { url: store.url, log, concurrency: 2, lockDuration });
  ends.push(() => made.close());
  return made;
}

async function addFault(adding: Promise<unknown>) {
  const startedAt = performance.now();
  const fault: unknown = await adding.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(performance.now() - startedAt).toBeLessThan(2_000);
  return fault === undefined ? undefined : toProblem(fault).code;
}

describe('a queue', () => {
  it('a queue takes a job right after it was created, and the worker runs the job in its request context', async () => {
    const name = newName();
    const done: unknown[] = [];
    await queue(name).add('write-note', { id: 7 }, { jobId: 'note-7' });
    worker(name, (job) => Promise.resolve(done.push([job.name, job.data, currentRequestId()])));
    await eventually(() => expect(done).toEqual([['write-note', { id: 7 }, 'note-7']]));
  });

  it('a queue rejects a new job within a second if Redis was never there, and takes jobs when Redis starts', async () => {
    await store.stop();
    const notes = queue(newName());
    expect(await addFault(notes.add('write-note', { id: 1 }))).toBe('unavailable');
    expect(await addFault(notes.addBulk([{ name: 'write-note', data: { id: 1 } }]))).toBe('unavailable');
    await store.start();
    await eventually(() => notes.add('write-note', { id: 2 }));
    expect((await notes.getJobs()).map(({ data }) => data)).toEqual([{ id: 2 }]);
  });

  it('a queue rejects a new job within a second while Redis is away, and takes jobs when it is back', async () => {
    const notes = queue(newName());
    await notes.add('write-note', { id: 1 });
    await store.stop();
    expect(await addFault(notes.add('write-note', { id: 2 }))).toBe('unavailable');
    await store.start();
    await eventually(() => notes.add('write-note', { id: 3 }));
    expect((await notes.getJobs()).map(({ data }) => data)).toEqual([{ id: 3 }]);
  });
});

describe('a worker', () => {
  it('a worker retries a failed job, unless its error says that a retry is useless', async () => {
    const name = newName();
    const notes = queue(name);
    const tries: number[] = [];
    worker(name, ({ data, attemptsMade }) => {
      tries.push(data.id);
      if (data.id === 2) return Promise.reject(new UnrecoverableError('hopeless'));
      return attemptsMade === 0 ? Promise.reject(new Error('not yet')) : Promise.resolve();
    });
    await notes.add('write-note', { id: 1 });
    await notes.add('write-note', { id: 2 });
    await eventually(async () =>
      expect(await notes.getJobCounts('completed', 'failed')).toEqual({ completed: 1, failed: 1 }),
    );
    expect(tries.sort((a, b) => a - b)).toEqual([1, 1, 2]);
  });

  it('a worker continues after an outage of Redis without a restart', async () => {
    const name = newName();
    const done: number[] = [];
    worker(name, ({ data }) => Promise.resolve(done.push(data.id)));
    const notes = queue(name);
    await notes.add('write-note', { id: 1 });
    await eventually(() => expect(done).toEqual([1]));
    await store.stop();
    await store.start();
    await eventually(() => notes.add('write-note', { id: 2 }));
    await eventually(() => expect(done).toEqual([1, 2]), { timeoutMs: 10_000 });
  });

  it('a worker aborts the signal of a running job when it is closed or the job’s lock is lost', async () => {
    const name = newName();
    const aborted: number[] = [];
    const notes = queue(name);
    const untilAborted: Processor = async ({ data }, signal) => {
      if (!signal.aborted) await once(signal, 'abort');
      aborted.push(data.id);
    };
    const works = worker(name, untilAborted, 400);
    await notes.add('write-note', { id: 1 }, { jobId: 'first' });
    await eventually(async () => expect(await notes.getActiveCount()).toBe(1));
    const redis = new Redis(store.url);
    await redis.del(notes.toKey('first:lock'));
    redis.disconnect();
    await eventually(() => expect(aborted).toEqual([1]));
    await notes.add('write-note', { id: 2 }, { jobId: 'second' });
    await eventually(async () => expect(await (await notes.getJob('second'))?.getState()).toBe('active'));
    await works.close();
    expect(aborted).toEqual([1, 2]);
  });

  it('a worker finishes its running job when it is closed', async () => {
    const name = newName();
    const done: number[] = [];
    const notes = queue(name);
    const works = worker(name, async ({ data }) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      done.push(data.id);
    });
    await notes.add('write-note', { id: 1 });
    await eventually(async () => expect(await notes.getActiveCount()).toBe(1));
    await works.close();
    expect(done).toEqual([1]);
  });
});
