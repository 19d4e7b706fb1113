import { setTimeout as sleep } from 'node:timers/promises';
import { type BatchResult } from '@estate/contracts/jobs';
import { eventually } from '@estate/test-kit/wait';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { startedCrmSync } from './crm-sync-under-test.ts';
import { stockOf } from './stock-of.ts';

const { around, crmSync } = await startedCrmSync({ properties: 17 });
const { listed, listedIds } = stockOf(around);
const storedIds = () => [...around.catalog.properties.keys()].sort((one, other) => one - other);
const asBatch = async (job: Promise<{ result: unknown }>) => (await job).result as BatchResult;
const slowly = (ms: number) => around.catalog.slowDown(() => sleep(ms));

beforeEach(() => {
  around.sim.faults.clear();
  around.sim.stock.reset();
  around.sim.requests.clear();
  around.catalog.slowDown(undefined);
});

describe('a full sync', () => {
  it('a full sync stores all properties of several CRM pages, without images if requested', async () => {
    const count = listed().length;
    expect(await crmSync.sync(false)).toMatchObject({
      success: true,
      total: count,
      successful: count,
      created: count,
      failed: 0,
    });
    expect(storedIds()).toEqual(listedIds());
    expect(around.sim.requests.report().images).toBe(0);
  });

  it('only the first sync is recorded in catalog as the start of the website', async () => {
    expect([...around.catalog.fromFirstSync].sort((one, other) => one - other)).toEqual(listedIds());
    around.catalog.fromFirstSync.clear();
    await crmSync.sync(false);
    expect([...around.catalog.fromFirstSync]).toEqual([]);
  });

  it('a full sync stores all images, and a second one writes no property and downloads no image', async () => {
    expect(await crmSync.sync()).toMatchObject({ success: true, updated: listed().length, failedImages: [] });
    for (const { id, images } of listed()) {
      const publicPaths = images
        .filter((image) => !image.is_private)
        .map((image) => `${id}/${image.id}.jpeg`);
      const stored = around.catalog.properties.get(id)!.images.map(({ storage_path }) => storage_path);
      expect(stored.toSorted()).toEqual(publicPaths.toSorted());
      for (const path of publicPaths) expect(around.media.stored.has(path)).toBe(true);
    }
    around.sim.requests.clear();
    const [writes, before] = [around.catalog.writes(), around.media.requests.length];
    expect(await crmSync.sync()).toMatchObject({ success: true, unchanged: listed().length, updated: 0 });
    expect(around.sim.requests.report().images).toBe(0);
    expect(around.catalog.writes()).toBe(writes);
    expect(around.media.requests.length).toBe(before);
  });

  it('only one full sync runs at a time', async () => {
    slowly(30);
    const first = await crmSync.start({ kind: 'full-sync', importImages: false });
    await expect(crmSync.start({ kind: 'full-sync' })).rejects.toMatchObject({
      problem: { code: 'job-running' },
    });
    expect((await crmSync.ended(first)).state).toBe('completed');
    around.catalog.slowDown(undefined);
    expect((await crmSync.sync(false)).success).toBe(true);
  });

  it('a full sync treats an empty page of the CRM as a fault, deletes nothing and continues', async () => {
    for (const pagesBefore of [0, 1]) {
      around.sim.requests.clear();
      const job = crmSync.start({ kind: 'full-sync', importImages: false });
      slowly(40);
      if (pagesBefore > 0)
        await eventually(() => expect(around.sim.requests.report().total).toBeGreaterThan(1));
      around.sim.faults.add({ kind: 'empty-list', count: 1 });
      expect((await crmSync.ended(await job)).result).toMatchObject({ success: true, failed: 0 });
      expect(storedIds()).toEqual(listedIds());
    }
  });

  it('a full sync reads every object even if another object disappears between two pages', async () => {
    around.catalog.properties.clear();
    const [gone] = listedIds();
    const job = await crmSync.start({ kind: 'full-sync', importImages: false });
    // The second page is requested while the first is being stored.
    around.catalog.slowDown(async (id) => {
      if (id === gone) around.sim.stock.remove(id);
      await sleep(20);
    });
    expect((await crmSync.ended(job)).state).toBe('completed');
    expect(storedIds()).toEqual(expect.arrayContaining(listedIds()));
  });

  it('a full sync lists an object that catalog refuses, and stores all others', async () => {
    const [id] = listedIds();
    around.sim.stock.touch({ id: id!, fields: { property_status_id: 1e20 } });
    const result = await crmSync.sync(false);
    expect(result).toMatchObject({ success: true, failed: 1, successful: listed().length - 1 });
    expect(result.errors.map(({ propertyId }) => propertyId)).toEqual([id]);
  });

  it('a full sync fails at once with a clear message if the CRM refuses the API key', async () => {
    around.sim.faults.add({ kind: 'key-refused', path: '/v1/', count: 1 });
    const job = await crmSync.run({ kind: 'full-sync' });
    expect(job.state).toBe('failed');
    expect(job.result).toMatchObject({
      success: false,
      error: expect.stringMatching(/^Propstack hat die Anfrage abgelehnt/),
    });
    expect(job.finished_at).not.toBeNull();
  });
});

describe('other jobs over many objects', () => {
  it('an incremental sync reads the objects changed since a day before the last sync', async () => {
    const [, second] = listedIds();
    around.sim.stock.touch({ id: second!, fields: { title: 'Seit gestern neu' } });
    const result = await asBatch(crmSync.run({ kind: 'incremental-sync', importImages: false }));
    expect(result).toMatchObject({ success: true, total: 1, updated: 1 });
    expect(around.catalog.properties.get(second!)?.title).toBe('Seit gestern neu');
    around.sim.stock.reset();
    expect(await asBatch(crmSync.run({ kind: 'incremental-sync' }))).toMatchObject({
      success: true,
      total: 0,
    });
  });

  it('a batch update refreshes price_on_inquiry of all stored properties and lists those that the CRM no longer has [S-7.10]', async () => {
    await crmSync.sync(false);
    const [first, second] = listedIds();
    const count = listed().length;
    const value = !around.catalog.properties.get(first!)?.price_on_inquiry;
    around.sim.stock.touch({ id: first!, fields: { price_on_inquiry: value } });
    around.sim.stock.remove(second!);
    const result = await asBatch(crmSync.run({ kind: 'update-price-on-inquiry' }));
    expect(result).toMatchObject({
      success: true,
      total: count,
      successful: count - 1,
      failed: 1,
      updated: 1,
    });
    expect(result.errors).toEqual([{ propertyId: second, error: 'In Propstack nicht gefunden.' }]);
    expect(around.catalog.properties.get(first!)?.price_on_inquiry).toBe(value);
  });

  it('a batch update refreshes optional_fields, and the next sync does not undo it [S-7.11]', async () => {
    await crmSync.sync(false);
    const [first] = listedIds();
    const count = listed().length;
    around.sim.stock.touch({ id: first!, fields: { sauna: true } });
    const result = await asBatch(crmSync.run({ kind: 'update-optional-fields' }));
    expect(result).toMatchObject({ success: true, total: count, successful: count, updated: 1 });
    const fields = around.catalog.properties.get(first!)?.optional_fields;
    expect(fields).toContainEqual({ key: 'sauna', name: 'Sauna', value: true });
    expect(await crmSync.sync(false)).toMatchObject({ unchanged: count - 1, updated: 1 });
    expect(around.catalog.properties.get(first!)?.optional_fields).toEqual(fields);
  });
});
