import {
  ChangedSyncSettings,
  CurrentSyncSettings,
  GetSyncSettings,
  SetSyncSettings,
  type SyncSettings,
} from '@estate/contracts/sync-settings';
import { route } from '../routing/route.ts';
import { type Facts } from '../staff/audit.ts';

const facts = ({ full_sync, incremental_sync, api_version, removal }: SyncSettings): Facts => ({
  full_sync: full_sync.is_on,
  full_sync_at: full_sync.at,
  incremental_sync: incremental_sync.is_on,
  every_minutes: incremental_sync.every_minutes,
  api_version,
  limit_percent: removal.limit_percent,
});

/** When the stock is synchronised by itself. */
export const adminSyncRoutes = [
  route({
    method: 'get',
    path: '/api/admin/sync/settings',
    summary: 'The schedules of the synchronisation and their next runs, in Europe/Berlin',
    response: CurrentSyncSettings,
    staff: 'admin',
    answer: ({ services }) => services.crmSync.call(GetSyncSettings, {}),
  }),
  route({
    method: 'put',
    path: '/api/admin/sync/settings',
    summary: 'Change the schedules; 409 if somebody else changed them since `version` was read',
    body: ChangedSyncSettings,
    response: CurrentSyncSettings,
    staff: 'admin',
    problems: ['outdated-record'],
    audit: {
      before: async ({ services }) => facts(await services.crmSync.call(GetSyncSettings, {})),
      after: ({ body }) => facts(body),
    },
    answer: ({ body, services }) => services.crmSync.call(SetSyncSettings, body),
  }),
];
