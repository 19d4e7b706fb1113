import { germanDay, hamburgClock } from '@estate/domain/text/german-day';

/** `Fr., 27.11.` for `2026-11-27`; includes the year if it is not the current one. */
export function dayText(date: string, now = new Date()): string {
  const isThisYear = date.startsWith(hamburgClock(now).date.slice(0, 4));
  return new Intl.DateTimeFormat('de-DE', {
    timeZone: 'UTC',
    weekday: 'short',
    day: '2-digit',
    month: '2-digit',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(new Date(`${date}T12:00:00Z`));
}

const dayMs = 24 * 60 * 60 * 1000;

/** The date in Hamburg in this many days, e.g. `2026-11-27`. */
export const dateInDays = (days: number, now = Date.now()): string => hamburgClock(now + days * dayMs).date;

/**
 * Days that are often chosen for a follow-up: tomorrow, in three days, the next Monday, in two weeks. A day with two
 * names has the first of them.
 */
export function usualDays(now = Date.now()): { label: string; date: string }[] {
  const weekday = new Date(`${dateInDays(0, now)}T12:00:00Z`).getUTCDay();
  const days = [
    { label: 'Morgen', in: 1 },
    { label: 'In 3 Tagen', in: 3 },
    { label: 'Nächsten Montag', in: (8 - weekday) % 7 || 7 },
    { label: 'In 2 Wochen', in: 14 },
  ];
  return days
    .filter(({ in: count }, at) => days.findIndex((day) => day.in === count) === at)
    .map(({ label, in: count }) => ({ label, date: dateInDays(count, now) }));
}

/** German text of an ISO time in Hamburg: `Freitag, 27. November, 18:00 Uhr`. */
export function momentText(iso: string): string {
  const { date, time } = hamburgClock(Date.parse(iso));
  return `${germanDay(date)}, ${time} Uhr`;
}
