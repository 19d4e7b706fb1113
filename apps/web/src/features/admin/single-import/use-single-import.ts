import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../api/client.ts';
import { ApiError, answered } from '../../../api/problem.ts';
import type { Job } from '../../../api/types.ts';
import { showToast } from '../../../ui/toast.tsx';
import { type ImportOutcome, outcomeOf, refusedOutcome } from './import-outcome.ts';

export interface ImportOrder {
  propertyId: string;
  importImages: boolean;
}

/** Starts an import and follows its job in the event stream; then lists and the property are refetched. */
export function useSingleImport(jobs: ReadonlyMap<string, Job>) {
  const queryClient = useQueryClient();
  const [followed, setFollowed] = useState<string | null>(null);

  const start = useMutation({
    mutationFn: ({ propertyId, importImages }: ImportOrder) =>
      answered(
        api.POST('/api/admin/jobs', {
          body: { kind: 'import-property', propertyId: propertyId.trim(), importImages },
        }),
      ),
    onMutate: () => setFollowed(null),
    onSuccess: ({ jobId }) => setFollowed(jobId),
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 401) return;
      showToast({ tone: 'error', title: 'Nicht authentifiziert', description: 'Bitte melden Sie sich an' });
    },
  });

  const job = followed === null ? undefined : jobs.get(followed);
  const state = job?.state;
  const isDone = state === 'completed' || state === 'failed' || state === 'cancelled';
  const outcome: ImportOutcome | null = start.error
    ? refusedOutcome(start.error)
    : job && isDone
      ? outcomeOf(state, job.result)
      : null;

  const summary = outcome?.title;
  const detail = outcome?.text;
  const isSuccess = outcome?.isSuccess;
  useEffect(() => {
    if (!followed || !summary || !detail) return;
    showToast({ tone: isSuccess ? 'success' : 'error', title: summary, description: detail });
    if (!isSuccess) return;
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [address] }) => String(address).startsWith('/api/properties'),
    });
  }, [followed, summary, detail, isSuccess, queryClient]);

  return {
    start: start.mutate,
    isRunning: start.isPending || (followed !== null && !isDone),
    progress: isDone ? null : (job?.progress ?? null),
    outcome,
  };
}
