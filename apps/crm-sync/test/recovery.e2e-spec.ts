import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GetJob, StartCrmJob } from '@estate/contracts/crm-sync';
import { freePort } from '@estate/test-kit/stores';
import { eventually } from '@estate/test-kit/wait';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createLog } from '@estate/server-kit/log';
import { createRpcClient } from '@estate/rpc/rpc-client';
import { startCrmSync, startSurroundings, type Surroundings } from './crm-sync-under-test.ts';

let around: Surroundings;
const listed = () => around.sim.stock.all().filter((unit) => unit.flat['archived'] !== true);

const ascending = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);

/** Expects every object once, with all public images, and each image in media under catalog's change mark. */
function expectWhole() {
  expect(ascending(around.catalog.properties.keys())).toEqual(ascending(listed().map(({ id }) => id)));
  const marks = new Map<string, string>();
  for (const { id, images } of listed()) {
    const stored = around.catalog.properties.get(id)!.images;
    const wanted = images.filter((image) => !image.is_private).map((image) => String(image.id));
    expect(stored.map((image) => image.id).toSorted()).toEqual(wanted.toSorted());
    for (const { storage_path, change_mark } of stored) marks.set(storage_path, change_mark);
  }
  expect(around.media.stored).toEqual(marks);
}

beforeEach(async () => {
  around = await startSurroundings({ properties: 30 });
});
afterEach(() => around.close());

describe('a sync that is interrupted', () => {
  it('by an orderly end goes on in the next process', async () => {
    const first = await startCrmSync(around);
    around.catalog.slowDown(() => sleep(20));
    const jobId = await first.start({ kind: 'full-sync' });
    await eventually(() => expect(around.catalog.properties.size).toBeGreaterThan(6));
    await first.close();
    const half = around.catalog.properties.size;
    expect(half).toBeLessThan(30);
    const second = await startCrmSync(around);
    const job = await second.ended(jobId);
    expect(job).toMatchObject({ state: 'completed', result: { success: true, failed: 0, failedImages: [] } });
    expectWhole();
    await second.close();
  });

  it('by a kill goes on in the next process within half a minute', async () => {
    const port = await freePort();
    const start = () =>
      spawn(process.execPath, ['--enable-source-maps', join(import.meta.dirname, '../dist/main.js')], {
        env: { PATH: process.env['PATH'], PORT: String(port), ...around.env() },
        stdio: 'ignore',
      });
    const client = createRpcClient({ url: `tcp://127.0.0.1:${port}`, log: createLog('test') });
    const kill = async (child: ChildProcess) => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    };
    around.catalog.slowDown(() => sleep(100));
    const first = start();
    const { jobId } = await eventually(
      () => client.call(StartCrmJob, { job: { kind: 'full-sync', importImages: true }, startedBy: 'user-1' }),
      { timeoutMs: 15_000 },
    );
    await eventually(() => expect(around.catalog.properties.size).toBeGreaterThan(6), { timeoutMs: 20_000 });
    await kill(first);
    expect(around.catalog.properties.size).toBeLessThan(30);
    around.catalog.slowDown(undefined);
    const second = start();
    const killedAt = performance.now();
    await eventually(async () => expect((await client.call(GetJob, { jobId })).state).toBe('completed'), {
      timeoutMs: 45_000,
    });
    expect(performance.now() - killedAt).toBeLessThan(40_000);
    expectWhole();
    await client.close();
    await kill(second);
  }, 90_000);
});

describe('without Redis', () => {
  it('a start is refused at once, the service is not ready, and it recovers alone', async () => {
    const crmSync = await startCrmSync(around);
    await around.redis.stop();
    const since = performance.now();
    await expect(crmSync.start({ kind: 'full-sync' })).rejects.toMatchObject({
      problem: { code: 'unavailable' },
    });
    expect(performance.now() - since).toBeLessThan(3_000);
    await eventually(async () =>
      expect(await crmSync.ready()).toMatchObject({ ready: false, parts: { redis: false } }),
    );
    await around.redis.start();
    await eventually(async () => expect((await crmSync.ready()).ready).toBe(true));
    const result = await eventually(() => crmSync.importOne(listed()[0]!.id, false), { timeoutMs: 15_000 });
    expect(result.success).toBe(true);
    await crmSync.close();
  });
});
