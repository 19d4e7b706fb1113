/** The current time; tests set it. */
export class Clock {
  now(): Date {
    return new Date();
  }
}

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const addMilliseconds = (from: Date, ms: number): Date => new Date(from.getTime() + ms);

/** The intervals of background work; tests shorten both. */
export class Pace {
  /** The interval between sweeps. */
  readonly sweepEveryMs: number = 30_000;
  /** The first pause of a mail after a fault; each further pause is twice as long. */
  readonly firstPauseMs: number = 10_000;
}

/**
 * A condition for the stored end of a pause: it matches if the pause is over or was never set. An end further away than
 * the longest pause also matches, because it was set before the system clock was turned back.
 */
export const notPaused = (now: Date, longestMs: number) => ({
  $not: { $gt: now, $lte: addMilliseconds(now, longestMs) },
});

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

/** Date and time in Hamburg, e.g. '21. November 2026 um 09:15 Uhr'. */
export const inGerman = (at: Date): string => `${berlinText.format(at)} Uhr`;
