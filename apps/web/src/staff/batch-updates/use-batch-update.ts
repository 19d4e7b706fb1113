import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import { refetchProperties, showOutcome } from '../jobs/job-outcome.ts';
import { isAwaited, useJobEnds, useJobRuns } from '../jobs/job-runs.ts';
import { batchOutcomeOf, refusedOutcome } from './batch-outcome.ts';
import type { BatchTool } from './batch-tools.ts';

/** Starts a batch update or a retry of its failures, tracks the job, and refetches the properties when it ends. */
export function useBatchUpdate(tool: BatchTool) {
  const { kind } = tool;
  const queryClient = useQueryClient();
  const runs = useJobRuns(kind);
  const { running, ended, history } = runs;

  const watch = useJobEnds(runs, (job) => {
    showOutcome(batchOutcomeOf(tool, job));
    void refetchProperties(queryClient);
  });
  const start = useMutation({
    mutationFn: (retryOf?: string) =>
      bodyOf(api.POST('/api/admin/jobs', { body: { kind, ...(retryOf ? { retryOf } : {}) } })),
    onSuccess: ({ jobId }) => watch(jobId),
    onError: (error) => showOutcome(refusedOutcome(tool, error)),
  });

  return {
    start: () => start.mutate(undefined),
    retry: (jobId: string) => start.mutate(jobId),
    job: running[0] ?? null,
    isRunning: start.isPending || isAwaited(start.data?.jobId, runs) || running.length > 0,
    refused: start.error ? refusedOutcome(tool, start.error) : null,
    ended,
    history,
  };
}
