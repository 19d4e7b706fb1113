import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { api } from '../../shared/api/client.ts';
import { getQuery } from '../../shared/api/get-query.ts';
import { ApiError, bodyOf } from '../../shared/api/problem.ts';
import type { BatchResult, Job } from '../../shared/api/types.ts';
import { sessionQuery } from '../session/session.ts';
import { useMay } from '../session/use-may.ts';

/**
 * The result of a job over several properties; null before the job has one, and for the import of a single property.
 */
export const batchResultOf = ({ result }: Pick<Job, 'result'>): BatchResult | null =>
  result && 'errors' in result ? result : null;

export const isJobEnded = ({ state }: Job): boolean => state !== 'waiting' && state !== 'active';

/**
 * The latest jobs and all unfinished ones. They are fetched every second while a job is unfinished, otherwise every 15
 * s, and when the tab gets visible. Hidden tabs do not poll.
 */
export const jobsQuery = queryOptions({
  queryKey: ['/api/admin/jobs'],
  queryFn: async ({ signal, client }) => {
    try {
      return await bodyOf(api.GET('/api/admin/jobs', { signal }));
    } catch (error) {
      // The session may have ended, so that the page has to show the sign-in.
      if (error instanceof ApiError && error.status === 401) void client.invalidateQueries(sessionQuery);
      throw error;
    }
  },
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state }) => (state.data?.items.every(isJobEnded) ? 15_000 : 1_000),
});

/** The query of the jobs, disabled for a role whose requests the server would reject. */
function usePermittedJobs() {
  const enabled = useMay()('sync');
  return { enabled, ...useQuery({ ...jobsQuery, enabled }) };
}

/** The latest jobs, the newest first; empty for a role that may not start jobs. */
export const useJobs = (): readonly Job[] => usePermittedJobs().data?.items ?? [];

/** Whether the jobs could not be loaded last time; false for a role that may not start jobs. */
export function useJobsFailure(): boolean {
  const { enabled, isError } = usePermittedJobs();
  return enabled && isError;
}

/**
 * Finished jobs of one kind, the newest first. Always refetched, because colleagues and the schedule start jobs too.
 */
const historyQuery = (kind: Job['kind']) =>
  queryOptions({ ...getQuery('/api/admin/jobs/history', { query: { kind } }), staleTime: 0 });

/**
 * The jobs of one kind, the newest first. The server's list of jobs contains the running ones, so that all tabs and
 * colleagues see the same; earlier ones come from the history.
 */
export function useJobRuns(kind: Job['kind']) {
  const history = useQuery(historyQuery(kind));
  const latest = useJobs().filter((job) => job.kind === kind);
  const byId = new Map([...(history.data?.items ?? []), ...latest].map((job) => [job.id, job]));
  const runs = [...byId.values()].sort((a, b) => b.created_at.localeCompare(a.created_at));
  return {
    running: runs.filter((job) => !isJobEnded(job)),
    ended: runs.filter(isJobEnded),
    history,
  };
}

interface Runs {
  running: readonly Job[];
  ended: readonly Job[];
}

/** Whether a job that was started here is not yet among the fetched jobs. */
export const isAwaited = (jobId: string | undefined, { running, ended }: Runs): boolean =>
  jobId !== undefined && ![...running, ...ended].some(({ id }) => id === jobId);

/**
 * Calls `onEnd` once for each job that ends while the page is open. The returned function registers a job that was
 * started here, because a short job may end between two requests, and refetches the jobs.
 */
export function useJobEnds({ running, ended }: Runs, onEnd: (job: Job) => void): (jobId: string) => void {
  const queryClient = useQueryClient();
  const watched = useRef(new Set<string>());
  const onJobEnd = useEffectEvent(onEnd);
  useEffect(() => {
    for (const { id } of running) watched.current.add(id);
    for (const job of ended) if (watched.current.delete(job.id)) onJobEnd(job);
  }, [running, ended]);
  return (jobId) => {
    watched.current.add(jobId);
    void queryClient.invalidateQueries(jobsQuery);
  };
}
