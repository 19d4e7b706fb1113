/* Writes a calendar file (RFC 5545) with the parts of the format that a day of visits needs. */

export interface CalendarEvent {
  /** Globally unique id. */
  uid: string;
  /** Local time at the event's place, such as `2026-12-01T10:00`. */
  start: string;
  minutes: number;
  summary: string;
  location: string;
  description: string;
  url: string;
}

/** Maximum length of a line in bytes (RFC 5545, 3.1). */
const lineBytes = 75;
const encoder = new TextEncoder();

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);

/** Folds a long line: each continuation line begins with a space, and no character is split. */
function folded(line: string): string {
  const lines: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > lineBytes) {
      lines.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...lines, part].join('\r\n');
}

/** A time in UTC as `20261201T100000Z`. */
const stamp = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '');

/** Local time without a time zone (RFC 5545: "floating"), so that every calendar shows the event at this hour. */
function localTime(start: string, minutes: number): string {
  const time = new Date(new Date(`${start}:00Z`).getTime() + minutes * 60_000);
  return stamp(time).slice(0, -1);
}

const eventLines = (event: CalendarEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `DTSTAMP:${stamp(now)}`,
  `DTSTART:${localTime(event.start, 0)}`,
  `DTEND:${localTime(event.start, event.minutes)}`,
  `SUMMARY:${escaped(event.summary)}`,
  `LOCATION:${escaped(event.location)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  `URL:${event.url}`,
  'STATUS:TENTATIVE',
  'END:VEVENT',
];

/** The text of a calendar file with these events; `now` becomes their DTSTAMP. */
export const calendarFile = (events: readonly CalendarEvent[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Merkliste//Besichtigungen//DE',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
