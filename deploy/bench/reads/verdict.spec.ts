import { describe, expect, it } from '@jest/globals';
import { faultOfCached, faultOfPage, faultOfUncached } from './verdict.mjs';

const floor = { perSecond: 10_000, p99: 4 };

describe('the verdict on a cached read', () => {
  it.each([
    ['half of the floor with three times its p99 holds', { perSecond: 5_000, p99: 12 }, ''],
    ['a lower rate does not', { perSecond: 4_999, p99: 1 }, 'less than 0.5 of the floor'],
    ['a longer p99 does not', { perSecond: 9_000, p99: 12.1 }, "p99 over 3 times the floor's"],
    ['a missing figure does not', { perSecond: Number.NaN, p99: 1 }, 'less than 0.5 of the floor'],
  ])('%s', (_title, ours, fault) => {
    expect(faultOfCached(ours, floor)).toBe(fault);
  });
});

describe('the verdict on an uncached read', () => {
  it.each([
    ['3 ms more than a fast query hold', { ours: 5, driver: 2 }, ''],
    ['more does not', { ours: 5.1, driver: 2 }, 'over 5.0 ms'],
    ['a tenth more than a slow query holds', { ours: 110, driver: 100 }, ''],
    ['more than a tenth does not', { ours: 110.1, driver: 100 }, 'over 110.0 ms'],
    ['a missing figure does not', { ours: Number.NaN, driver: 100 }, 'over 110.0 ms'],
  ])('%s', (_title, medians, fault) => {
    expect(faultOfUncached(medians)).toBe(fault);
  });
});

describe('the verdict on an uncached page', () => {
  it.each([
    ['80 ms hold', { ours: 80, shells: 0, reads: 75 }, ''],
    ['more does not', { ours: 80.1, shells: 0, reads: 75 }, 'over 80 ms'],
    ['a shell in twenty holds', { ours: 20, shells: 5, reads: 100 }, ''],
    ['more do not, fast as they are', { ours: 2, shells: 6, reads: 100 }, '6 of 100 are shells'],
    ['a missing figure does not', { ours: Number.NaN, shells: 0, reads: 0 }, 'over 80 ms'],
  ])('%s', (_title, figures, fault) => {
    expect(faultOfPage(figures)).toBe(fault);
  });
});
