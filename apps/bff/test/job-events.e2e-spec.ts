import { JobsChanged } from '@estate/contracts/jobs';
import { problem } from '@estate/contracts/problem';
import { publishEvent } from '@estate/server-kit/events';
import { createLog } from '@estate/server-kit/log';
import { connectRedis, redisReady } from '@estate/server-kit/redis';
import { testRedis, type TestRedis } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { job, session } from './records.ts';
import { startWorld, type World } from './world.ts';

const headers = { authorization: 'Bearer t', 'accept-encoding': 'gzip' };
const patient = { rereadMs: 60_000, commentMs: 60_000, sessionMs: 60_000, settleMs: 10 };

/** Collects what a stream says; `ended` once the server closed it. */
async function listen(world: World) {
  const abort = new AbortController();
  const response = await world.get('/api/admin/jobs/events', { headers, signal: abort.signal });
  const heard = { response, text: '', ended: false, abort: () => abort.abort() };
  void (async () => {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
        heard.text += decoder.decode(chunk);
      }
      heard.ended = true;
    } catch {
      heard.ended = true;
    }
  })();
  return heard;
}

describe('job events', () => {
  let redis: TestRedis;
  let world: World;
  const startWith = async (times: Partial<typeof patient>) => {
    world = await startWorld({ REDIS_URL: redis.url }, { ...patient, ...times });
  };
  beforeAll(async () => {
    redis = await testRedis();
  });
  beforeEach(() => redis.flush());
  afterEach(() => world.close());
  afterAll(() => redis.stop());

  it('begin with the whole state, uncompressed and not to be transformed', async () => {
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

  it('come when a job moved, and from re-reading when the event was lost', async () => {
    await startWith({});
    const publisher = connectRedis(redis.url, 'producer', createLog('test'));
    await redisReady(publisher);
    const heard = await listen(world);
    world.crmSync.answer({ 'crm-sync.jobs': () => ({ items: [job({ state: 'completed' })] }) });
    await eventually(async () => {
      await publishEvent(publisher, JobsChanged, { jobId: 'import-1' });
      expect(heard.text).toContain('"completed"');
    });
    publisher.disconnect();
    heard.abort();
    await world.close();

    await startWith({ rereadMs: 30 });
    const second = await listen(world);
    world.crmSync.answer({ 'crm-sync.jobs': () => ({ items: [job({ state: 'failed' })] }) });
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
});
