import { expect, it } from '@jest/globals';
import { priceRangeText } from './price-ranges.ts';

it('a price range in words has its middle, its day and its source', () => {
  expect(
    priceRangeText({
      day: '2026-11-29',
      result: {
        kind: 'range',
        low: 600_000,
        middle: 715_000,
        high: 850_000,
        price_per_m2: 9_660,
        widenings: [],
        factors: [],
        source: {
          kind: 'table',
          name: 'Probetabelle',
          page: 'S. 12',
          year: 2024,
          district: 'Ottensen',
          price_per_m2: 7_000,
        },
      },
    }),
  ).toBe(
    '600.000 bis 850.000\u00a0€, Mitte 715.000\u00a0€, geschätzt am 29. November 2026. Grundlage: Durchschnitt der Verkäufe in Ottensen, 2024. Quelle: Probetabelle, S. 12.',
  );
});

it('a missing figure is told with its reason', () => {
  expect(
    priceRangeText({ day: '2026-11-29', result: { kind: 'none', reason: 'monument', widenings: [] } }),
  ).toMatch(/^Keine Zahl\. Denkmale/);
});
