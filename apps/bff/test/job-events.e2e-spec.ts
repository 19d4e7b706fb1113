import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { JobsChanged, type JobState } from '@estate/contracts/jobs';
import { problem } from '@estate/contracts/problem';
import { publishEvent } from '@estate/server-kit/events';
import { createLog } from '@estate/server-kit/log';
import { connectRedis, redisReady } from '@estate/server-kit/redis';
import { testRedis, type TestRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { maxStreams } from '../src/job-events/job-events.ts';
import { job, session } from './records.ts';
import { startWorld, type World } from './world.ts';

const headers = { authorization: 'Bearer t', 'accept-encoding': 'gzip' };
const patient = { rereadMs: 60_000, commentMs: 60_000, sessionMs: 60_000, settleMs: 10 };

/** Collects the events of a stream; `ended` is true once the server has closed it. */
async function listen(world: World, authorization = headers.authorization) {
  const abort = new AbortController();
  const response = await world.get('/api/admin/jobs/events', {
    headers: { ...headers, authorization },
    signal: abort.signal,
  });
  const heard = { response, text: '', ended: false, abort: () => abort.abort() };
  void (async () => {
    const decoder = new TextDecoder();
    try {
      const body: ReadableStream<Uint8Array> = response.body!;
      const reader = body.getReader();
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        heard.text += decoder.decode(part.value);
      }
    } catch {
      // An abort ends the stream as well.
    }
    heard.ended = true;
  })();
  return heard;
}

describe('job events', () => {
  let redis: TestRedis;
  let world: World;
  const startWith = async (times: Partial<typeof patient>) => {
    world = await startWorld({ REDIS_URL: redis.url }, { jobEventTimes: { ...patient, ...times } });
  };
  beforeAll(async () => {
    redis = await testRedis();
  });
  beforeEach(() => redis.flush());
  afterEach(() => world.close());
  afterAll(() => redis.stop());

  it('begin with the whole state, uncompressed and not to be transformed [S-3.17, S-7.16]', async () => {
    await startWith({});
    const { response, ...stream } = await listen(world);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('content-encoding')).toBeNull();
    stream.abort();
    const heard = await listen(world);
    await eventually(() => expect(heard.text).toBe(`data: ${JSON.stringify({ items: [job()] })}\n\n`));
    heard.abort();
  });

  it('come with the event of a job that moved, and from re-reading when it was lost [S-7.16]', async () => {
    await startWith({});
    const publisher = connectRedis(redis.url, 'producer', createLog('test'));
    await redisReady(publisher);
    const heard = await listen(world);
    const hears = (state: JobState) =>
      eventually(async () => {
        await publishEvent(publisher, JobsChanged, { job: job({ state }) });
        expect(heard.text).toContain(`"${state}"`);
      });
    // The jobs are read once more when the subscription begins, which may be after the stream.
    await hears('cancelled');
    const asked = world.crmSync.calls.length;
    await hears('completed');
    expect(world.crmSync.calls).toHaveLength(asked);
    publisher.disconnect();
    heard.abort();
    await world.close();

    await startWith({ rereadMs: 30 });
    const second = await listen(world);
    world.crmSync.answer({ 'crm-sync.listJobs': () => ({ items: [job({ state: 'failed' })] }) });
    await eventually(() => expect(second.text).toContain('"failed"'));
    second.abort();
  });

  it('keep the connection alive with comments', async () => {
    await startWith({ commentMs: 20 });
    const heard = await listen(world);
    await eventually(() => expect(heard.text).toMatch(/\n\n: [^\n]+\n\n/));
    heard.abort();
  });

  it('end with the session, but not because identity is away', async () => {
    await startWith({ sessionMs: 30 });
    const heard = await listen(world);
    world.identity.answer({ 'identity.resolveSession': () => problem('unavailable') });
    const asked = world.identity.calls.length;
    await eventually(() => expect(world.identity.calls.length).toBeGreaterThan(asked + 2));
    expect(heard.ended).toBe(false);
    world.identity.answer({ 'identity.resolveSession': () => session(null) });
    await eventually(() => expect(heard.ended).toBe(true));
  });

  it('are a problem while there is no state, and end when the process ends', async () => {
    await startWith({});
    await world.crmSync.close();
    expect((await world.get('/api/admin/jobs/events', { headers })).status).toBe(503);
    await world.crmSync.start();
    const heard = await listen(world);
    const since = performance.now();
    await world.bff.close();
    await eventually(() => expect(heard.ended).toBe(true));
    expect(performance.now() - since).toBeLessThan(3_000);
  });

  it('are a few of one person and not endlessly many of all together', async () => {
    await startWith({});
    world.identity.answer({
      'identity.resolveSession': ({ authorization }: { authorization: string }) => ({
        ...session('admin'),
        user: { ...session('admin').user, id: authorization },
      }),
    });
    const open = (person: number) => listen(world, `Bearer ${person}`);
    const own = await Promise.all(Array.from({ length: maxStreams.ofOnePerson }, () => open(0)));
    expect(own.map(({ response }) => response.status)).toEqual(own.map(() => 200));
    const refused = await open(0);
    expect(Number(refused.response.headers.get('retry-after'))).toBeGreaterThan(0);
    await eventually(() => expect(JSON.parse(refused.text)).toMatchObject({ status: 429 }));

    own[0]?.abort();
    await eventually(async () => {
      const again = await open(0);
      own.push(again);
      expect(again.response.status).toBe(200);
    });

    const others = Array.from({ length: maxStreams.together - maxStreams.ofOnePerson }, (_, n) =>
      open(1 + Math.floor(n / maxStreams.ofOnePerson)),
    );
    const all = [...own, ...(await Promise.all(others))];
    const statuses = all.map(({ response }) => response.status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(maxStreams.together + 1);
    expect((await open(1_000)).response.status).toBe(503);
    for (const { abort } of all) abort();
  });

  it('are cut off where nobody reads them', async () => {
    await startWith({ rereadMs: 10 });
    let changes = 0;
    world.crmSync.answer({
      'crm-sync.listJobs': () => {
        changes += 1;
        return { items: [job({ id: `${changes}-${'x'.repeat(400_000)}` })] };
      },
    });
    const socket = connect(world.bff.port, '127.0.0.1');
    const closed = once(socket, 'close');
    socket.on('error', () => undefined);
    socket.write(
      'GET /api/admin/jobs/events HTTP/1.1\r\nhost: www.example.test\r\nauthorization: Bearer t\r\n\r\n',
    );
    socket.pause();
    // The state is not read, because no stream is open.
    await eventually(async () => {
      const before = changes;
      await sleep(300);
      expect(before).toBeGreaterThan(3);
      expect(changes).toBe(before);
    });
    socket.resume();
    await closed;
  });
});
