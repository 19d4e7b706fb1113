import { GetSyncSettings, SetSyncSettings } from '@estate/contracts/crm-sync/sync-settings';
import { expect, it } from '@jest/globals';
import { startedCrmSync } from './crm-sync-under-test.ts';
import { removalsOf } from './removals.ts';

const { around, crmSync } = await startedCrmSync({ properties: 34 });

const { ids } = removalsOf({ around, crmSync });

it('full sync, incremental sync and removal call only API version 2 if the settings choose it [S-2.83]', async () => {
  const { next: _next, api_keys: _keys, ...settings } = await crmSync.client.call(GetSyncSettings, {});
  await crmSync.client.call(SetSyncSettings, { ...settings, api_version: 'v2' });
  await crmSync.sync(false);
  around.sim.requests.clear();
  const [gone] = ids();
  around.sim.stock.remove(gone!);
  const [second] = ids();
  expect(await crmSync.sync(false)).toMatchObject({ failed: 0, removal: { removed: 1 } });
  around.sim.stock.touch({ id: second!, fields: { title: 'Aus V2' } });
  await crmSync.run({ kind: 'incremental-sync', importImages: false });
  expect(around.catalog.properties.get(second!)?.title).toBe('Aus V2');
  const paths = Object.keys(around.sim.requests.report().paths);
  expect(paths.filter((path) => path.startsWith('/v1'))).toEqual([]);
  const { version } = await crmSync.client.call(GetSyncSettings, {});
  await crmSync.client.call(SetSyncSettings, { ...settings, version });
});
