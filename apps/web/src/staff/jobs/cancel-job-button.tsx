import { useMutation } from '@tanstack/react-query';
import { api } from '../../shared/api/client.ts';
import { bodyOf } from '../../shared/api/problem.ts';
import { Button } from '../../shared/ui/button.tsx';
import { showFailure } from '../ui/show-failure.ts';

/** Button that cancels a job. The cancelled state arrives with the next refetch of the jobs. */
export function CancelJobButton({ jobId }: { jobId: string }) {
  const cancel = useMutation({
    mutationFn: () => bodyOf(api.POST('/api/admin/jobs/{id}/cancel', { params: { path: { id: jobId } } })),
    onError: (error) => showFailure(error, 'Abbrechen nicht möglich'),
  });
  const isStopping = cancel.isPending || cancel.isSuccess;
  return (
    <Button tone="outline" size="sm" disabled={isStopping} onClick={() => cancel.mutate()}>
      {isStopping ? 'Wird abgebrochen...' : 'Abbrechen'}
    </Button>
  );
}
