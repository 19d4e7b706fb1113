import { describe, expect, it } from '@jest/globals';
import { buildCompared } from '../../../../../test/properties.ts';
import { calendarFile } from './calendar-file.ts';
import { calendarEventsOf, planErrors, plannedVisits } from './visit-plan.ts';

const now = new Date('2026-11-26T09:00:00Z');
const origin = 'https://www.brookfleet.example';
const flat = buildCompared({ id: 7, title: 'Wohnung', street: 'Elbchaussee', house_number: '1' });

const fileOf = (part: Parameters<typeof buildCompared>[0], time = '10:00') =>
  calendarFile(calendarEventsOf([{ property: { ...flat, ...part }, time }], '2026-12-01', origin), now);
const unfolded = (file: string) => file.replace(/\r\n /g, '').split('\r\n');

describe('a calendar file of visits [V-2.114]', () => {
  it('the calendar file has an event for each property visit at its time in Hamburg', () => {
    expect(unfolded(fileOf({}))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Merkliste//Besichtigungen//DE',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:7@www.brookfleet.example',
      'DTSTAMP:20261126T090000Z',
      'SEQUENCE:29928060',
      'DTSTART:20261201T090000Z',
      'DTEND:20261201T093000Z',
      'SUMMARY:Besichtigung: Wohnung',
      String.raw`LOCATION:Elbchaussee 1\, 22587 Hamburg`,
      'DESCRIPTION:Noch nicht vereinbart. Objekt-ID 7',
      'URL:https://www.brookfleet.example/immobilie/wohnung-7',
      'STATUS:TENTATIVE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
    expect(fileOf({}, '23:45')).toContain('DTEND:20261201T231500Z');
  });

  it.each([
    ['2027-03-28', '20270328T080000Z'],
    ['2027-10-31', '20271031T090000Z'],
    ['2027-01-13', '20270113T090000Z'],
  ])('a property visit at 10:00 in Hamburg on %s is the same moment in every time zone', (date, start) => {
    const [event] = calendarEventsOf([{ property: flat, time: '10:00' }], date, origin);
    expect(calendarFile([event!], now)).toContain(`DTSTART:${start}`);
  });

  it('the calendar events of a changed plan replace the former ones, also on another day', () => {
    const numberOf = (date: string, at: Date) => {
      const file = calendarFile(calendarEventsOf([{ property: flat, time: '10:00' }], date, origin), at);
      return /UID:(.*)\r\n[^]*SEQUENCE:(\d+)/.exec(file)?.slice(1);
    };
    const [uid, first] = numberOf('2026-12-01', now) ?? [];
    const [later, second] = numberOf('2026-12-02', new Date(now.getTime() + 60_000)) ?? [];
    expect(later).toBe(uid);
    expect(Number(second)).toBeGreaterThan(Number(first));
  });

  it('special characters of the calendar format are escaped', () => {
    expect(unfolded(fileOf({ title: 'Haus; \\ mit Garten,\nPool\r\nEND:VEVENT' }))).toContain(
      String.raw`SUMMARY:Besichtigung: Haus\; \\ mit Garten\,\nPool\nEND:VEVENT`,
    );
  });

  it('lines of the calendar file are folded at 75 bytes and never within a character', () => {
    const title = `${'ü'.repeat(60)}🏠${'€'.repeat(60)}`;
    const file = fileOf({ title });
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file).not.toContain('\uFFFD');
    expect(unfolded(file)).toContain(`SUMMARY:Besichtigung: ${title}`);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });
});

describe('a day of visits', () => {
  const [one, two] = [flat, { ...flat, id: 3 }];
  const plan = (times: Record<number, string>, date = '2026-12-01') => ({ date, times });
  const fault = (typed: ReturnType<typeof plan>) =>
    planErrors(typed, plannedVisits([one, two], typed), '2026-11-26');

  it('visits in the calendar file are ordered by their times', () => {
    expect(
      plannedVisits([one, two], plan({ 7: '11:00', 3: '09:30', 5: '10:00' })).map(
        ({ property }) => property.id,
      ),
    ).toEqual([3, 7]);
  });

  it('a plan of visits needs a day that is not over, a time, and no two visits at the same time', () => {
    expect(fault(plan({ 7: '11:00', 3: '11:30' }))).toEqual({});
    expect(fault(plan({ 7: '11:00' }, ''))).toEqual({ date: 'Bitte wählen Sie einen Tag.' });
    expect(fault(plan({ 7: '11:00' }, '2026-11-25'))).toEqual({
      date: 'Dieser Tag liegt in der Vergangenheit.',
    });
    expect(fault(plan({ 7: '' }))).toEqual({ times: 'Bitte wählen Sie mindestens eine Uhrzeit.' });
    expect(fault(plan({ 7: '11:00', 3: '11:29' })).times).toMatch(/^Um 11:00 Uhr überschneiden sich/);
  });
});
