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

/** The moment of a local date and time in Hamburg. */
export function hamburgMoment(date: string, time: string): Date {
  const guess = Date.parse(`${date}T${time}:00Z`);
  const local = hamburgClock(guess);
  return new Date(2 * guess - Date.parse(`${local.date}T${local.time}:00Z`));
}

/** `Dienstag, 1. Dezember`, of a date such as `2026-12-01`. */
export const germanDay = (date: string): string => dayText.format(Date.parse(`${date}T12:00:00Z`));
