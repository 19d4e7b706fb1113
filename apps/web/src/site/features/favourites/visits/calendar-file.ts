/* A calendar file by RFC 5545, as far as a day of visits needs it. */

export interface CalendarEvent {
  /** Unique in all calendars. */
  uid: string;
  /** Local time where the event is, `2026-12-01T10:00`. */
  start: string;
  minutes: number;
  summary: string;
  location: string;
  description: string;
  url: string;
}

/** The longest line, in bytes. */
const lineBytes = 75;
const encoder = new TextEncoder();

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r\n|\r|\n/g, String.raw`\n`);

/** Continues a long line on further ones that begin with a space, without cutting a character. */
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

/** `20261201T100000Z` of a time in UTC. */
const stamp = (time: Date): string => time.toISOString().replace(/[-:]|\.\d+/g, '');

/** Without zone: an event takes place at this hour where it is, wherever the calendar was written. */
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

/** The text of a calendar file with these events; `now` is when it is made. */
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
