import type { ContactMessage } from '@estate/contracts/contact-message';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { answered } from '../../api/problem.ts';
import { useSubmission } from '../../api/submission.ts';
import { asSent } from '../../api/types.ts';

/** Sends the message of /bewertung; a repeat of the same form is the same lead. */
export function useSendQuestion() {
  const submission = useSubmission();
  return useMutation({
    mutationFn: async (message: ContactMessage) =>
      answered(
        api.POST('/api/contact-messages', {
          params: { header: { 'Idempotency-Key': submission.keyFor(message) } },
          body: asSent({ ...message, ...(await submission.defenceOf(message)) }),
        }),
      ),
    onSuccess: () => submission.renew(),
  });
}
