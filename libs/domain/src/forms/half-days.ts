import { germanDay, hamburgClock } from '../text/german-day.ts';

/* Half-days in the format of forms, `2026-12-01-am`. */

const halves = { am: 'vormittags', pm: 'nachmittags' } as const;

export const halfDayPattern = /^(\d{4}-\d\d-\d\d)-(am|pm)$/;

/** The two half-days of a date: `2026-12-01-am` and `2026-12-01-pm`. */
export const halfDaysOf = (date: string): string[] => Object.keys(halves).map((half) => `${date}-${half}`);

const partsOf = (halfDay: string) => {
  const [, date = '', half] = halfDayPattern.exec(halfDay) ?? [];
  const noon = Date.parse(`${date}T12:00:00Z`);
  // Date.parse accepts a day that a month does not have (`02-30`) and returns a date of the next month.
  const isDate = !Number.isNaN(noon) && new Date(noon).toISOString().startsWith(date);
  return half && isDate ? { date, half: half as keyof typeof halves } : undefined;
};

/** `Dienstag, 1. Dezember, vormittags`. A text in another format is returned unchanged. */
export function halfDayText(halfDay: string): string {
  const parts = partsOf(halfDay);
  return parts ? `${germanDay(parts.date)}, ${halves[parts.half]}` : halfDay;
}

/** Whether the text is a half-day after today. */
export const isComingHalfDay = (halfDay: string, now: Date | number): boolean =>
  (partsOf(halfDay)?.date ?? '') > hamburgClock(now).date;
