import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Limits } from '../src/limits.ts';
import { startCrmSync, startSurroundings, type Surroundings } from './crm-sync-under-test.ts';
import { killableCrmSync } from './killable-crm-sync.ts';

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

beforeAll(async () => {
  around = await startSurroundings({ properties: 30 });
});
beforeEach(() => {
  around.catalog.slowDown(undefined);
  around.catalog.properties.clear();
  around.media.stored.clear();
});
afterAll(() => around.close());

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
    const killable = await killableCrmSync(around);
    around.catalog.slowDown(() => sleep(100));
    killable.run();
    const jobId = await killable.start({ kind: 'full-sync', importImages: true });
    await eventually(() => expect(around.catalog.properties.size).toBeGreaterThan(6));
    await killable.kill();
    expect(around.catalog.properties.size).toBeLessThan(30);
    around.catalog.slowDown(undefined);
    killable.run();
    await killable.completed(jobId);
    expectWhole();
    await killable.close();
    // The process above has shorter limits than the service.
    const { jobLockMs, stalledCheckMs } = new Limits();
    expect(jobLockMs + stalledCheckMs).toBeLessThan(30_000);
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
