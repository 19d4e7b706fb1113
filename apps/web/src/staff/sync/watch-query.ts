import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import type { NoticeSettings } from '../../shared/api/types.ts';

const everyMs = 30_000;

/** Incidents of the synchronisation and the mails; asked again every 30 s while somebody looks. */
export const incidentsQuery = queryOptions({
  queryKey: ['/api/admin/sync/incidents'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/admin/sync/incidents', { signal })),
  staleTime: 0,
  refetchInterval: everyMs,
});

/** How full the queues are; asked again every 30 s while somebody looks. */
export const queuesQuery = queryOptions({
  queryKey: ['/api/admin/sync/queues'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/admin/sync/queues', { signal })),
  staleTime: 0,
  refetchInterval: everyMs,
});

export const noticesQuery = queryOptions({
  queryKey: ['/api/admin/sync/notices'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/admin/sync/notices', { signal })),
  staleTime: 0,
});

export const saveNotices = (body: NoticeSettings) => bodyOf(api.PUT('/api/admin/sync/notices', { body }));

/** The webhook at the CRM. It is not asked again by itself, because each answer costs a call to the CRM. */
export const webhookQuery = queryOptions({
  queryKey: ['/api/admin/sync/webhook'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/admin/sync/webhook', { signal })),
});

export const registerWebhook = () => bodyOf(api.POST('/api/admin/sync/webhook'));
