import { halfDayPattern, halfDaysOf } from '@estate/domain/forms/half-days';
import { germanDay, hamburgClock, hamburgMoment } from '@estate/domain/text/german-day';
import { agency } from './agency.ts';

const dayMs = 86_400_000;

/** Days of the year without work in Hamburg that keep their date, month first. */
const fixedHolidays = new Set(['01-01', '05-01', '10-03', '10-31', '12-25', '12-26']);
/** The others, in days after Easter Sunday. */
const movingHolidays = [-2, 1, 39, 50];

/** Noon of Easter Sunday (Gauss, as Lichtenberg completed it). */
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

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** When the office closes on a day, given by its noon; undefined if it stays closed. */
function closingTime(noon: number): string | undefined {
  const date = new Date(noon);
  if (fixedHolidays.has(date.toISOString().slice(5, 10))) return undefined;
  const fromEaster = Math.round((noon - easter(date.getUTCFullYear())) / dayMs);
  if (movingHolidays.includes(fromEaster)) return undefined;
  const weekday = weekdays[date.getUTCDay()] ?? '';
  return agency.openingHours.find(({ dayOfWeek }) => dayOfWeek.some((day) => day === weekday))?.closes;
}

const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`);
const dateOf = (noon: number): string => new Date(noon).toISOString().slice(0, 10);

const nextOpen = (noon: number): number => {
  const next = noon + dayMs;
  return closingTime(next) === undefined ? nextOpen(next) : next;
};

/**
 * The date by which the agency answers, `2026-11-27`: the given number of days with office hours later. What comes after
 * closing time counts as received on the next such day.
 */
export function answerDate(receivedAt: Date, days: number): string {
  const { date, time } = hamburgClock(receivedAt);
  const today = noonOf(date);
  const closes = closingTime(today);
  let noon = closes !== undefined && time < closes ? today : nextOpen(today);
  for (let left = days; left > 0; left -= 1) noon = nextOpen(noon);
  return dateOf(noon);
}

/** The same in words, `Freitag, 27. November`. */
export const answerDay = (receivedAt: Date, days: number): string => germanDay(answerDate(receivedAt, days));

/** When people stop working on a date without office hours. */
const usualClosingTime = '18:00';

/** The moment at which the office closes on a date. */
export const closingMoment = (date: string): Date =>
  hamburgMoment(date, closingTime(noonOf(date)) ?? usualClosingTime);

/** Days on which a visitor can wish to see a property. */
const viewingDays = 6;

/** The half-days of the next days with office hours, from tomorrow on (domain, half-days.ts). */
export function viewingTimes(now: Date | number): string[] {
  let noon = noonOf(hamburgClock(now).date);
  return Array.from({ length: viewingDays }, () => {
    noon = nextOpen(noon);
    return halfDaysOf(dateOf(noon));
  }).flat();
}

/** The same with the chosen ones, which else could not be taken back once they are over. */
export const timesToChoose = (chosen: readonly string[], now: Date | number): string[] => {
  const known = chosen.filter((time) => halfDayPattern.test(time));
  return [...new Set([...known, ...viewingTimes(now)])].sort();
};
