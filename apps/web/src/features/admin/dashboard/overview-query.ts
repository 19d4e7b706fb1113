import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { answered } from '../../../api/problem.ts';

const everyMs = 30_000;

/** What each service says of itself; asked again every 30 s while somebody looks. */
export const overviewQuery = queryOptions({
  queryKey: ['/api/admin/overview'],
  queryFn: ({ signal }) => answered(api.GET('/api/admin/overview', { signal })),
  staleTime: 0,
  refetchInterval: everyMs,
});
