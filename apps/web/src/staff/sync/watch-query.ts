import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import type { NoticeSettings } from '../../shared/api/types.ts';

const everyMs = 30_000;

/** Incidents of the synchronisation and of the mails, polled every 30 s while the page is visible. */
export const incidentsQuery = queryOptions({
  queryKey: ['/api/admin/sync/incidents'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/admin/sync/incidents', { signal })),
  staleTime: 0,
  refetchInterval: everyMs,
});

/** Number of jobs in the queues, polled every 30 s while the page is visible. */
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

/** State of the webhook at the CRM. It is not polled, because each request causes a request to the CRM. */
export const webhookQuery = queryOptions({
  queryKey: ['/api/admin/sync/webhook'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/admin/sync/webhook', { signal })),
});

export const registerWebhook = () => bodyOf(api.POST('/api/admin/sync/webhook'));
