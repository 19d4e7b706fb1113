import { expect, it } from '@jest/globals';
import { dayOfMoment } from './moment.ts';

it.each([
  ['2026-05-31T22:30:00Z', '01.06.2026'],
  ['2026-12-31T23:30:00.000Z', '01.01.2027'],
  ['2026-05-31T09:20:07+02:00', '31.05.2026'],
  ['2026-05-31', '31.05.2026'],
  ['im Frühjahr', 'im Frühjahr'],
  [null, '–'],
])('the moment %s falls on the day %s in Hamburg', (iso, day) => {
  expect(dayOfMoment(iso)).toBe(day);
});
