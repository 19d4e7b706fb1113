import { describe, expect, it } from '@jest/globals';
import { readGermanAmount } from './german-amount.ts';
import { readScaledAmount } from './scaled-amount.ts';

describe('a German amount', () => {
  it.each([
    ['1500', 1_500],
    ['1.500', 1_500],
    ['1 500', 1_500],
    ['1\u00a0500', 1_500],
    ['1\u202f500,50 €', 1_500.5],
    ['250.000 €', 250_000],
    ['250.000,00 EUR', 250_000],
    ['1.250.000', 1_250_000],
    ['80 m²', 80],
    ['80qm', 80],
    ['3,5', 3.5],
    ['3.5', 3.5],
    ['2.25', 2.25],
    ['0', 0],
    ['500000.7', 500_000.7],
    ['\u200b1.500\u200b', 1_500],
  ])('the German amount %j is read as %d', (text, amount) => expect(readGermanAmount(text)).toBe(amount));

  it.each([
    '',
    ' ',
    'drei',
    '-1',
    '1e9',
    '1.50.000',
    '1,5,0',
    '1.500.00',
    '€',
    'NaN',
    '0x10',
    '12 Monate',
    'k',
    'Mio',
    '3 kk',
  ])('the text %j is refused as a German amount', (text) => expect(readGermanAmount(text)).toBeUndefined());

  it('a text of two million characters is refused as an amount at once', () => {
    expect(readGermanAmount('1.'.repeat(1_000_000))).toBeUndefined();
  });
});

describe('an amount in thousands or millions', () => {
  it.each([
    ['750k', 750_000],
    ['750 T€', 750_000],
    ['600 Tsd. €', 600_000],
    ['0,75 Mio', 750_000],
    ['1,005 Mio. €', 1_005_000],
    ['2 Millionen', 2_000_000],
    ['450.000 €', 450_000],
    ['€ 450.000', 450_000],
  ])('the amount %j in thousands or millions is read as %d', (text, amount) =>
    expect(readScaledAmount(text)).toBe(amount),
  );

  it.each(['', 'k', 'Mio', '3 kk', 'viel', '45.000 €0'])(
    'the text %j is refused as an amount in thousands or millions',
    (text) => expect(readScaledAmount(text)).toBeUndefined(),
  );

  it('a text of a million characters is refused as an amount in thousands at once', () => {
    expect(readScaledAmount(' '.repeat(1_000_000))).toBeUndefined();
  });
});
