import { expect, it } from '@jest/globals';
import { depositText } from './deposit.ts';

it.each([
  ['3 Kaltmieten', '3 Kaltmieten (3.600 €)'],
  ['3 Monatsmieten netto', '3 Monatsmieten netto (3.600 €)'],
  ['2,5 Nettokaltmieten', '2,5 Nettokaltmieten (3.000 €)'],
  ['1 Kaltmiete', '1 Kaltmiete (1.200 €)'],
  ['3.450,00 €', '3.450,00 €'],
  ['3 Warmmieten', '3 Warmmieten'],
  ['nach Absprache', 'nach Absprache'],
  ['  ', null],
  [null, null],
])('the deposit %j of a home for 1,200 € reads %j', (deposit, text) => {
  const found = depositText({ marketing_type: 'RENT', base_rent: 1_200, deposit });
  expect(found?.replaceAll('\u00a0', ' ') ?? null).toBe(text);
});

it('the deposit of a home whose rent is on request names no amount', () => {
  expect(
    depositText({
      marketing_type: 'RENT',
      base_rent: 1_200,
      price_on_inquiry: true,
      deposit: '3 Kaltmieten',
    }),
  ).toBe('3 Kaltmieten');
});
