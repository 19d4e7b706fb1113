import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { answered } from '../../../api/problem.ts';

/** What waits for a person's word; always fresh, because a sync or a colleague ends it. */
export const removalQuery = queryOptions({
  queryKey: ['/api/admin/sync/removal'],
  queryFn: ({ signal }) => answered(api.GET('/api/admin/sync/removal', { signal })),
  staleTime: 0,
});
