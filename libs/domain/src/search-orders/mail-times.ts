import { hamburgClock, hamburgMoment } from '../text/german-day.ts';
import type { Rhythm } from './rhythm.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const mailTime = '07:30';

/** The time between two mails at the rhythm `soon`. */
export const soonPauseMs = 2 * 60 * 60 * 1_000;

/** The date `days` before a date, both as `2026-11-30`. */
const daysBefore = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) - days * dayMs).toISOString().slice(0, 10);

/** Days since the last Monday; 0 on a Monday. */
const daysSinceMonday = (date: string): number => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;

/**
 * The last moment until `now` at which a mail of this rhythm was due, in Hamburg's time: news that were known then are
 * to be mailed. `soon` is always due.
 */
export function lastMailTime(rhythm: Rhythm, now: Date): Date {
  if (rhythm === 'soon') return now;
  const { date, time } = hamburgClock(now);
  const monday = rhythm === 'weekly' ? daysSinceMonday(date) : 0;
  const isTooEarly = monday === 0 && time < mailTime;
  return hamburgMoment(daysBefore(date, monday + (isTooEarly ? (rhythm === 'weekly' ? 7 : 1) : 0)), mailTime);
}
