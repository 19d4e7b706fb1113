import { setTimeout as sleep } from 'node:timers/promises';
import { ListJobs } from '@estate/contracts/crm-sync/crm-jobs';
import { ListJobHistory } from '@estate/contracts/crm-sync/job-history';
import {
  GetSyncSettings,
  SetSyncSettings,
  type SyncSettings,
} from '@estate/contracts/crm-sync/sync-settings';
import { eventually } from '@estate/test-kit/wait';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Queue } from 'bullmq';
import { SyncTicks } from '../src/schedules/sync-ticks.ts';
import {
  startCrmSync,
  startSurroundings,
  type CrmSyncUnderTest,
  type Surroundings,
} from './crm-sync-under-test.ts';

const nightly: SyncSettings = {
  full_sync: { is_on: true, at: '03:30' },
  incremental_sync: { is_on: true, every_minutes: 15 },
  api_version: 'v1',
  removal: { limit_percent: 10 },
  drawbacks_field: 'was_dagegen_spricht',
  sold_price_field: '',
};
const on = { SYNC_SCHEDULES: 'on' };

let around: Surroundings;
let crmSync: CrmSyncUnderTest;
let copy: CrmSyncUnderTest;
beforeAll(async () => {
  around = await startSurroundings({ properties: 8 });
});
beforeEach(async () => {
  [crmSync, copy] = await Promise.all([startCrmSync(around, on), startCrmSync(around, on)]);
});
afterEach(async () => {
  await Promise.all([crmSync.close(), copy.close()]);
  around.catalog.slowDown(undefined);
});
afterAll(() => around.close());

const read = () => crmSync.client.call(GetSyncSettings, {});
const change = async (settings: Partial<SyncSettings>, at = crmSync) => {
  const { version } = await read();
  return at.client.call(SetSyncSettings, { ...nightly, ...settings, version });
};
const berlinTime = (iso: string | null) =>
  new Date(iso ?? 0).toLocaleTimeString('de-DE', {
    timeZone: 'Europe/Berlin',
    hour: '2-digit',
    minute: '2-digit',
  });

describe('the schedules', () => {
  it('by default a full sync runs every night and an incremental one every quarter of an hour [S-7.21]', async () => {
    await eventually(async () => {
      const { next, ...settings } = await read();
      const api_keys = { v1: true, v2: true };
      expect(settings).toEqual({ ...nightly, api_keys, version: expect.any(Number) });
      expect(berlinTime(next.full_sync)).toBe('03:30');
      expect(['00', '15', '30', '45']).toContain(berlinTime(next.incremental_sync).slice(3));
    });
  });

  it('sync schedules are changed at once in all copies, and stop when they are turned off [S-7.21]', async () => {
    const changed = await change({ full_sync: { is_on: true, at: '22:05' } }, copy);
    expect(berlinTime(changed.next.full_sync)).toBe('22:05');
    expect(berlinTime((await read()).next.full_sync)).toBe('22:05');
    const off = await change({
      full_sync: { is_on: false, at: '22:05' },
      incremental_sync: { is_on: false, every_minutes: 60 },
    });
    expect(off.next).toEqual({ full_sync: null, incremental_sync: null });
  });

  it('the sync settings are not overwritten if a colleague changed them meanwhile', async () => {
    const { version } = await change({ full_sync: { is_on: true, at: '04:00' } });
    const { audit } = await change({ full_sync: { is_on: true, at: '05:00' } });
    expect(audit?.changes).toEqual([{ field: 'full_sync_at', before: '04:00', after: '05:00' }]);
    const late = crmSync.client.call(SetSyncSettings, { ...nightly, version });
    await expect(late).rejects.toMatchObject({ problem: { code: 'outdated-record', status: 409 } });
    expect((await read()).full_sync.at).toBe('05:00');
  });

  it('sync schedules are created again after Redis has lost them', async () => {
    await eventually(async () => expect((await read()).next.full_sync).not.toBeNull());
    await around.redis.stop();
    await around.redis.start();
    await eventually(async () => expect((await read()).next.full_sync).not.toBeNull());
  });

  it('a scheduled sync is the same as one started by staff, but without an account name', async () => {
    const queue = new Queue('crm-schedule', { connection: { url: around.redis.url } });
    await queue.upsertJobScheduler('full-sync', { pattern: '* * * * * *' }, { name: 'full-sync' });
    // BullMQ connects again up to twenty seconds after Redis was gone in the case before.
    const job = await eventually(
      async () => {
        const { items } = await crmSync.client.call(ListJobs, {});
        expect(items[0]).toMatchObject({ kind: 'full-sync', started_by: null });
        return items[0]!;
      },
      { timeoutMs: 40_000 },
    );
    await queue.removeJobScheduler('full-sync');
    await queue.close();
    const ended = await crmSync.ended(job.id);
    expect(ended).toMatchObject({ state: 'completed', result: { failed: 0 } });
    const { items } = await crmSync.client.call(ListJobHistory, { kind: 'full-sync' });
    expect(items).toContainEqual(expect.objectContaining({ id: job.id, started_by: null }));
  });
});

it('the list of images in use is sent from catalog to media each night, and repeated after a failure', async () => {
  await crmSync.sync();
  const queue = new Queue('crm-schedule', { connection: { url: around.redis.url } });
  await eventually(async () =>
    expect(await queue.getJobScheduler('image-sweep')).toMatchObject({ pattern: '0 30 4 * * *' }),
  );
  around.media.break(true);
  await queue.add('image-sweep', {}, { attempts: 3, backoff: 100 });
  await eventually(() => expect(around.media.requests).toContain('POST /originals'));
  around.media.break(false);
  const images = [...around.catalog.properties.values()].flatMap((property) => property.images);
  expect(images.length).toBeGreaterThan(5);
  const named = Object.fromEntries(
    images.map(({ storage_path, change_mark }) => [storage_path, change_mark]),
  );
  await eventually(() => expect(around.media.swept).toEqual([{ marks: named, removed: [] }]));
  await queue.close();
});

describe('a tick', () => {
  it('a scheduled tick starts one sync of a kind in all copies, and no incremental sync during a full one', async () => {
    around.catalog.slowDown(() => sleep(100));
    const ticks = [crmSync, copy].map((one) => one.get(SyncTicks));
    const full = await Promise.all([...ticks, ...ticks].map((one) => one.tick('full-sync')));
    const started = full.filter((id) => id !== null);
    expect(started).toHaveLength(1);
    expect(await ticks[0]!.tick('incremental-sync')).toBeNull();
    await crmSync.ended(started[0]!);
    const next = await ticks[1]!.tick('incremental-sync');
    expect(next).not.toBeNull();
    await crmSync.ended(next!);
  });
});
