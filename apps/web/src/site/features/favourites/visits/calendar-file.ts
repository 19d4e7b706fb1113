/* Writes a calendar file (RFC 5545) with the parts of the format that a day of visits needs. */

export interface CalendarEvent {
  /** Globally unique id. A calendar replaces an event of the same id. */
  uid: string;
  start: Date;
  minutes: number;
  summary: string;
  location: string;
  description: string;
  url: string;
}

/** Maximum length of a line in bytes (RFC 5545, 3.1). */
const lineBytes = 75;
const minuteMs = 60_000;
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

const eventLines = (event: CalendarEvent, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(event.uid)}`,
  `DTSTAMP:${stamp(now)}`,
  // Minutes since 1970, because calendars replace an event only by one with a higher number.
  `SEQUENCE:${Math.floor(now.getTime() / minuteMs)}`,
  `DTSTART:${stamp(event.start)}`,
  `DTEND:${stamp(new Date(event.start.getTime() + event.minutes * minuteMs))}`,
  `SUMMARY:${escaped(event.summary)}`,
  `LOCATION:${escaped(event.location)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  `URL:${event.url}`,
  'STATUS:TENTATIVE',
  'END:VEVENT',
];

export const calendarFile = (events: readonly CalendarEvent[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Merkliste//Besichtigungen//DE',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
