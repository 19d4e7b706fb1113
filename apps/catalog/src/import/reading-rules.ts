import { ProblemError } from '@estate/server-kit/problem-error';
import { type KnownProperty } from './property-content.ts';
import { isLater, type Noted } from './property-readings.ts';
import { type UpsertBatch } from './upsert-batch.ts';

/** Properties that another reading wrote first are tried again in at most this many rounds. */
export const rounds = 10;
/** Whether a newer reading of the property is known, or a removal after this reading. */
export const isOutdated = (
  { fetchedAt }: Pick<UpsertBatch, 'fetchedAt'>,
  noted: Noted | undefined,
  stored: Partial<Pick<KnownProperty, 'fetched_at' | 'removed_at'>> | undefined,
): boolean =>
  // Properties stored before `property_readings` existed contain the time of their reading.
  [noted?.fetched_at, stored?.fetched_at, stored?.removed_at].some((time) => isLater(time, fetchedAt));

/** Whether a removed property is back by this reading. */
export const isReturning = (
  { isListed }: Pick<UpsertBatch, 'isListed'>,
  { removed_because }: Pick<KnownProperty, 'removed_because'>,
): boolean => isListed && Boolean(removed_because);

/** What a removed property has no longer once the CRM lists it again. */
export const backAgain = { removed_because: null, removed_at: null };

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
