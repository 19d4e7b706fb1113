import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import { unreadQuery } from '../inbox/unread-query.ts';

const everyMs = 30_000;

/** What each service says of itself; asked again every 30 s while somebody looks. The badge of leads takes its count. */
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
