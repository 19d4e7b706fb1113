import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';

/** Names of all accounts, available to every role; the accounts themselves are in teamQuery. */
export const colleaguesQuery = queryOptions({
  queryKey: ['/api/admin/colleagues'],
  queryFn: ({ signal }) => bodyOf(api.GET('/api/admin/colleagues', { signal })),
  staleTime: 60_000,
});
