import { describe, expect, it } from '@jest/globals';
import { monthlyCost, monthlyCostText } from './monthly-cost.ts';

const flat = { rs_type: 'APARTMENT', rent_subsidy: 310 };

describe('what a home for sale costs a month [V-2.163]', () => {
  it.each([
    ['a flat', flat, 152_449, '1.834 € im Monat, davon 310 € Hausgeld'],
    ['a flat that needs no loan', flat, 0, '310 € Hausgeld im Monat, kein Darlehen nötig'],
    [
      'a flat whose Hausgeld is not known',
      { rs_type: 'APARTMENT' },
      152_449,
      '1.524 € Rate im Monat, Hausgeld nicht bekannt',
    ],
    ['a house', { rs_type: 'HOUSE' }, 152_449, '1.524 € Rate im Monat'],
    ['a house that needs no loan', { rs_type: 'HOUSE' }, 0, 'kein Darlehen nötig'],
    ['a home without amounts of the visitor', flat, null, null],
  ])('the monthly cost of %s is said with its parts', (_what, home, rate, text) => {
    expect(monthlyCostText(home, rate)?.replaceAll('\u00a0', ' ') ?? null).toBe(text);
  });

  it('the monthly cost of a flat without a known Hausgeld or without a rate is no number to compare', () => {
    expect(monthlyCost(flat, 152_449)).toBe(1_834.49);
    expect(monthlyCost({ rs_type: 'APARTMENT' }, 152_449)).toBeNull();
    expect(monthlyCost({ rs_type: 'HOUSE' }, 152_449)).toBe(1_524.49);
    expect(monthlyCost(flat, null)).toBeNull();
  });
});
