const clock = new Intl.DateTimeFormat('sv-SE', {
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

/** Local date and time in Hamburg: `2026-11-26`, `17:05`. */
export function hamburgClock(at: Date | number): { date: string; time: string } {
  const [date = '', time = ''] = clock.format(at).split(' ');
  return { date, time };
}

const dayMs = 86_400_000;

/** How far Hamburg's clock is ahead of UTC, in milliseconds. */
function offsetAt(at: number): number {
  const { date, time } = hamburgClock(at);
  return Date.parse(`${date}T${time}:00Z`) - at;
}

/**
 * The moment of a local date and time in Hamburg. When the clocks change, a time that occurs twice is the first one,
 * and a time that is left out moves forward by the hour that is missing.
 */
export function hamburgMoment(date: string, time: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const before = wall - offsetAt(wall - dayMs);
  const after = wall - offsetAt(wall + dayMs);
  const isTime = (moment: number) => moment + offsetAt(moment) === wall;
  return new Date(isTime(after) && !isTime(before) ? after : before);
}

/** `Dienstag, 1. Dezember`, of a date such as `2026-12-01`. */
export const germanDay = (date: string): string => dayText.format(Date.parse(`${date}T12:00:00Z`));

const dateText = new Intl.DateTimeFormat('de-DE', { timeZone: 'UTC', dateStyle: 'long' });

/** `1. Dezember 2026`, of a date such as `2026-12-01`. */
export const germanDate = (date: string): string => dateText.format(Date.parse(`${date}T12:00:00Z`));
