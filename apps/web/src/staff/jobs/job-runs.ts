import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { api } from '../../shared/api/client.ts';
import { ApiError, bodyOf } from '../../shared/api/problem.ts';
import type { BatchResult, Job } from '../../shared/api/types.ts';
import { sessionQuery } from '../session/session.ts';
import { useMay } from '../session/use-may.ts';

/** The result of a job over many properties; null while there is none, and for the import of a single one. */
export const batchResultOf = ({ result }: Pick<Job, 'result'>): BatchResult | null =>
  result && 'errors' in result ? result : null;

export const isOver = ({ state }: Job): boolean => state !== 'waiting' && state !== 'active';

/**
 * The latest jobs and all that run; read every second while one runs, now and then otherwise, and when the tab comes to
 * the front. Hidden tabs do not ask.
 */
export const jobsQuery = queryOptions({
  queryKey: ['/api/admin/jobs'],
  queryFn: async ({ signal, client }) => {
    try {
      return await bodyOf(api.GET('/api/admin/jobs', { signal }));
    } catch (error) {
      // The session may have ended.
      if (error instanceof ApiError && error.status === 401) void client.invalidateQueries(sessionQuery);
      throw error;
    }
  },
  staleTime: 0,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state }) => (state.data?.items.every(isOver) ? 15_000 : 1_000),
});

/** The latest jobs, the newest first; none for a role that starts none. */
export function useJobs(): readonly Job[] {
  const may = useMay();
  return useQuery({ ...jobsQuery, enabled: may('sync') }).data?.items ?? [];
}

/** Finished jobs of one kind, the newest first; always fresh, because others work at the same time. */
const historyQuery = (kind: Job['kind']) =>
  queryOptions({
    queryKey: ['/api/admin/jobs/history', { kind }],
    queryFn: ({ signal }) =>
      bodyOf(api.GET('/api/admin/jobs/history', { params: { query: { kind } }, signal })),
    staleTime: 0,
  });

/**
 * The jobs of one kind, the newest first: what runs comes from the server, so that every tab and every colleague sees
 * the same; what ended before comes from the history.
 */
export function useJobRuns(kind: Job['kind']) {
  const history = useQuery(historyQuery(kind));
  const latest = useJobs().filter((job) => job.kind === kind);
  const byId = new Map([...(history.data?.items ?? []), ...latest].map((job) => [job.id, job]));
  const runs = [...byId.values()].sort((one, other) => other.created_at.localeCompare(one.created_at));
  return {
    running: runs.filter((job) => !isOver(job)),
    ended: runs.filter(isOver),
    history,
  };
}

interface Runs {
  running: readonly Job[];
  ended: readonly Job[];
}

/** Whether a job that was started here has not been read yet. */
export const isAwaited = (jobId: string | undefined, { running, ended }: Runs): boolean =>
  jobId !== undefined && ![...running, ...ended].some(({ id }) => id === jobId);

/**
 * Calls `onEnd` once for each job that ends while the page is open. The returned function adds a job that was started
 * here, because a quick one may never be seen running, and reads the jobs at once.
 */
export function useJobEnds({ running, ended }: Runs, onEnd: (job: Job) => void): (jobId: string) => void {
  const queryClient = useQueryClient();
  const watched = useRef(new Set<string>());
  const tell = useEffectEvent(onEnd);
  useEffect(() => {
    for (const { id } of running) watched.current.add(id);
    for (const job of ended) if (watched.current.delete(job.id)) tell(job);
  }, [running, ended]);
  return (jobId) => {
    watched.current.add(jobId);
    void queryClient.invalidateQueries(jobsQuery);
  };
}
