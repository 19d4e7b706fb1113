import { expect, it } from '@jest/globals';
import { overdueBefore } from './overdue.ts';

it.each([
  ['on a Thursday, what came before Wednesday', '2026-11-26T10:00:00Z', '2026-11-24T23:00:00Z'],
  ['on a Monday, what came before Friday', '2026-11-23T10:00:00Z', '2026-11-19T23:00:00Z'],
  ['on a Sunday, what came before Friday', '2026-11-22T10:00:00Z', '2026-11-19T23:00:00Z'],
  ['by the day in Hamburg, not in UTC', '2026-11-25T23:30:00Z', '2026-11-24T23:00:00Z'],
  ['in summer', '2026-07-02T10:00:00Z', '2026-06-30T22:00:00Z'],
  ['on the day after summer time begins', '2026-03-30T10:00:00Z', '2026-03-26T23:00:00Z'],
])('a lead is overdue at the end of the working day after it came: %s', (_case, now, before) => {
  expect(overdueBefore(new Date(now))).toEqual(new Date(before));
});
