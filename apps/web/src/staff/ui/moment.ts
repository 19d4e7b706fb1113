import { shortDateTime } from '@estate/domain/text/date-time';
import { hamburgClock } from '@estate/domain/text/german-day';
import { formatDate } from '@estate/domain/text/format';

const words = new Intl.RelativeTimeFormat('de-DE', { numeric: 'auto' });

const units = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3_600 },
  { unit: 'minute', seconds: 60 },
] as const;

/** An ISO time as `02.03.2026, 10:00:00` in Hamburg; filters by day use the same time zone. */
export const exactMoment = (iso: string): string => shortDateTime(new Date(iso));

/** `02.03.2026`, the day in Hamburg; `–` without a time; text of the CRM that is no time stays as it is. */
export function dayOfMoment(iso: string | null | undefined): string {
  const at = Date.parse(iso ?? '');
  return formatDate(Number.isNaN(at) ? iso : hamburgClock(at).date) ?? '–';
}

/** `vor 5 Minuten`, `gestern`; after 30 days the exact time. */
export function momentInWords(iso: string, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1_000;
  const span = units.find((unit) => Math.abs(seconds) >= unit.seconds);
  if (!span) return 'gerade eben';
  const count = Math.trunc(seconds / span.seconds);
  return span.unit === 'day' && Math.abs(count) > 30 ? exactMoment(iso) : words.format(count, span.unit);
}
