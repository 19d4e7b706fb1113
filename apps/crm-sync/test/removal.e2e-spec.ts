import { setTimeout as sleep } from 'node:timers/promises';
import { DismissRemoval } from '@estate/contracts/crm-sync/crm-removal';
import { GetCrmOverview } from '@estate/contracts/crm-sync/crm-jobs';
import { type BatchResult } from '@estate/contracts/jobs';
import { eventually } from '@estate/test-kit/wait';
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ConfirmedRemoval } from '../src/removal/confirmed-removal.ts';
import { type JobControl } from '../src/running-jobs/job-control.ts';
import { startCrmSync, startedCrmSync } from './crm-sync-under-test.ts';
import { removalsOf } from './removals.ts';

const { around, ...started } = await startedCrmSync({ properties: 24 }, {}, { requestTimeoutMs: 800 });
let { crmSync } = started;
beforeEach(async () => {
  around.sim.faults.clear();
  around.sim.stock.reset();
  around.catalog.slowDown(undefined);
  await limit(10);
});
const syncFirst = () => crmSync.sync(false).then(() => undefined);

const { ids, archive, removed, waiting, limit, confirm } = removalsOf({ around, crmSync });

describe('a full sync', () => {
  beforeEach(syncFirst);

  it('a full sync removes deleted and archived objects, lists their names and restores objects that are listed again', async () => {
    const [first, second] = ids();
    around.sim.stock.remove(first!);
    archive(second!);
    const { removal } = await crmSync.sync(false);
    expect(removal).toMatchObject({ vanished: 2, removed: 2, unchanged: 0, is_waiting: false });
    expect(removal?.named.map(({ id }) => id)).toEqual([first, second]);
    expect(removed()).toEqual({ [first!]: 'deleted', [second!]: 'archived' });
    expect((await crmSync.sync(false)).removal).toMatchObject({ vanished: 0, removed: 0 });
    around.sim.stock.reset();
    expect(await crmSync.sync(false)).toMatchObject({ updated: 2, removal: { vanished: 0 } });
    expect(removed()).toEqual({});
  });

  it('an archived object that a full sync removed is not restored when staff import it by its id', async () => {
    const [first] = ids();
    archive(first!);
    await crmSync.sync(false);
    await crmSync.importOne(first!, false);
    expect(removed()).toEqual({ [first!]: 'archived' });
  });

  it('an archived object is removed by any import or sync that reads it as archived, without a full sync', async () => {
    const [first, second] = ids();
    await limit(1);
    for (const id of [first!, second!]) archive(id);
    const imported = await crmSync.importOne(first!, false);
    expect(imported).toMatchObject({
      success: true,
      message: expect.stringMatching(/archiviert und deshalb offline\.$/) as unknown,
    });
    await crmSync.run({ kind: 'incremental-sync', importImages: false });
    expect(removed()).toEqual({ [first!]: 'archived', [second!]: 'archived' });
    around.sim.stock.touch({ id: first!, fields: { archived: false } });
    await crmSync.importOne(first!, false);
    expect(removed()).toEqual({ [second!]: 'archived' });
  });
});

describe('a full sync that the CRM answers oddly', () => {
  // Nothing is removed, so that each test finds the same objects.
  beforeAll(async () => {
    around.sim.stock.reset();
    await syncFirst();
  });

  it.each([
    ['short-list', /statt/],
    ['repeated-list', /doppelt/],
    ['reordered-list', /ungeordnet/],
    ['shrinking-list', /geändert/],
    ['empty-list', /leere Liste/],
    ['rubbish', /unlesbare Antwort/],
    ['html-redirect', /unlesbare Antwort/],
    ['server-error', /überlastet oder gestört/],
    ['truncated-body', /nicht erreichbar/],
    ['key-refused', /abgelehnt/],
  ] as const)(
    'a full sync removes nothing if the CRM’s list of ids has the fault %s, and gives the reason',
    async (kind, why) => {
      around.sim.stock.remove(ids()[0]!);
      around.sim.faults.add({ kind, ids: true });
      const result = await crmSync.sync(false);
      expect(result).toMatchObject({ success: true, failed: 0, removal: { removed: 0, vanished: 0 } });
      expect(result.removal?.crm_fault).toMatch(why);
      expect(removed()).toEqual({});
    },
  );

  it.each(['rubbish', 'server-error', 'html-redirect', 'key-refused'] as const)(
    'a full sync removes nothing if the CRM’s response for one of the objects has the fault %s',
    async (kind) => {
      const [first, second] = ids();
      for (const id of [first!, second!]) around.sim.stock.remove(id);
      around.sim.faults.add({ kind, path: `/v1/units/${second}` });
      expect((await crmSync.sync(false)).removal).toMatchObject({
        removed: 0,
        crm_fault: expect.any(String),
      });
      expect(removed()).toEqual({});
    },
  );
});

