import { germanDay, hamburgClock } from '../text/german-day.ts';

/* Half-days as forms send them: `2026-12-01-am`. */

const halves = { am: 'vormittags', pm: 'nachmittags' } as const;

export const halfDayPattern = /^(\d{4}-\d\d-\d\d)-(am|pm)$/;

/** Both halves of a date. */
export const halfDaysOf = (date: string): string[] => Object.keys(halves).map((half) => `${date}-${half}`);

const partsOf = (halfDay: string) => {
  const [, date = '', half] = halfDayPattern.exec(halfDay) ?? [];
  const noon = Date.parse(`${date}T12:00:00Z`);
  // A day that a month does not have becomes one of the next month.
  const isDate = !Number.isNaN(noon) && new Date(noon).toISOString().startsWith(date);
  return half && isDate ? { date, half: half as keyof typeof halves } : undefined;
};

/** `Dienstag, 1. Dezember, vormittags`; any other text as it is. */
export function halfDayText(halfDay: string): string {
  const parts = partsOf(halfDay);
  return parts ? `${germanDay(parts.date)}, ${halves[parts.half]}` : halfDay;
}

/** Whether it is a half-day later than today. */
export const isComingHalfDay = (halfDay: string, now: Date | number): boolean =>
  (partsOf(halfDay)?.date ?? '') > hamburgClock(now).date;
