import { getQuery } from '../../shared/api/get-query.ts';
import { queryOptions } from '@tanstack/react-query';

/** Names of all accounts, available to every role; the accounts themselves are in teamQuery. */
export const colleaguesQuery = queryOptions({ ...getQuery('/api/admin/colleagues'), staleTime: 60_000 });
