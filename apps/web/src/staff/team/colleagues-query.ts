import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';

/** The names of all accounts, for everybody; the team page alone has the accounts themselves. */
export const colleaguesQuery = queryOptions({
  queryKey: ['/api/admin/colleagues'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/admin/colleagues', { signal })),
  staleTime: 60_000,
});
