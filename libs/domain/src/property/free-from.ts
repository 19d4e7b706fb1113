/** Sorts before every day, so that what is free at once is also free by any later day. */
export const freeAtOnce = '0000-00-00';

/**
 * The day from which a property is free, as `YYYY-MM-DD`, from the CRM's free text: a date in either notation, or
 * `sofort`. Null for any other text, such as `nach Absprache`.
 */
export function freeFromDay(text: string | null | undefined): string | null {
  const trimmed = (text ?? '').trim().replace(/^ab /i, '');
  if (/^sofort/i.test(trimmed)) return freeAtOnce;
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(trimmed) ?? [];
  if (year !== undefined) return `${year}-${month}-${day}`;
  const german = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(trimmed);
  if (!german) return null;
  const [, germanDay = '', germanMonth = '', germanYear = ''] = german;
  return `${germanYear}-${germanMonth.padStart(2, '0')}-${germanDay.padStart(2, '0')}`;
}

/** The last day of a month `YYYY-MM` in the order of `freeFromDay`. */
export const endOfMonth = (month: string): string => `${month}-31`;