describe('more vanished objects than the settings allow', () => {
  beforeEach(syncFirst);

  const removeMany = () => {
    const gone = ids().slice(0, 5);
    for (const id of gone) around.sim.stock.remove(id);
    return gone;
  };

  it('too many vanished objects are listed by name for staff, who confirm their removal', async () => {
    const gone = removeMany();
    const result = await crmSync.sync(false);
    expect(result.removal).toMatchObject({ vanished: 5, removed: 0, is_waiting: true });
    const list = await waiting();
    expect(list).toMatchObject({ count: 5, named: gone.map((id) => ({ id, title: expect.any(String) })) });
    expect((await crmSync.client.call(GetCrmOverview, {})).pending_removal).toMatchObject({ count: 5 });
    expect(removed()).toEqual({});
    const job = await confirm(list!.id);
    expect(job).toMatchObject({ state: 'completed', result: { total: 5, removal: { removed: 5 } } });
    expect(Object.keys(removed()).map(Number)).toEqual(gone);
    expect(await waiting()).toBeNull();
    await expect(confirm(list!.id)).rejects.toMatchObject({ problem: { code: 'outdated-record' } });
  });

  it('vanished objects are requested again when staff confirm the removal, and one that is back is kept', async () => {
    const gone = removeMany();
    await crmSync.sync(false);
    around.sim.stock.restoreRemoved();
    for (const id of gone.slice(1)) around.sim.stock.remove(id);
    expect((await confirm((await waiting())!.id)).result).toMatchObject({
      removal: { removed: 4, unchanged: 1 },
    });
    expect(Object.keys(removed()).map(Number)).toEqual(gone.slice(1));
  });

  it('vanished objects are kept if the CRM answers unexpectedly when staff confirm the removal, and their list stays open', async () => {
    const gone = removeMany();
    await crmSync.sync(false);
    const list = await waiting();
    around.sim.faults.add({ kind: 'rubbish', path: `/v1/units/${gone[3]}` });
    expect((await confirm(list!.id)).state).toBe('failed');
    expect(removed()).toEqual({});
    expect((await waiting())?.id).toBe(list!.id);
  });

  it('vanished objects are kept if staff dismiss the removal list, and a list ends with the next full sync', async () => {
    removeMany();
    await crmSync.sync(false);
    const list = await waiting();
    await crmSync.sync(false);
    const next = await waiting();
    expect(next?.id).not.toBe(list!.id);
    const late = crmSync.client.call(DismissRemoval, { id: list!.id });
    await expect(late).rejects.toMatchObject({ problem: { code: 'outdated-record' } });
    await crmSync.client.call(DismissRemoval, { id: next!.id });
    expect([await waiting(), removed()]).toEqual([null, {}]);
  });

  it('the confirmed removal of objects has the same result if the process dies and another process repeats the job', async () => {
    removeMany();
    await crmSync.sync(false);
    const job = { kind: 'remove-vanished' as const, removalId: (await waiting())!.id };
    const queued = {
      data: {},
      updateData: (data: object) => {
        queued.data = data;
        return Promise.resolve();
      },
    };
    const control = {
      job: queued,
      signal: new AbortController().signal,
      throwIfStopped: () => Promise.resolve(),
      reportProgress: () => Promise.resolve(),
    } as unknown as JobControl;
    const result = await crmSync.get(ConfirmedRemoval).run(job, control);
    expect(result).toMatchObject({ total: 5, removal: { removed: 5 } });
    expect(await crmSync.get(ConfirmedRemoval).run(job, control)).toEqual(result);
  });

  it('vanished objects are removed without confirmation if the settings allow it', async () => {
    removeMany();
    await limit(50);
    expect((await crmSync.sync(false)).removal).toMatchObject({ removed: 5, is_waiting: false });
  });
});

describe('a dry run', () => {
  beforeEach(syncFirst);

  it('a dry run of a full sync lists its changes by property and field, and stores nothing', async () => {
    const [changed, gone] = ids();
    around.sim.stock.touch({ id: changed!, fields: { title: 'Neuer Titel' } });
    around.sim.stock.remove(gone!);
    const before = [
      around.catalog.writes(),
      around.sim.requests.report().images,
      around.media.requests.length,
    ];
    const result = (await crmSync.run({ kind: 'dry-run', importImages: false })).result as BatchResult;
    expect(result).toMatchObject({ updated: 1, created: 0, removal: { removed: 1, named: [{ id: gone }] } });
    expect(result.preview?.updated).toMatchObject([{ id: changed, title: 'Neuer Titel' }]);
    expect(result.preview?.unchanged).toHaveLength(ids().length - 1);
    const after = [
      around.catalog.writes(),
      around.sim.requests.report().images,
      around.media.requests.length,
    ];
    expect([after, removed()]).toEqual([before, {}]);
    expect((await crmSync.client.call(GetCrmOverview, {})).last_sync?.total).toBe(ids().length + 1);
  });

  it('a dry run of a full sync downloads no image and lists the objects with new images', async () => {
    const images = around.sim.requests.report().images;
    const result = (await crmSync.run({ kind: 'dry-run' })).result as BatchResult;
    expect(around.sim.requests.report().images).toBe(images);
    expect(result.preview?.updated[0]?.fields).toContain('images');
  });

  it('a dry run of a full sync creates no removal list for confirmation', async () => {
    for (const id of ids().slice(0, 5)) around.sim.stock.remove(id);
    const result = (await crmSync.run({ kind: 'dry-run', importImages: false })).result as BatchResult;
    expect(result.removal).toMatchObject({ is_waiting: true, vanished: 5 });
    expect(await waiting()).toBeNull();
  });
});

it('a sync that is stopped while it removes objects is completed by the next process', async () => {
  await syncFirst();
  const gone = ids().slice(0, 2);
  for (const id of gone) around.sim.stock.remove(id);
  around.catalog.slowDown((id) => (gone.includes(id) ? sleep(600) : Promise.resolve()));
  around.sim.faults.add({ kind: 'hang', path: `/v1/units/${gone[0]}`, count: 1 });
  around.sim.requests.clear();
  const jobId = await crmSync.start({ kind: 'full-sync', importImages: false });
  await eventually(() => expect(around.sim.requests.timesOf(`/v1/units/${gone[0]}`)).toBeGreaterThan(0));
  await crmSync.close();
  crmSync = await startCrmSync(around, {}, { requestTimeoutMs: 800 });
  around.onClose(crmSync.close);
  expect((await crmSync.ended(jobId)).state).toBe('completed');
  expect(Object.keys(removed()).map(Number)).toEqual(gone);
});
