import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { answered } from '../../api/problem.ts';
import { useSubmission } from '../../api/submission.ts';
import { logFailure } from '../../log-failure.ts';
import type { Address } from './funnel-state.ts';
import { sentAddress } from './lead-of-funnel.ts';

/**
 * Keeps the address of a valuation that may stay unfinished. Nobody waits for it; a failure is only logged. The same
 * address sent again is the same record.
 */
export function useSaveAddress(
  startedAt: number | null,
  onSaved: (id: string) => void,
): (address: Address) => void {
  const submission = useSubmission();
  const { mutate } = useMutation({
    mutationFn: async (address: Address) => {
      const body = sentAddress(address);
      return answered(
        api.POST('/api/valuation-addresses', {
          params: { header: { 'Idempotency-Key': submission.keyFor(body) } },
          body: { ...body, ...(await submission.defenceOf(body, startedAt)) },
        }),
      );
    },
    onSuccess: ({ id }) => onSaved(id),
    onError: (error) => logFailure('Address of the valuation not saved', error),
  });
  return mutate;
}
