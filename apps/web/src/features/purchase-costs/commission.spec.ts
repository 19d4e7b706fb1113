import { describe, expect, it } from '@jest/globals';
import { parseCommission } from './calculate.ts';

describe('the commission of a record', () => {
  it.each([
    ['3,57 % inkl. MwSt.', { rate: 3_570 }],
    ['3.57%', { rate: 3_570 }],
    ['2,975 % (inkl. ges. MwSt.)', { rate: 2_975 }],
    ['3,57 % inkl. 19 % MwSt. vom Kaufpreis', { rate: 3_570 }],
    ['3 % zzgl. MwSt.', { rate: 3_570 }],
    ['2,5 Prozent zuzüglich 19 % Umsatzsteuer', { rate: 2_975 }],
    ['provisionsfrei', { rate: 0 }],
    ['Keine Käuferprovision', { rate: 0 }],
    ['0 %', { rate: 0 }],
    ['17.850 €', { amount: 1_785_000 }],
    ['5950,00 EUR inkl. MwSt.', { amount: 595_000 }],
  ])('%s', (text, commission) => {
    expect(parseCommission(text)).toEqual(commission);
  });

  it.each([
    ['nothing', null],
    ['an empty text', ' '],
    ['months of rent', '2 Monatsmieten'],
    ['words', 'auf Anfrage'],
    ['two rates', 'Käufer 3,57 %, Verkäufer 2,38 %'],
    ['free for one, not for the other', 'provisionsfrei für Verkäufer, Käufer 3,57 %'],
    ['a rate that cannot be', '100 % der Provision'],
    ['a sum without VAT', '15.000 € zzgl. MwSt.'],
    ['a sum and a rate', '5.000 € oder 3 %'],
  ])('is left to the visitor where it is %s', (_, text) => {
    expect(parseCommission(text)).toBeNull();
  });
});
