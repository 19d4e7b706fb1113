const berlinParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** The date ('2026-11-21') and the hour of the day in Hamburg. */
export function berlinTime(at: Date): { date: string; hour: number } {
  const [, dd = '', mm = '', yyyy = '', hh = ''] =
    /^(\d{2})\/(\d{2})\/(\d{4}), (\d{2})/.exec(berlinParts.format(at)) ?? [];
  return { date: `${yyyy}-${mm}-${dd}`, hour: Number(hh) };
}

const berlinText = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'long',
  timeStyle: 'short',
});

/** '21. November 2026 um 09:15 Uhr' */
export const inGerman = (at: Date): string => `${berlinText.format(at)} Uhr`;
