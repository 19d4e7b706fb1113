import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { getQuery } from '../../shared/api/get-query.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import type { NoticeSettings } from '../../shared/api/types.ts';

const everyMs = 30_000;

/** Incidents of the synchronisation and of the mails, polled every 30 s while the page is visible. */
export const incidentsQuery = queryOptions({
  ...getQuery('/api/admin/sync/incidents'),
  staleTime: 0,
  refetchInterval: everyMs,
});

/** Number of jobs in the queues, polled every 30 s while the page is visible. */
export const queuesQuery = queryOptions({
  ...getQuery('/api/admin/sync/queues'),
  staleTime: 0,
  refetchInterval: everyMs,
});

export const noticesQuery = queryOptions({ ...getQuery('/api/admin/sync/notices'), staleTime: 0 });

export const saveNotices = (body: NoticeSettings) => bodyOf(api.PUT('/api/admin/sync/notices', { body }));

/** State of the webhook at the CRM. It is not polled, because each request causes a request to the CRM. */
export const webhookQuery = getQuery('/api/admin/sync/webhook');

export const registerWebhook = () => bodyOf(api.POST('/api/admin/sync/webhook'));
