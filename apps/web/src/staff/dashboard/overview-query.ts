import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import { unreadQuery } from '../inbox/unread-query.ts';

const everyMs = 30_000;

/**
 * Status of each service, polled every 30 s while the page is visible. The number of unread leads in it also updates
 * the badge in the navigation.
 */
export const overviewQuery = queryOptions({
  queryKey: ['/api/admin/overview'],
  queryFn: async ({ signal, client }) => {
    const overview = await bodyOf(api.GET('/api/admin/overview', { signal }));
    if (overview.leads) client.setQueryData(unreadQuery.queryKey, overview.leads.unread);
    return overview;
  },
  staleTime: 0,
  refetchInterval: everyMs,
});
