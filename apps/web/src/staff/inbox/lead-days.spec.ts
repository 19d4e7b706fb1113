import { describe, expect, it } from '@jest/globals';
import { usualDays } from './lead-days.ts';

describe('the usual days of a follow-up', () => {
  it.each([
    ['on a Thursday', '2026-11-26', ['Morgen', 'In 3 Tagen', 'Nächsten Montag', 'In 2 Wochen']],
    ['on a Friday, when Monday is in three days', '2026-11-27', ['Morgen', 'In 3 Tagen', 'In 2 Wochen']],
    ['on a Sunday, when Monday is tomorrow', '2026-11-29', ['Morgen', 'In 3 Tagen', 'In 2 Wochen']],
  ])('the suggested follow-up days are all different %s [S-2.225]', (_when, date, labels) => {
    expect(usualDays(Date.parse(`${date}T12:00:00Z`)).map(({ label }) => label)).toEqual(labels);
  });
});
