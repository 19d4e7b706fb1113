import { ProblemError } from '@estate/server-kit/problem-error';

/** Properties that another reading wrote first are tried again in at most this many rounds. */
export const rounds = 10;
/** The clock of crm-sync may be ahead of ours by this much. */
const toleranceMs = 60_000;

/** Throws `invalid-input` for a reading from the future, because it would block all correct ones until that time. */
export function refuseFuture(fetchedAt: Date): void {
  if (fetchedAt.getTime() <= Date.now() + toleranceMs) return;
  throw new ProblemError('invalid-input', {
    detail: 'Die Uhr des CRM-Abgleichs geht vor. Es wurde nichts verändert.',
    errors: [{ field: 'fetched_at', message: 'Der Zeitpunkt liegt in der Zukunft.' }],
  });
}
