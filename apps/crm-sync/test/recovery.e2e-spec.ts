import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { GetCrmOverview, GetJob } from '@estate/contracts/crm-sync/crm-jobs';
import { ListJobFailures } from '@estate/contracts/crm-sync/job-history';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createGate } from '@estate/test-kit/gate';
import { IncidentWatch } from '../src/incidents/incident-watch.ts';
import { Tuning } from '../src/tuning.ts';
import { startCrmSync, startSurroundings } from './crm-sync-under-test.ts';
import { killableCrmSync } from './killable-crm-sync.ts';

const size = 40;
/**
 * The maximum number of repeated calls: a batch update runs this many at once, and those that run when the process dies
 * are repeated.
 */
const maxRepeats = 12;

const ends: (() => unknown)[] = [];
const listed = () => around.sim.stock.all().filter((unit) => unit.flat['archived'] !== true);

const ascending = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);

/** Expects every object once, with all public images, and each image in media under catalog's change mark. */
function expectWhole() {
  expect(ascending(around.catalog.properties.keys())).toEqual(ascending(listed().map(({ id }) => id)));
  for (const { id, images } of listed()) {
    const stored = around.catalog.properties.get(id)!.images;
    const publicIds = images.filter((image) => !image.is_private).map((image) => String(image.id));
    expect(stored.map((image) => image.id).toSorted()).toEqual(publicIds.toSorted());
    for (const { storage_path, change_mark } of stored)
      expect(around.media.has(storage_path, change_mark)).toBe(true);
  }
}

const around = await startSurroundings({ properties: size });
beforeEach(() => {
  around.catalog.slowDown(undefined);
  around.catalog.properties.clear();
  around.media.stored.clear();
});
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});
afterAll(() => around.close());

it('a sync is continued by the next process after an orderly shutdown', async () => {
  const first = await startCrmSync(around);
  around.catalog.slowDown(() => sleep(20));
  const jobId = await first.start({ kind: 'full-sync' });
  await eventually(() => expect(around.catalog.properties.size).toBeGreaterThan(6));
  await first.close();
  const half = around.catalog.properties.size;
  expect(half).toBeLessThan(size);
  const second = await startCrmSync(around);
  const job = await second.ended(jobId);
  expect(job).toMatchObject({ state: 'completed', result: { success: true, failed: 0, failedImages: [] } });
  expectWhole();
  await second.close();
});

describe('after a kill', () => {
  let killable: Awaited<ReturnType<typeof killableCrmSync>>;
  const doneIn = async (jobId: string) => (await killable.client.call(GetJob, { jobId })).progress.done;
  /** The number of requests to the CRM for each object. */
  const requestCounts = () =>
    Object.entries(around.sim.requests.report().paths).filter(([path]) => /^\/v1\/units\/\d+$/.test(path));

  beforeAll(async () => {
    killable = await killableCrmSync(around);
    killable.run();
  });
  afterAll(() => killable.close());

  it('a sync is continued by the next process within half a minute after the process was killed', async () => {
    around.catalog.slowDown(() => sleep(100));
    const jobId = await killable.start({ kind: 'full-sync', importImages: true });
    await eventually(() => expect(around.catalog.properties.size).toBeGreaterThan(6));
    await killable.kill();
    expect(around.catalog.properties.size).toBeLessThan(size);
    expect((await killable.expireLocks()) + new Tuning().stalledCheckMs).toBeLessThan(30_000);
    around.catalog.slowDown(undefined);
    killable.run();
    await killable.completed(jobId);
    expectWhole();
  }, 90_000);

  it('a batch update whose process was killed requests only unfinished properties again, and its repetition only failed ones [S-4.11]', async () => {
    await killable.completed(await killable.start({ kind: 'full-sync', importImages: false }));
    const ids = [...around.catalog.properties.keys()].toSorted((one, other) => one - other);
    const failing = ids.filter((_id, index) => index % 4 === 0);
    for (const id of failing) {
      around.sim.faults.add({ kind: 'rubbish', path: `/v1/units/${id}`, count: 1 });
    }
    around.sim.requests.clear();
    // The catalog stub pauses after a third of the objects, so that the process is killed in the middle of the batch
    // update.
    let through = ids.length / 3;
    const gate = createGate();
    around.catalog.slowDown(() => (through-- > 0 ? Promise.resolve() : gate.opened));
    const jobId = await killable.start({ kind: 'update-optional-fields' });
    await eventually(async () => expect(await doneIn(jobId)).toBeGreaterThan(ids.length / 4));
    await killable.kill();
    await killable.expireLocks();
    around.catalog.slowDown(undefined);
    gate.open();
    expect(requestCounts().length).toBeLessThan(ids.length);
    killable.run();
    const { result } = await killable.completed(jobId);
    const repeated = requestCounts().reduce((sum, [, times]) => sum + times - 1, 0);
    expect(requestCounts()).toHaveLength(ids.length);
    expect(repeated).toBeLessThanOrEqual(maxRepeats);
    // A failed request that was interrupted by the kill is repeated and succeeds.
    const { total } = await killable.client.call(ListJobFailures, { jobId });
    expect(failing.length - total).toBeLessThanOrEqual(maxRepeats);
    expect(result).toMatchObject({ total: ids.length, successful: ids.length - total, failed: total });

    around.sim.requests.clear();
    await killable.completed(await killable.start({ kind: 'update-optional-fields', retryOf: jobId }));
    expect(requestCounts().map(([, times]) => times)).toEqual(Array.from({ length: total }, () => 1));
    for (const [path] of requestCounts()) expect(failing).toContain(Number(path.split('/').at(-1)));
  }, 120_000);
});

