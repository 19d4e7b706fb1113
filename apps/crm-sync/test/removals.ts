import { GetRemoval } from '@estate/contracts/crm-sync/crm-removal';
import { GetSyncSettings, SetSyncSettings } from '@estate/contracts/crm-sync/sync-settings';
import { type CrmSyncUnderTest, type Surroundings } from './crm-sync-under-test.ts';

/** Removes objects from the CRM and reads their state in catalog. */
export function removalsOf(running: () => { around: Surroundings; crmSync: CrmSyncUnderTest }) {
  const ids = () =>
    running()
      .around.sim.stock.all()
      .filter(({ flat }) => flat['archived'] !== true)
      .map(({ id }) => id);
  const archive = (id: number) => running().around.sim.stock.touch({ id, fields: { archived: true } });
  const removed = () => Object.fromEntries(running().around.catalog.removed);
  const waiting = async () => (await running().crmSync.client.call(GetRemoval, {})).removal;
  const limit = async (limit_percent: number) => {
    const {
      next: _next,
      api_keys: _keys,
      ...settings
    } = await running().crmSync.client.call(GetSyncSettings, {});
    await running().crmSync.client.call(SetSyncSettings, { ...settings, removal: { limit_percent } });
  };
  const confirm = async (removalId: string) => running().crmSync.run({ kind: 'remove-vanished', removalId });
  return { ids, archive, removed, waiting, limit, confirm };
}
