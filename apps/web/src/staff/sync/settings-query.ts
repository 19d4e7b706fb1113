import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { getQuery } from '../../shared/api/get-query.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import type { SyncSettings } from '../../shared/api/types.ts';

/** The schedules and their next runs. Always refetched, because each run moves the next one. */
export const settingsQuery = queryOptions({ ...getQuery('/api/admin/sync/settings'), staleTime: 0 });

export const saveSettings = ({
  full_sync,
  incremental_sync,
  api_version,
  removal,
  drawbacks_field,
  sold_price_field,
  version,
}: Omit<SyncSettings, 'next' | 'api_keys'>) =>
  bodyOf(
    api.PUT('/api/admin/sync/settings', {
      body: { full_sync, incremental_sync, api_version, removal, drawbacks_field, sold_price_field, version },
    }),
  );

const berlin = new Intl.DateTimeFormat('de-DE', {
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Berlin',
});

/** `Di., 24.11., 03:30 Uhr` in the Berlin time zone. */
export const nextRun = (iso: string): string => `${berlin.format(new Date(iso))} Uhr`;
