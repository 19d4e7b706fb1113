import type { SearchRequest } from '@estate/contracts/search-request';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { answered } from '../../api/problem.ts';
import { useSubmission } from '../../api/submission.ts';
import { asSent } from '../../api/types.ts';

/** Sends the search order; a repeat of the same form is the same lead. */
export function useSubmitSearch() {
  const submission = useSubmission();
  return useMutation({
    mutationFn: async (request: SearchRequest) =>
      answered(
        api.POST('/api/search-requests', {
          params: { header: { 'Idempotency-Key': submission.keyFor(request) } },
          body: asSent({ ...request, ...(await submission.defenceOf(request)) }),
        }),
      ),
    onSuccess: () => submission.renew(),
  });
}
