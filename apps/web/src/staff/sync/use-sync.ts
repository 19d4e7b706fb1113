import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { getQuery } from '../../shared/api/get-query.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import { showFailure } from '../ui/show-failure.ts';
import { refetchProperties, showOutcome } from '../jobs/job-outcome.ts';
import { isAwaited, useJobEnds, useJobRuns } from '../jobs/job-runs.ts';
import { syncOutcomeOf, type SyncKind } from './sync-outcome.ts';

/** The removal that waits for a confirmation. Always refetched, because a sync or a colleague can end it. */
export const removalQuery = queryOptions({ ...getQuery('/api/admin/sync/removal'), staleTime: 0 });

/**
 * Mutation that starts a job of one kind. For 'remove-vanished', `mutate` takes the id of the list of vanished
 * properties that a person confirmed, otherwise an empty string.
 */
export function useStartSync(kind: SyncKind, onStarted: (jobId: string) => void) {
  const queryClient = useQueryClient();
  const isRemoval = kind === 'remove-vanished';
  return useMutation({
    mutationFn: (removalId: string) =>
      bodyOf(
        api.POST('/api/admin/jobs', {
          body: isRemoval ? { kind, removalId } : { kind, importImages: true },
        }),
      ),
    onSuccess: ({ jobId }) => onStarted(jobId),
    onError: (error) => {
      const title = isRemoval ? 'Es wurde nichts entfernt' : 'Der Abgleich wurde nicht gestartet';
      showFailure(error, title);
      // A colleague may have confirmed or dismissed the removal, or a sync may have replaced its list.
      if (isRemoval) void queryClient.invalidateQueries(removalQuery);
    },
  });
}

/** Starts syncs of one kind and tracks all of them, also those of the schedule and of colleagues. */
export function useSync(kind: SyncKind) {
  const queryClient = useQueryClient();
  const runs = useJobRuns(kind);
  const { running, ended, history } = runs;

  const watch = useJobEnds(runs, (job) => {
    // A scheduled sync shows no toast, because no person started it.
    if (job.started_by !== null) showOutcome(syncOutcomeOf(job));
    void refetchProperties(queryClient);
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [address] }) => /^\/api\/admin\/(overview|sync)/.test(String(address)),
    });
  });
  const start = useStartSync(kind, watch);

  return {
    /** `removalId` is the id of the list of vanished properties whose removal a person confirmed. */
    start: (removalId = '') => start.mutate(removalId),
    isRunning: start.isPending || isAwaited(start.data?.jobId, runs) || running.length > 0,
    running,
    ended,
    history,
    /** The run that was started here, once it has ended. */
    ownRun: ended.find(({ id }) => id === start.data?.jobId),
  };
}