/** A proxy to media that can delay images; other requests pass. */
async function lineToMedia() {
  let opened: Promise<void> = Promise.resolve();
  let held = 0;
  const server = createServer((incoming, answer) => {
    void (async () => {
      if (incoming.method === 'PUT') {
        held += 1;
        await opened;
      }
      const { method, headers } = incoming;
      const onwards = request(`${around.media.url}${incoming.url ?? ''}`, { method, headers }, (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(answer);
      });
      incoming.pipe(onwards);
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => server.close());
  ends.push(() => server.closeAllConnections());
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    held: () => held,
    /** Delays images until the returned function is called. */
    holdUp: (): (() => void) => {
      let open: () => void = () => undefined;
      opened = new Promise((resolve) => (open = resolve));
      held = 0;
      return open;
    },
  };
}

it('an import that was suspended for longer than its lock does not overwrite the result of the next import', async () => {
  const line = await lineToMedia();
  const slow = await killableCrmSync(around, { MEDIA_URL: line.url });
  ends.push(() => slow.close());
  slow.run();
  const importOne = (propertyId: number) => slow.start({ kind: 'import-property', propertyId });
  const { id, images } = around.sim.stock
    .all()
    .find((unit) => unit.images.some((image) => !image.is_private))!;
  const imageId = images.find((image) => !image.is_private)!.id;
  const path = `${id}/${imageId}.jpeg`;
  const markInCatalog = () =>
    around.catalog.properties.get(id)!.images.find((image) => image.storage_path === path)?.change_mark;
  await slow.completed(await importOne(id));

  around.sim.stock.touch({ id, imageIds: [imageId] });
  const letThrough = line.holdUp();
  const older = await importOne(id);
  await eventually(() => expect(line.held()).toBe(1));
  slow.signal('SIGSTOP');
  await slow.expireLocks();

  const other = await startCrmSync(around);
  ends.push(() => other.close());
  around.sim.stock.touch({ id, imageIds: [imageId], fields: { title: 'Neuester Titel' } });
  const newer = await eventually(() => other.importOne(id));
  expect(newer).toMatchObject({ success: true, property: { failedImageDetails: [] } });
  const newest = markInCatalog();
  expect(around.media.has(path, newest!)).toBe(true);

  letThrough();
  slow.signal('SIGCONT');
  await slow.completed(older);
  expect(markInCatalog()).toBe(newest);
  expect(around.media.has(path, newest!)).toBe(true);
  expect(around.catalog.properties.get(id)?.title).toBe('Neuester Titel');
}, 120_000);

describe('with a Redis that refuses writes', () => {
  it.each(['full', 'read-only'] as const)(
    'while Redis is %s, staff read this, crm-sync is degraded, and jobs continue afterwards without a restart',
    async (reason) => {
      const crmSync = await startCrmSync(around);
      const checkAfter = (minutes: number) =>
        crmSync.get(IncidentWatch).check(new Date(Date.now() + minutes * 60_000));
      const current = async () => (await crmSync.client.call(GetCrmOverview, {})).incidents;
      await around.redis.refuseWrites(reason);
      const refused = { problem: { status: 503, code: 'unavailable' } };
      await expect(crmSync.start({ kind: 'full-sync' })).rejects.toMatchObject(refused);
      expect(await crmSync.ready()).toMatchObject({
        ready: true,
        degraded: ['redis'],
        parts: { redis: false },
      });
      await checkAfter(0);
      expect(await current()).toEqual([]);
      await checkAfter(1);
      expect(await current()).toMatchObject([{ kind: 'redis-refuses' }]);
      await around.redis.takeWrites();
      await eventually(async () => expect((await crmSync.ready()).degraded).toEqual([]));
      await checkAfter(2);
      expect(await current()).toEqual([]);
      const result = await eventually(() => crmSync.importOne(listed()[0]!.id, false), { timeoutMs: 15_000 });
      expect(result.success).toBe(true);
      await crmSync.close();
    },
    60_000,
  );
});

describe('without Redis', () => {
  it('without Redis, a job cannot be started and crm-sync is not ready until Redis is back', async () => {
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
