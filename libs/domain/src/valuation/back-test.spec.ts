import { expect, it } from '@jest/globals';
import { backTestOf, mayClaim, outcomesOf } from './back-test.ts';
import type { Sale, ValuationData } from './price-range.ts';

const sale = (change: Partial<Sale>): Sale => ({
  type: 'flat',
  district: 'Eilbek',
  area: 100,
  price: 500_000,
  soldOn: '2025-06-30',
  constructionYear: 1960,
  isLet: false,
  ...change,
});
const backTest = (known: ValuationData) => backTestOf([...outcomesOf(known)]);

const data = (sales: Sale[]): ValuationData => ({
  districts: ['Eilbek', 'Hamm'],
  neighbours: {},
  rows: [2024, 2025].map((year) => ({
    district: 'Eilbek',
    type: 'flat',
    year,
    eurPerM2: year === 2024 ? 5000 : 9000,
    source: 'Tabelle',
    basis: 'sale',
    includesNewBuild: false,
  })),
  sales,
});

it('each sale is valued by the table of the year before it, and counted inside or outside its range', () => {
  // Middle 500,000; σ² = 0.16² + 0.05² · 0.5 + 0.05² for the condition: 400,000 to 620,000.
  const { all, byDistrict } = backTest(
    data([
      sale({}),
      sale({ price: 400_000, soldOn: '2025-06-29' }),
      sale({ price: 1_000_000, soldOn: '2025-06-28' }),
      sale({ district: 'Hamm' }),
      sale({ price: 1 }),
    ]),
  );
  expect(all.withRange).toBe(3);
  expect(all.withoutRange).toBe(1);
  // Errors 0, + 25 %, − 50 %.
  expect(all.medianError).toBeCloseTo(0.25);
  expect(all.insideShare).toBeCloseTo(2 / 3);
  expect(all.bias).toBeCloseTo(-0.25 / 3);
  expect(byDistrict.get('Hamm')).toEqual({ withRange: 0, withoutRange: 1 });
});

it('a sale is valued neither by itself nor by later sales', () => {
  const later = [1, 2, 3, 4, 5].map((day) =>
    sale({ district: 'Hamm', soldOn: `2025-07-0${day}`, area: 100 + day }),
  );
  const { withRange, withoutRange } = backTest(data([sale({ district: 'Hamm' }), ...later])).all;
  expect({ withRange, withoutRange }).toEqual({ withRange: 1, withoutRange: 5 });
});

it.each([
  [20, 0.65, true],
  [19, 1, false],
  [500, 0.64, false],
  [0, undefined, false],
])('%s cases of which the share %s lies inside allow a claim: %s', (withRange, insideShare, allowed) => {
  expect(mayClaim({ withRange, withoutRange: 0, insideShare, medianError: 0, bias: 0 })).toBe(allowed);
});
