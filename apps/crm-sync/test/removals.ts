import { GetRemoval } from '@estate/contracts/crm-sync/crm-removal';
import { GetSyncSettings, SetSyncSettings } from '@estate/contracts/crm-sync/sync-settings';
import { type CrmSyncUnderTest, type Surroundings } from './crm-sync-under-test.ts';

/** Removes objects from the CRM and reads their state in catalog. */
export function removalsOf({ around, crmSync }: { around: Surroundings; crmSync: CrmSyncUnderTest }) {
  const ids = () =>
    around.sim.stock
      .all()
      .filter(({ flat }) => flat['archived'] !== true)
      .map(({ id }) => id);
  const archive = (id: number) => around.sim.stock.touch({ id, fields: { archived: true } });
  const removed = () => Object.fromEntries(around.catalog.removed);
  const waiting = async () => (await crmSync.client.call(GetRemoval, {})).removal;
  const limit = async (limit_percent: number) => {
    const { next: _next, api_keys: _keys, ...settings } = await crmSync.client.call(GetSyncSettings, {});
    await crmSync.client.call(SetSyncSettings, { ...settings, removal: { limit_percent } });
  };
  const confirm = async (removalId: string) => crmSync.run({ kind: 'remove-vanished', removalId });
  return { ids, archive, removed, waiting, limit, confirm };
}
