/** The days of a week in English, as schema.org names them, with their German names. */
export const weekdays = {
  Monday: 'Montag',
  Tuesday: 'Dienstag',
  Wednesday: 'Mittwoch',
  Thursday: 'Donnerstag',
  Friday: 'Freitag',
  Saturday: 'Samstag',
  Sunday: 'Sonntag',
} as const;
export type Weekday = keyof typeof weekdays;

/** The same hours on the days from one weekday to another; the two may be the same. Times are `10:00`. */
export interface OpeningHours {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly opens: string;
  readonly closes: string;
}

const week = Object.keys(weekdays) as readonly Weekday[];

/** The days of an entry in their order. 'Saturday' to 'Monday' are three days. */
export function daysOf({ from, to }: OpeningHours): readonly Weekday[] {
  const first = week.indexOf(from);
  const count = ((week.indexOf(to) - first + week.length) % week.length) + 1;
  return [...week, ...week].slice(first, first + count);
}

/** An entry in words: 'Montag bis Freitag 10:00–18:00 Uhr'. */
export function openingHoursText({ from, to, opens, closes }: OpeningHours): string {
  const days = from === to ? weekdays[from] : `${weekdays[from]} bis ${weekdays[to]}`;
  return `${days} ${opens}–${closes} Uhr`;
}
