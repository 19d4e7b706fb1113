import { expect, it } from '@jest/globals';
import { isCommissionFree } from './commission.ts';

it.each([
  ['BUY', 'provisionsfrei', true],
  ['BUY', 'Provisionsfrei für den Käufer', true],
  ['BUY', 'keine', true],
  ['BUY', '0,00 %', true],
  ['BUY', '3,57 % inkl. MwSt.', false],
  ['BUY', '0,5 %', false],
  ['BUY', 'nicht provisionsfrei', false],
  ['BUY', '', false],
  ['BUY', null, false],
  ['RENT', '2 Monatsmieten', true],
  ['RENT', null, true],
])('whether a flat (%s, commission %j) costs no commission is %s', (marketing_type, courtage, isFree) => {
  expect(isCommissionFree({ marketing_type, rs_type: 'APARTMENT', courtage })).toBe(isFree);
});

it('the tenant of an office may owe a commission', () => {
  expect(isCommissionFree({ marketing_type: 'RENT', rs_type: 'OFFICE', courtage: null })).toBe(false);
});
