import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';

/* Separate from the other queries of the inbox, because every staff page loads this module. */

export const leadsKey = '/api/admin/leads';

const unreadEveryMs = 4_000;

/** Number of unread leads. It is polled every few seconds, also in background tabs, whose title shows it. */
export const unreadQuery = queryOptions({
  queryKey: [leadsKey, 'unread'],
  queryFn: async ({ signal }) => {
    const { unread } = await bodyOf(api.GET('/api/admin/leads/unread', { signal }));
    return unread;
  },
  staleTime: 0,
  refetchInterval: unreadEveryMs,
  refetchIntervalInBackground: true,
  refetchOnWindowFocus: true,
});
