const short = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'medium',
});
const long = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** Date and time in Hamburg for a table: `21.11.2026, 09:15:00`. */
export const shortDateTime = (at: Date): string => short.format(at);

/** Date and time in Hamburg for a text: `21. November 2026 um 09:15 Uhr`. */
export const longDateTime = (at: Date): string => `${long.format(at)} Uhr`;
