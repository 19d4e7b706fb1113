import { updatableFields, type UpdatableField } from '@estate/contracts/catalog/property-fields';
import { ProblemError } from '@estate/server-kit/http/problem-error';
import { type StoredProperty } from '../property/property.schema.ts';

/** The times at which the stored data of a property were fetched from the CRM. */
type ReadingTimes = Partial<Pick<StoredProperty, 'fetched_at' | 'fields_fetched_at'>>;

type Content = Pick<StoredProperty, '_id' | 'content_hash'>;

/** True if `time` is known and after `fetchedAt`. */
const isLater = (time: Date | null | undefined, fetchedAt: Date): boolean => time != null && time > fetchedAt;

/** Whether an import or removal of the whole property is stored that is newer than `fetchedAt`. */
export const isOutdated = ({ fetched_at }: ReadingTimes, fetchedAt: Date): boolean =>
  isLater(fetched_at, fetchedAt);

/** Whether a value of this single field is stored that was fetched after `fetchedAt`. */
export const isFieldOutdated = (
  field: UpdatableField,
  { fields_fetched_at }: ReadingTimes,
  fetchedAt: Date,
): boolean => isLater(fields_fetched_at?.[field], fetchedAt);

/** A part of a Mongo update or filter that has `value` for the stored fetch time of each of these fields. */
export const fieldTimes = <Value>(fields: readonly UpdatableField[], value: Value): Record<string, Value> =>
  Object.fromEntries(fields.map((field) => [`fields_fetched_at.${field}`, value]));

/** A Mongo condition that matches times up to `time`, null, and missing fields. */
export const notAfter = (time: Date) => ({ $not: { $gt: time } });

/**
 * A filter that matches the property only if its content is the same as in `stored`, and if neither the whole property
 * nor one of its single fields was fetched after `fetchedAt` in the meantime. The content is compared by its hash,
 * which changes with each write.
 */
export function unchangedFilter(stored: ReadingTimes & Content, fetchedAt: Date) {
  const { _id, content_hash } = stored;
  const fields = updatableFields.filter((field) => !isFieldOutdated(field, stored, fetchedAt));
  return {
    _id,
    content_hash,
    fetched_at: notAfter(fetchedAt),
    ...fieldTimes(fields, notAfter(fetchedAt)),
  };
}

/** A time counts as in the future only if it is later by more than this, because clocks differ between machines. */
const toleranceMs = 60_000;

/**
 * Throws `invalid-input` if `fetchedAt` is in the future, because all correct imports until that time would count as
 * outdated.
 */
export function refuseFutureReading(fetchedAt: Date): void {
  if (fetchedAt.getTime() <= Date.now() + toleranceMs) return;
  throw new ProblemError('invalid-input', {
    detail: 'Die Uhr des CRM-Abgleichs geht vor. Es wurde nichts verändert.',
    errors: [{ field: 'fetched_at', message: 'Der Zeitpunkt liegt in der Zukunft.' }],
  });
}
