import { describe, expect, it } from '@jest/globals';
import { daysOnline, reachedShare, saleDay, saleFigures, type SaleFields } from './sale.ts';

const today = '2026-11-29';

describe('the sale of a property', () => {
  it.each([
    ['2026-11-29', '2026-11-29'],
    ['2026-08-15T10:00:00.000+02:00', '2026-08-15'],
    ['2026-11-30', undefined],
    ['2026-08', undefined],
    ['2026-13-40', undefined],
    ['August 2026', undefined],
    [null, undefined],
  ])('the sale date %j of the CRM is the day %j', (sold_date, day) => {
    expect(saleDay({ sold_date }, today)).toBe(day);
  });

  it.each<[string, SaleFields, number | undefined]>([
    ['a sale', { sold_date: '2026-11-04', first_public_at: '2026-10-01T10:00:00.000Z' }, 34],
    [
      'an evening in UTC that is the next day in Hamburg',
      { sold_date: '2026-11-04', first_public_at: '2026-09-30T22:30:00.000Z' },
      34,
    ],
    [
      'a sale across the end of summer time',
      { sold_date: '2026-10-26', first_public_at: '2026-10-24T10:00:00Z' },
      2,
    ],
    ['an unknown first day', { sold_date: '2026-11-04', first_public_at: null }, undefined],
    ['an unknown sale day', { sold_date: null, first_public_at: '2026-10-01T10:00:00.000Z' }, undefined],
    [
      'a sale before the first day',
      { sold_date: '2026-09-30', first_public_at: '2026-10-01T10:00:00.000Z' },
      undefined,
    ],
    [
      'a sale on the first day',
      { sold_date: '2026-10-01', first_public_at: '2026-10-01T10:00:00.000Z' },
      undefined,
    ],
    [
      'a sale in the future',
      { sold_date: '2026-12-24', first_public_at: '2026-10-01T10:00:00.000Z' },
      undefined,
    ],
  ])('the days online of %s are as the calendar counts them', (_case, sale, days) => {
    expect(daysOnline(sale, today)).toBe(days);
  });

  it.each([
    [485_000, 500_000, 0.97],
    [510_000, 500_000, 1.02],
    [0, 500_000, undefined],
    [1, 500_000, undefined],
    [5_000_000, 500_000, undefined],
    [500_000, 0, undefined],
    [null, 500_000, undefined],
    [500_000, null, undefined],
    [null, null, undefined],
  ])('of a paid price of %j and an asking price of %j, the share is %j', (sold_price, price, share) => {
    expect(reachedShare({ sold_price, price })).toBe(share);
  });
});

describe('the figures of the sales', () => {
  const sale = (soldOn: string, share: number | null, firstPublicAt: string | null = null): SaleFields => ({
    sold_date: soldOn,
    price: 100_000,
    sold_price: share && share * 100_000,
    first_public_at: firstPublicAt,
  });

  it('there is no figure without sales, and none from four', () => {
    const none = { sold: null, daysOnline: null, reachedShare: null };
    expect(saleFigures([], today)).toEqual(none);
    expect(saleFigures(Array<SaleFields>(4).fill(sale('2026-10-01', 1)), today)).toEqual(none);
  });

  it('each figure counts the sales of 24 months that have its facts, an even number by the mean of the two in the middle', () => {
    const sales = [
      ...[0.9, 0.94, 0.95, 0.97, 0.99, 1].map((share, at) =>
        sale('2026-10-11', share, at < 5 ? `2026-10-0${at + 1}T10:00:00.000Z` : null),
      ),
      sale('2024-11-29', null),
      sale('2024-11-28', 1.9),
      sale('2026-11-30', 1.9),
    ];
    expect(saleFigures(sales, today)).toEqual({
      sold: 7,
      daysOnline: { median: 8, sales: 5 },
      reachedShare: { median: 0.96, sales: 6 },
    });
  });
});
