import { describe, expect, it } from '@jest/globals';
import { faultsOfGrowth, growthOf } from './growth.mjs';

const soaked = (memory: (minute: number) => { heap: number; resident: number }, minutes = 30) =>
  Array.from({ length: minutes }, (_, index) => ({ minute: index + 1, ...memory(index + 1) }));

describe('the growth of a process in a soak', () => {
  it('compares the end with the end of the first third', () => {
    const growth = growthOf(
      soaked((minute) => ({ heap: minute <= 10 ? 50 : 52, resident: 100 })),
      30,
    );
    expect(growth.heap).toEqual({ from: 50, to: 52, growth: expect.closeTo(0.04) });
    expect(growth.resident.growth).toBe(0);
    expect(faultsOfGrowth('bff', growth)).toEqual([]);
  });

  it('takes the median of three samples, because a single one may be high', () => {
    const growth = growthOf(
      soaked((minute) => ({ heap: 40, resident: minute === 30 ? 200 : 100 })),
      30,
    );
    expect(faultsOfGrowth('bff', growth)).toEqual([]);
  });

  it('finds a slow leak in either', () => {
    const growth = growthOf(
      soaked((minute) => ({ heap: 40 + minute, resident: 90 + minute })),
      30,
    );
    expect(faultsOfGrowth('leads', growth)).toEqual([
      'leads: heap from 49.0 to 69.0 MB, 40.8 % more; at most 5 %',
      'leads: resident from 99.0 to 119.0 MB, 20.2 % more; at most 5 %',
    ]);
  });

  it('gives no verdict without samples', () => {
    expect(faultsOfGrowth('media', growthOf([], 30))).toHaveLength(2);
  });
});
