import { expect, it } from '@jest/globals';
import { lastDigestTime, nextDigestTime } from './digest-time.ts';

it.each([
  ['in winter, a minute before seven', '2026-11-21T05:59:00Z', '2026-11-20', '2026-11-20T06:00:00Z'],
  ['in winter, at seven', '2026-11-21T06:00:00Z', '2026-11-21', '2026-11-21T06:00:00Z'],
  ['in summer, at seven', '2026-07-01T05:00:00Z', '2026-07-01', '2026-07-01T05:00:00Z'],
  ['in summer, after midnight', '2026-06-30T22:30:00Z', '2026-06-30', '2026-06-30T05:00:00Z'],
  ['on the day when summer time begins', '2026-03-29T06:00:00Z', '2026-03-29', '2026-03-29T05:00:00Z'],
  ['in the night after that', '2026-03-30T04:00:00Z', '2026-03-29', '2026-03-29T05:00:00Z'],
  ['on the day when it ends', '2026-10-25T05:30:00Z', '2026-10-24', '2026-10-24T05:00:00Z'],
  ['on new year', '2027-01-01T00:00:00Z', '2026-12-31', '2026-12-31T06:00:00Z'],
])('the last digest of suspected leads was due at seven in Hamburg: %s', (_case, now, date, at) => {
  expect(lastDigestTime(new Date(now))).toEqual({ date, at: new Date(at) });
});

it.each([
  ['in winter, a minute before seven', '2026-11-21T05:59:00Z', '2026-11-21T06:00:00Z'],
  ['in winter, at seven', '2026-11-21T06:00:00Z', '2026-11-21T06:00:00Z'],
  ['in winter, a minute after seven', '2026-11-21T06:01:00Z', '2026-11-22T06:00:00Z'],
  ['in summer, after midnight', '2026-06-30T22:30:00Z', '2026-07-01T05:00:00Z'],
  ['on the day before summer time begins', '2026-03-28T12:00:00Z', '2026-03-29T05:00:00Z'],
  ['on the day before it ends', '2026-10-24T12:00:00Z', '2026-10-25T06:00:00Z'],
  ['on the last day of the year', '2026-12-31T12:00:00Z', '2027-01-01T06:00:00Z'],
])('the next digest of suspected leads is due at seven in Hamburg: %s', (_case, receivedAt, at) => {
  expect(nextDigestTime(new Date(receivedAt))).toEqual(new Date(at));
});
