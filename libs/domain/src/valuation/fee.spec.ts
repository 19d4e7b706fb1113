import { expect, it } from '@jest/globals';
import { feeOf, feeSentences, feeText, sharesText } from './fee.ts';

// Worked out by hand: the price times the percentage, to the cent.
it.each([
  [0, 3.57, 0, 0],
  [0.14, 3.57, 0, 0],
  [1, 3.57, 0.04, 0.04],
  [10, 5.95, 0.6, 0.6],
  [650_000, 3.57, 23_205, 23_205],
  [650_000, 5.95, 38_675, 38_675],
  [650_000, 0, 0, 0],
  [1_234_567, 3.57, 44_074.04, 44_074.04],
  [1_234_567, 5.95, 73_456.74, 73_456.74],
  [1_234_567.89, 3.57, 44_074.07, 44_074.07],
  [12_345_678.9, 2.38, 293_827.16, 293_827.16],
])(
  'the fee for %d € at %d %% is %d € for the seller and as much for the buyer',
  (price, percent, seller, buyer) => {
    expect(feeOf(price, { sellerPercent: percent, buyerPercent: percent })).toEqual({ seller, buyer });
  },
);

it('seller and buyer owe their own share of the price', () => {
  const shares = { sellerPercent: 2.38, buyerPercent: 3.57 };
  expect(feeOf(1_234_567, shares)).toEqual({ seller: 29_382.69, buyer: 44_074.04 });
});

it.each([
  [0, '0,00 €'],
  [23_205, '23.205,00 €'],
  [44_074.04, '44.074,04 €'],
  [0.6, '0,60 €'],
])('a fee of %d € is shown to the cent as %s', (euros, text) => {
  expect(feeText(euros)).toBe(text.replace(' ', '\u00a0'));
});

it.each([
  [
    3.57,
    3.57,
    'Sie zahlen 3,57 % des beurkundeten Kaufpreises, der Käufer 3,57 %, jeweils inklusive Mehrwertsteuer.',
  ],
  [
    2.5,
    3.57,
    'Sie zahlen 2,5 % des beurkundeten Kaufpreises, der Käufer 3,57 %, jeweils inklusive Mehrwertsteuer.',
  ],
  [
    0,
    5.95,
    'Sie zahlen keine Provision, der Käufer zahlt 5,95 % des beurkundeten Kaufpreises inklusive Mehrwertsteuer.',
  ],
  [
    5.95,
    0,
    'Sie zahlen 5,95 % des beurkundeten Kaufpreises inklusive Mehrwertsteuer, der Käufer zahlt keine Provision.',
  ],
  [0, 0, 'Weder Sie noch der Käufer zahlen eine Provision.'],
])('shares of %d %% and %d %% read: %s', (sellerPercent, buyerPercent, text) => {
  expect(sharesText({ sellerPercent, buyerPercent })).toBe(text.replaceAll(' %', '\u00a0%'));
});

it('an example names its price and the amount to the cent, and is left out where the owner pays nothing', () => {
  expect(feeSentences(650_000, { sellerPercent: 3.57, buyerPercent: 3.57 })).toMatch(
    / jeweils inklusive Mehrwertsteuer\. Von 650\.000\u00a0€ sind das für Sie 23\.205,00\u00a0€\.$/,
  );
  const free = { sellerPercent: 0, buyerPercent: 3.57 };
  expect(feeSentences(650_000, free)).toBe(sharesText(free));
});
