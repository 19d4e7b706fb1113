import type { ExposeRequest } from '@estate/contracts/expose-request';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { answered } from '../../api/problem.ts';
import { useSubmission } from '../../api/submission.ts';
import { asSent } from '../../api/types.ts';

/** Sends the exposé request; a repeat of the same form is the same lead. */
export function useRequestExpose() {
  const submission = useSubmission();
  return useMutation({
    mutationFn: async (form: ExposeRequest) =>
      answered(
        api.POST('/api/expose-requests', {
          params: { header: { 'Idempotency-Key': submission.keyFor(form) } },
          body: asSent({ ...form, ...(await submission.defenceOf(form)) }),
        }),
      ),
    onSuccess: () => submission.renew(),
  });
}
