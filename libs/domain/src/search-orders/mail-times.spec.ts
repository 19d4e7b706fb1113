import { expect, it } from '@jest/globals';
import { lastMailTime } from './mail-times.ts';
import type { Rhythm } from './rhythm.ts';

it.each<[string, Rhythm, string, string]>([
  ['a mail that is sent soon is due now', 'soon', '2026-12-02T10:00:00Z', '2026-12-02T10:00:00.000Z'],
  ['a daily mail is due at 7:30 of today', 'daily', '2026-12-02T06:30:00Z', '2026-12-02T06:30:00.000Z'],
  ['before 7:30 a daily mail was due yesterday', 'daily', '2026-12-02T06:29:00Z', '2026-12-01T06:30:00.000Z'],
  ['a weekly mail is due on Monday', 'weekly', '2026-12-02T10:00:00Z', '2026-11-30T06:30:00.000Z'],
  [
    'on Monday before 7:30 a weekly mail was due a week ago',
    'weekly',
    '2026-11-30T06:00:00Z',
    '2026-11-23T06:30:00.000Z',
  ],
  [
    'in summer a daily mail is due an hour earlier by UTC',
    'daily',
    '2026-07-01T10:00:00Z',
    '2026-07-01T05:30:00.000Z',
  ],
  [
    'on the day that has 23 hours a daily mail is due at 7:30',
    'daily',
    '2027-03-28T09:00:00Z',
    '2027-03-28T05:30:00.000Z',
  ],
  [
    'on the day that has 25 hours a daily mail is due at 7:30',
    'daily',
    '2026-10-25T09:00:00Z',
    '2026-10-25T06:30:00.000Z',
  ],
  [
    'in the night of the 25 hours a daily mail was due at 7:30 the day before',
    'daily',
    '2026-10-25T01:30:00Z',
    '2026-10-24T05:30:00.000Z',
  ],
])('%s [V-2.108]', (_title, rhythm, now, due) => {
  expect(lastMailTime(rhythm, new Date(now)).toISOString()).toBe(due);
});
