import { describe, expect, it } from '@jest/globals';
import { PropertyQuery } from './listing.ts';

describe('numbers of the listing filter', () => {
  it.each([
    ['price_min', '199999.5', 200_000],
    ['price_max', '1e6', 1_000_000],
    ['price_max', '0.4', 0],
    ['rooms_min', '2.24', 2],
    ['rooms_min', '2.25', 2.5],
    ['rooms_min', '3,5', undefined],
    ['area_min', '80.49999', 80],
    ['area_min', '-1', undefined],
    ['area_min', '1e11', undefined],
    ['area_min', 'NaN', undefined],
  ] as const)('%s=%s is read as %p', (name, typed, read) => {
    expect(PropertyQuery.safeParse({ deal: 'buy', [name]: typed }).data?.[name]).toBe(read);
  });

  it('stay as they are when they are read a second time', () => {
    const once = PropertyQuery.parse({
      deal: 'rent',
      price_max: '1000.7',
      rooms_min: '1.3',
      area_min: '50.5',
    });
    expect(PropertyQuery.parse(once)).toEqual(once);
  });
});
