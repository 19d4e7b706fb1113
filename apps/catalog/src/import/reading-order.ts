import { updatableFields, type UpdatableField } from '@estate/contracts/catalog/property-fields';
import { ProblemError } from '@estate/server-kit/problem-error';
import { withMissingKeys } from '../property/give-keys.ts';
import { lackKeys } from '../property/image-keys.ts';
import { type StoredProperty } from '../property/property.schema.ts';

/** The times at which the stored data of a property were fetched from the CRM. */
type ReadingTimes = Partial<Pick<StoredProperty, 'fetched_at' | 'fields_fetched_at'>>;

type Content = Pick<StoredProperty, '_id' | 'content_hash' | 'images'>;

/** True if `time` is known and after `fetchedAt`. */
const isLater = (time: Date | null | undefined, fetchedAt: Date): boolean => time != null && time > fetchedAt;

/** Whether a newer import or removal of the whole property is stored. */
export const isOutdated = ({ fetched_at }: ReadingTimes, fetchedAt: Date): boolean =>
  isLater(fetched_at, fetchedAt);

/** Whether a newer value of this field is stored that was fetched alone. */
export const isFieldOutdated = (
  field: UpdatableField,
  { fields_fetched_at }: ReadingTimes,
  fetchedAt: Date,
): boolean => isLater(fields_fetched_at?.[field], fetchedAt);

/** Update or filter that has `value` for the stored fetch time of each of these fields. */
export const fieldTimes = <Value>(fields: readonly UpdatableField[], value: Value): Record<string, Value> =>
  Object.fromEntries(fields.map((field) => [`fields_fetched_at.${field}`, value]));

/** Condition that matches times up to `time` and missing fields. */
export const notAfter = (time: Date) => ({ $not: { $gt: time } });

/**
 * A filter that matches the property only while its content is unchanged and neither the property nor one of its single
 * fields was fetched after `fetchedAt`. Each write of content changes the hash, so a match means that the content read
 * before is still current.
 */
export function unchangedFilter(stored: ReadingTimes & Content, fetchedAt: Date) {
  const { _id, content_hash, images } = stored;
  const fields = updatableFields.filter((field) => !isFieldOutdated(field, stored, fetchedAt));
  return {
    _id,
    content_hash,
    fetched_at: notAfter(fetchedAt),
    ...fieldTimes(fields, notAfter(fetchedAt)),
    ...(lackKeys(images) ? withMissingKeys : {}),
  };
}

/** The clock of crm-sync may be ahead of the clock of catalog by this much. */
const toleranceMs = 60_000;

/**
 * Throws `invalid-input` if `fetchedAt` is in the future, because it would block all correct imports until that time.
 */
export function refuseFuture(fetchedAt: Date): void {
  if (fetchedAt.getTime() <= Date.now() + toleranceMs) return;
  throw new ProblemError('invalid-input', {
    detail: 'Die Uhr des CRM-Abgleichs geht vor. Es wurde nichts verändert.',
    errors: [{ field: 'fetched_at', message: 'Der Zeitpunkt liegt in der Zukunft.' }],
  });
}
