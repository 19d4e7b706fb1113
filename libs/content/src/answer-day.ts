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

const nextOpen = (noon: number): number => {
  const next = noon + dayMs;
  return closingTime(next) === undefined ? nextOpen(next) : next;
};

/** `2026-11-26 17:05`, as clocks in Hamburg show it. */
const inHamburg = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'short',
});
const dayText = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/**
 * The day by which the agency answers, `Freitag, 27. November`: the given number of days with office hours later. What comes
 * after closing time counts as received on the next such day.
 */
export function answerDay(receivedAt: Date, days: number): string {
  const [date = '', time = ''] = inHamburg.format(receivedAt).split(' ');
  const today = Date.parse(`${date}T12:00:00Z`);
  const closes = closingTime(today);
  let noon = closes !== undefined && time < closes ? today : nextOpen(today);
  for (let left = days; left > 0; left -= 1) noon = nextOpen(noon);
  return dayText.format(noon);
}
