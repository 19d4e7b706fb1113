import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';

/* Apart from the other queries of the inbox, because every page of staff loads it. */

export const leadsKey = '/api/admin/leads';

const unreadEveryMs = 4_000;

/** How many leads nobody opened; asked again every few seconds, also by a tab in the background, whose title shows it. */
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
