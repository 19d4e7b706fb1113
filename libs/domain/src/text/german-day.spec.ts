import { expect, it } from '@jest/globals';
import { hamburgClock, hamburgMoment } from './german-day.ts';

it.each([
  ['2026-10-25', '01:00', '2026-10-24T23:00:00Z'],
  ['2026-10-25', '01:30', '2026-10-24T23:30:00Z'],
  ['2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
  ['2026-10-25', '03:00', '2026-10-25T02:00:00Z'],
  ['2027-03-28', '01:30', '2027-03-28T00:30:00Z'],
  ['2027-03-28', '02:30', '2027-03-28T01:30:00Z'],
  ['2027-03-28', '03:00', '2027-03-28T01:00:00Z'],
  ['2026-12-31', '23:45', '2026-12-31T22:45:00Z'],
])('the local time %s %s in Hamburg is %s', (date, time, moment) => {
  expect(hamburgMoment(date, time)).toEqual(new Date(moment));
});

it('every quarter of an hour in local time is read back unchanged, also in the nights in which the clocks change', () => {
  const days =
    '2026-10-24 2026-10-25 2026-10-26 2027-03-27 2027-03-28 2027-03-29 2026-01-01 2026-07-15 2028-02-29';
  const quarters = days.split(' ').flatMap((date) =>
    Array.from({ length: 96 }, (_, quarter) => ({
      date,
      time: new Date(quarter * 900_000).toISOString().slice(11, 16),
    })),
  );
  const moved = quarters.filter(({ date, time }) => {
    const read = hamburgClock(hamburgMoment(date, time));
    return read.date !== date || read.time !== time;
  });
  expect(moved).toEqual(['02:00', '02:15', '02:30', '02:45'].map((time) => ({ date: '2027-03-28', time })));
});
