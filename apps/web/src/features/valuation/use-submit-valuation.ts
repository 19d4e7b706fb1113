import type { ValuationLead } from '@estate/contracts/valuation';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { answered } from '../../api/problem.ts';
import { useSubmission } from '../../api/submission.ts';
import { asSent } from '../../api/types.ts';
import { pushEvent } from '../../consent/data-layer.ts';

/**
 * Saves the lead; a repeat of the same answers is the same lead. Filled in since `startedAt`: a browser may fill in the
 * last step at once.
 */
export function useSubmitValuation(startedAt: number | null) {
  const submission = useSubmission();
  return useMutation({
    mutationFn: async (lead: ValuationLead) =>
      answered(
        api.POST('/api/valuations', {
          params: { header: { 'Idempotency-Key': submission.keyFor(lead) } },
          body: asSent({ ...lead, ...(await submission.defenceOf(lead, startedAt)) }),
        }),
      ),
    onSuccess: () => {
      submission.renew();
      pushEvent('bewertungstool');
    },
  });
}
