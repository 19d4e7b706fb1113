import { describe, expect, it } from '@jest/globals';
import { germanNumber } from './german-number.ts';

const values = [
  0,
  1,
  999,
  1_000,
  12_345,
  999_999,
  1_250_000,
  12_345_678.9,
  -1,
  -1_234.5,
  // Halves, of which some are a little more or less in binary.
  0.5,
  1.5,
  2.5,
  0.005,
  1.005,
  1.255,
  84.335,
  84.125,
  99.995,
  999.999,
  1_234.565,
  1e15,
  1e21,
  123_456_789_012_345.6,
  1e-7,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  ...Array.from({ length: 2_000 }, (_, index) => (index * 7_919) / 1_000),
];

describe('a number for German readers', () => {
  it.each([
    [0, 0],
    [0, 2],
    [2, 2],
    [0, 3],
    [1, 1],
  ])('with %d to %d decimals reads as Intl writes it', (min, max) => {
    const format = new Intl.NumberFormat('de-DE', { minimumFractionDigits: min, maximumFractionDigits: max });
    const differing = values.filter((value) => germanNumber(value, { min, max }) !== format.format(value));
    expect(differing).toEqual([]);
  });
});
