import type { Form, Values } from '@estate/domain/forms/form';
import { halfDayPattern, halfDaysOf } from '@estate/domain/forms/half-days';
import { germanDay, hamburgClock, hamburgMoment } from '@estate/domain/text/german-day';
import { daysOf, type Weekday } from './opening-hours.ts';
import { agency } from './sections/agency.ts';
import { office } from './sections/office.ts';
import { texts } from './texts.ts';

const dayMs = 86_400_000;
const maxClosedMs = 366 * dayMs;

/** Public holidays in Hamburg with a fixed date, month first. */
const fixedHolidays = new Set(['01-01', '05-01', '10-03', '10-31', '12-25', '12-26']);
/** Public holidays that depend on Easter, as days after Easter Sunday. */
const movingHolidays = [-2, 1, 39, 50];

/** Noon of Easter Sunday, by Gauss's algorithm with Lichtenberg's correction. */
function easter(year: number): number {
  const century = Math.floor(year / 100);
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const cycle = year % 19;
  const seed = (19 * cycle + moon) % 30;
  const fullMoon = 21 + seed - Math.floor(seed / 29) - (seed === 28 && cycle >= 11 ? 1 : 0);
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  const march = fullMoon + 7 - ((fullMoon - firstSunday) % 7);
  return Date.UTC(year, 2, march, 12);
}

/** In the order of `Date.getUTCDay`. */
const weekdays: readonly Weekday[] = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
];

/** Opening hours of a day; undefined if the office is closed. This file represents a day by its noon in UTC, in ms. */
function hoursOf(noon: number): { opens: string; closes: string } | undefined {
  const date = new Date(noon);
  const day = dateOf(noon);
  if (texts(office).closedDays.some(({ from, to }) => from <= day && day <= to)) return undefined;
  if (fixedHolidays.has(day.slice(5))) return undefined;
  const fromEaster = Math.round((noon - easter(date.getUTCFullYear())) / dayMs);
  if (movingHolidays.includes(fromEaster)) return undefined;
  const weekday = weekdays[date.getUTCDay()] ?? 'Sunday';
  return texts(agency).openingHours.find((hours) => daysOf(hours).includes(weekday));
}

const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`);
const dateOf = (noon: number): string => new Date(noon).toISOString().slice(0, 10);

/** The next day with office hours within a year; without one the next day, so that closed years have answers too. */
function nextOpen(noon: number): number {
  for (let next = noon + dayMs; next <= noon + maxClosedMs; next += dayMs) if (hoursOf(next)) return next;
  return noon + dayMs;
}

/** The next `count` days with office hours after a day. */
function nextOpenDays(noon: number, count: number): number[] {
  let day = noon;
  return Array.from({ length: count }, () => {
    day = nextOpen(day);
    return day;
  });
}

/** The first date of a month (`2026-12`) with office hours. */
export const firstOfficeDate = (month: string): string => dateOf(nextOpen(noonOf(`${month}-01`) - dayMs));

/** Whether the office is open on a date (`2026-12-01`) at a time of day (`10:00`). */
export function isOfficeTime(date: string, time: string): boolean {
  const hours = hoursOf(noonOf(date));
  return hours !== undefined && hours.opens <= time && time < hours.closes;
}

type Answer = Pick<Form, 'answerDays' | 'answerFrom'>;

function answerNoon({ answerDays, answerFrom }: Answer, receivedAt: Date | number, body: Values): number {
  const { date, time } = hamburgClock(receivedAt);
  const today = noonOf(date);
  const received = time < (hoursOf(today)?.closes ?? '') ? today : nextOpen(today);
  const first = nextOpenDays(received, answerDays).at(-1) ?? received;
  const from = answerFrom?.(body) ?? '';
  // The next seven days with office hours include every weekday, so that the latest closing time of the week is among
  // them.
  return [first, ...nextOpenDays(first, 6)].find((noon) => (hoursOf(noon)?.closes ?? '') > from) ?? first;
}

/**
 * The date on which the agency answers a form at the latest, `2026-11-27`: the form's number of days with office hours
 * after receipt, or a later day whose closing time is after the time of day that the visitor asked for. A form that is
 * sent after closing time counts as received on the next day with office hours. Without a body, the visitor's time is
 * ignored.
 */
export const answerDate = (form: Answer, receivedAt: Date | number, body: Values = {}): string =>
  dateOf(answerNoon(form, receivedAt, body));

/** The answer date in words, `Freitag, 27. November`. */
export const answerDay = (form: Answer, receivedAt: Date, body: Values = {}): string =>
  germanDay(answerDate(form, receivedAt, body));

/** Closing time that is assumed for a date without office hours. */
const usualClosingTime = '18:00';

export const closingMoment = (date: string): Date =>
  hamburgMoment(date, hoursOf(noonOf(date))?.closes ?? usualClosingTime);

const viewingDays = 6;

/**
 * The half-days (libs/domain, half-days.ts) that are offered for viewings: mornings and afternoons of the next six days
 * with office hours after the answer date.
 */
export const viewingTimes = (form: Answer, now: Date | number): string[] =>
  nextOpenDays(answerNoon(form, now, {}), viewingDays).flatMap((noon) => halfDaysOf(dateOf(noon)));

/**
 * The offered half-days and the chosen ones. A chosen half-day that has passed stays in the list, so that the visitor
 * can deselect it.
 */
export const timesToChoose = (form: Answer, chosen: readonly string[], now: Date | number): string[] => {
  const known = chosen.filter((time) => halfDayPattern.test(time));
  return [...new Set([...known, ...viewingTimes(form, now)])].sort();
};
