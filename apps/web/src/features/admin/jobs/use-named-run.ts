import { queryOptions, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { api } from '../../../api/client.ts';
import { answered } from '../../../api/problem.ts';
import type { Job } from '../../../api/types.ts';
import { isOver } from './job-runs.ts';
import { runOf, runPaths } from './run-anchor.ts';

/** One job with its whole result. */
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['/api/admin/jobs/{id}', { id }],
    queryFn: ({ signal }) => answered(api.GET('/api/admin/jobs/{id}', { params: { path: { id } }, signal })),
  });

/**
 * The run that the address names, if the list of earlier runs is loaded and does not reach back to it. `error` says why
 * it is not there; runs are kept for 90 days.
 */
export function useNamedRun(listed: readonly Job[], isLoaded: boolean) {
  const { hash, pathname } = useLocation();
  const id = runOf(hash);
  const isOlder = isLoaded && id !== null && !listed.some((job) => job.id === id);
  const { data, error } = useQuery({ ...jobQuery(id ?? ''), enabled: isOlder });
  const isShown = isOlder && data && isOver(data) && runPaths[data.kind] === pathname;
  return { older: isShown ? data : null, error: isOlder ? error : null };
}
