import type { ContactMessage } from '@estate/contracts/contact-message';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { answered, ApiError } from '../../api/problem.ts';
import { useSubmission } from '../../api/submission.ts';
import { asSent } from '../../api/types.ts';
import { logFailure } from '../../log-failure.ts';

const isExplained = (error: Error): boolean =>
  error instanceof ApiError && error.code !== 'unreachable' && error.code !== 'unreadable';

/** Sends a contact message; a repeat of the same form is the same lead. */
export function useSendMessage() {
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
    // staff-area §8: the error where the answer names none. People read the toast, this stands in the log.
    onError: (error) => {
      if (!isExplained(error)) logFailure('Failed to send contact message', error);
    },
  });
}
