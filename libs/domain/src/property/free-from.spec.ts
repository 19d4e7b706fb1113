import { expect, it } from '@jest/globals';
import { endOfMonth, freeAtOnce, freeFromDay } from './free-from.ts';
import { monthText } from '../text/month-text.ts';

it.each([
  ['sofort', freeAtOnce],
  ['Ab sofort', freeAtOnce],
  ['2027-01-15', '2027-01-15'],
  ['2027-01-15T00:00:00.000Z', '2027-01-15'],
  ['01.02.2027', '2027-02-01'],
  ['ab 1.2.2027', '2027-02-01'],
  ['nach Absprache', null],
  ['vermietet', null],
  ['Frühjahr 2027', null],
  ['', null],
  [null, null],
])('the text %j says that a property is free from the day %s', (text, day) => {
  expect(freeFromDay(text)).toBe(day);
});

it('what is free at once is free by every month, and the end of a month includes its last day', () => {
  expect(freeAtOnce < endOfMonth('2027-02')).toBe(true);
  expect('2027-02-28' <= endOfMonth('2027-02')).toBe(true);
  expect('2027-03-01' <= endOfMonth('2027-02')).toBe(false);
});

it('a month is written with its German name', () => {
  expect(monthText('2027-03')).toBe('März 2027');
});
