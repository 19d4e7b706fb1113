import { describe, expect, it } from '@jest/globals';
import { estimateRange, letFactor } from './estimate-range.ts';
import type { MarketType, PriceRange, Sale, ValuationData, ValuedHome } from './price-range.ts';

/*
 * Worked out by hand: middle = area · price per m² · factors; low and high = middle · exp(∓ 1.2816 · σ), rounded to
 * 5,000 and from 1 million to 10,000. The table is of 2024 and the day is one year after its end: time² = 0.05².
 * A missing answer adds 0.05² = 0.0025. exp(1.2816 · √0.0281) = 1.2397, exp(1.2816 · √0.0509) = 1.3353.
 */
const today = '2025-12-31';

const prices: [string, MarketType, number][] = [
  ['Barmbek-Nord', 'flat', 5998],
  ['HafenCity', 'flat', 11508],
  ['Steilshoop', 'flat', 3398],
  ['Eppendorf', 'flat', 7588],
  ['Rahlstedt', 'flat', 3770],
  ['Altona-Nord', 'flat', 6908],
  ['Altona-Altstadt', 'flat', 6908],
  ['Volksdorf', 'house', 5660],
  ['Blankenese', 'house', 8684],
  ['Volksdorf', 'plot', 905],
];
const data: ValuationData = {
  districts: [...new Set(prices.map(([district]) => district)), 'Billbrook', 'Ohlsdorf'],
  neighbours: { 'Barmbek-Nord': ['Ohlsdorf'] },
  sales: [],
  rows: prices.map(([district, type, eurPerM2]) => ({
    district,
    type,
    eurPerM2,
    year: 2024,
    source: 'Stadtteil-Profile 2024, Statistikamt Nord',
    basis: 'sale',
    includesNewBuild: true,
  })),
};

const flat = (answers: Partial<ValuedHome>): ValuedHome => ({
  type: 'flat',
  districts: ['Barmbek-Nord'],
  livingArea: 70,
  constructionYear: 1960,
  condition: 'gut-erhalten',
  isLet: false,
  ...answers,
});
const house = (answers: Partial<ValuedHome>): ValuedHome => ({
  type: 'house',
  subtype: 'einfamilienhaus',
  districts: ['Volksdorf'],
  livingArea: 140,
  plotArea: 700,
  constructionYear: 1985,
  condition: 'gut-erhalten',
  ...answers,
});
const plot = (answers: Partial<ValuedHome>): ValuedHome => ({
  type: 'plot',
  districts: ['Volksdorf'],
  plotArea: 700,
  ...answers,
});

const sale = (change: Partial<Sale> = {}): Sale => ({
  type: 'flat',
  district: 'Barmbek-Nord',
  area: 70,
  price: 420_000,
  soldOn: '2024-12-31',
  ...change,
});
/** Sales of different sizes, all at 6,000 €/m². */
const sales = (count: number, change: Partial<Sale> = {}): Sale[] =>
  Array.from({ length: count }, (_, index) =>
    sale({ area: 66 + index, price: (66 + index) * 6000, ...change }),
  );

const estimate = (home: ValuedHome, changed: Partial<ValuationData> = {}, day = today) =>
  estimateRange(home, { ...data, ...changed }, day);

function rangeOf(home: ValuedHome, changed: Partial<ValuationData> = {}, day = today): PriceRange {
  const range = estimate(home, changed, day);
  if ('reason' in range) throw new Error(range.reason);
  return range;
}
const figures = ({ low, middle, high }: PriceRange) => [low, middle, high];

it.each<[string, ValuedHome, number[]]>([
  // 70 · 5998 · 5696/6034; σ² = 0.16² + 0.05²
  ['a flat of 70 m² in Barmbek-Nord', flat({ districts: ['Barmbek-Nord'] }), [320000, 395000, 490000]],
  // 70 · 11508 · 5696/6034; σ² = 0.16² + 0.05²
  ['a flat of 70 m² in HafenCity', flat({ districts: ['HafenCity'] }), [615000, 760000, 945000]],
  // 70 · 3398 · 5696/6034; σ² = 0.16² + 0.05²
  ['a flat of 70 m² in Steilshoop', flat({ districts: ['Steilshoop'] }), [180000, 225000, 280000]],
  // 70 · 7588 · 5696/6034; σ² = 0.16² + 0.05²
  ['a flat of 70 m² in Eppendorf', flat({ districts: ['Eppendorf'] }), [405000, 500000, 620000]],
  // 70 · 3770 · 5696/6034; σ² = 0.16² + 0.05²
  ['a flat of 70 m² in Rahlstedt', flat({ districts: ['Rahlstedt'] }), [200000, 250000, 310000]],
  // 70 · 6908 · 5696/6034; σ² = 0.16² + 0.05²
  ['a flat of 70 m² in Altona-Nord', flat({ districts: ['Altona-Nord'] }), [370000, 455000, 565000]],
  // 30 · 5,662.02; σ² = 0.0281
  ['a flat of 30 m²', flat({ livingArea: 30 }), [135000, 170000, 210000]],
  // 50 · 5,662.02; σ² = 0.0281
  ['a flat of 50 m²', flat({ livingArea: 50 }), [230000, 285000, 350000]],
  // 100 · 5,662.02; σ² = 0.0281
  ['a flat of 100 m²', flat({ livingArea: 100 }), [455000, 565000, 700000]],
  // 150 · 5,662.02; σ² = 0.0281
  ['a flat of 150 m²', flat({ livingArea: 150 }), [685000, 850000, 1050000]],
  // 20 · 5,662.02; σ² = 0.0306
  ['a flat of unusual 20 m²', flat({ livingArea: 20 }), [90000, 115000, 140000]],
  // 180 · 5,662.02; σ² = 0.0306
  ['a flat of unusual 180 m²', flat({ livingArea: 180 }), [815000, 1020000, 1280000]],
  // 396,341; σ² = 0.0306
  ['a flat of unknown year', flat({ constructionYear: undefined }), [315000, 395000, 495000]],
  // 396,341; σ² = 0.0306
  ['a flat of unknown condition', flat({ condition: undefined }), [315000, 395000, 495000]],
  // 396,341; σ² = 0.0281
  [
    'a flat of unknown condition that was modernised in 2020',
    flat({ condition: undefined, modernizedYear: 2020 }),
    [320000, 395000, 490000],
  ],
  // 396,341; σ² = 0.0306
  ['a flat of unknown letting', flat({ isLet: undefined }), [315000, 395000, 495000]],
  // 396,341; σ² = 0.0356
  [
    'a flat without three answers',
    flat({ isLet: undefined, condition: undefined, constructionYear: undefined }),
    [310000, 395000, 505000],
  ],
  // 396,341 · 0.8117 (3 %); σ² = 0.0306
  ['a let flat of unknown rent', flat({ isLet: true }), [255000, 320000, 405000]],
  // 396,341 · (0.6578 + 0.0513 · 3.000)
  [
    'a let flat with a yearly rent of 11890 euros',
    flat({ isLet: true, yearlyRent: 11890 }),
    [260000, 320000, 400000],
  ],
  // 396,341 · (0.6578 + 0.0513 · 1.000)
  [
    'a let flat with a yearly rent of 3000 euros',
    flat({ isLet: true, yearlyRent: 3000 }),
    [225000, 280000, 350000],
  ],
  // 396,341 · (0.6578 + 0.0513 · 5.000)
  [
    'a let flat with a yearly rent of 40000 euros',
    flat({ isLet: true, yearlyRent: 40000 }),
    [290000, 360000, 450000],
  ],
  // 140 · 5660 · 1.007; σ² = 0.22² + 0.05²
  ['a house of 1910', house({ constructionYear: 1910 }), [600000, 800000, 1070000]],
  // 140 · 5660 · 0.997; σ² = 0.22² + 0.05²
  ['a house of 1930', house({ constructionYear: 1930 }), [590000, 790000, 1050000]],
  // 140 · 5660 · 0.934; σ² = 0.22² + 0.05²
  ['a house of 1950', house({ constructionYear: 1950 }), [555000, 740000, 990000]],
  // 140 · 5660 · 0.961; σ² = 0.22² + 0.05²
  ['a house of 1970', house({ constructionYear: 1970 }), [570000, 760000, 1020000]],
  // 140 · 5660 · 1; σ² = 0.22² + 0.05²
  ['a house of 1985', house({ constructionYear: 1985 }), [595000, 790000, 1060000]],
  // 140 · 5660 · 1.018; σ² = 0.22² + 0.05²
  ['a house of 2005', house({ constructionYear: 2005 }), [605000, 805000, 1080000]],
  // 792,400 · 0.977
  ['a semi-detached house', house({ subtype: 'doppelhaushaelfte' }), [580000, 775000, 1030000]],
  // 792,400 · 0.9895
  ['a terraced house', house({ subtype: 'reihenhaus' }), [585000, 785000, 1050000]],
  // 792,400 · 0.895
  ['a house of two dwellings', house({ hasTwoDwellings: true }), [530000, 710000, 945000]],
  // 792,400 · 1.0456
  ['a renovated house', house({ condition: 'neu-renoviert' }), [620000, 830000, 1110000]],
  // 792,400 · 0.9696
  ['a house to renovate', house({ condition: 'renovierungsbeduerftig' }), [575000, 770000, 1030000]],
  // 792,400; σ² = 0.0534
  ['a house of unknown year', house({ constructionYear: undefined }), [590000, 790000, 1070000]],
  // 792,400; σ² = 0.0534
  ['a house of unknown condition', house({ condition: undefined }), [590000, 790000, 1070000]],
  // 300 · 5660; σ² = 0.0534
  ['a house of unusual area', house({ livingArea: 300 }), [1260000, 1700000, 2280000]],
  // 792,400; σ² = 0.0534
  ['a house on an unusual plot', house({ plotArea: 3000 }), [590000, 790000, 1070000]],
  // 792,400; σ² = 0.0509
  ['a house on an unknown plot', house({ plotArea: undefined }), [595000, 790000, 1060000]],
  // 200 · 8684
  [
    'a house in Blankenese',
    house({ districts: ['Blankenese'], livingArea: 200 }),
    [1300000, 1740000, 2320000],
  ],
  // 700 · 905; σ² = 0.0509
  ['a plot in Volksdorf', plot({}), [475000, 635000, 845000]],
  // 2000 · 905; σ² = 0.0534
  ['a plot of unusual size', plot({ plotArea: 2000 }), [1350000, 1810000, 2430000]],
  // both 6908
  [
    'a flat between pooled districts',
    flat({ districts: ['Altona-Nord', 'Altona-Altstadt'] }),
    [370000, 455000, 565000],
  ],
])('the reference table gives %s its price range', (_, home, expected) => {
  expect(figures(rangeOf(home))).toEqual(expected);
});

it.each<[string, ValuedHome, string]>([
  ['a flat of 10,000 m²', flat({ livingArea: 10_000 }), 'implausible-area'],
  ['a flat of 5 m²', flat({ livingArea: 5 }), 'implausible-area'],
  ['a flat of unknown area', flat({ livingArea: undefined }), 'implausible-area'],
  ['a flat whose area is no number', flat({ livingArea: Number.NaN }), 'implausible-area'],
  ['a house of 40 m²', house({ livingArea: 40 }), 'implausible-area'],
  ['a house on 20,000 m²', house({ plotArea: 20_000 }), 'implausible-plot'],
  ['a plot of unknown size', plot({ plotArea: undefined }), 'implausible-plot'],
  ['a plot of 20 m²', plot({ plotArea: 20 }), 'implausible-plot'],
  ['a flat of the year 2090', flat({ constructionYear: 2090 }), 'implausible-year'],
  ['a flat of the year 190', flat({ constructionYear: 190 }), 'implausible-year'],
  ['a flat modernised before it was built', flat({ modernizedYear: 1950 }), 'implausible-year'],
  ['a flat of next year', flat({ constructionYear: 2026 }), 'new-build'],
  ['a flat in Munich', flat({ postalCode: '80331' }), 'outside-the-area'],
  ['a flat in Lüneburg', flat({ postalCode: '21335', districts: ['Lüneburg'] }), 'outside-the-area'],
  ['a flat at an unknown place', flat({ districts: [] }), 'district-needed'],
  [
    'a flat between differing districts',
    flat({ districts: ['Barmbek-Nord', 'Eppendorf'] }),
    'district-needed',
  ],
  ['a flat in a district without data', flat({ districts: ['Billbrook'] }), 'no-data'],
  ['a house in a district that has flats only', house({ districts: ['HafenCity'] }), 'no-data'],
  ['a home on leased land', house({ isLeasehold: true }), 'leasehold'],
  ['a monument', house({ isMonument: true }), 'monument'],
  ['a shell', house({ isShell: true }), 'shell'],
  ['a share', flat({ isShare: true }), 'share'],
  ['an apartment house', house({ subtype: 'mehrfamilienhaus' }), 'apartment-house'],
  ['a plot with an old house', plot({ subtype: 'abrissgrundstueck' }), 'old-building'],
  ['a garden', plot({ subtype: 'gartenland' }), 'no-building-land'],
  ['a plot on leased land', plot({ isLeasehold: true }), 'leasehold'],
  ['a share of a plot', plot({ isShare: true }), 'share'],
  ['a plot of 10,000 m²', plot({ plotArea: 10_000 }), 'implausible-plot'],
  ['a plot in a district without data', plot({ districts: ['Billbrook'] }), 'no-data'],
  ['a let house', house({ isLet: true }), 'let-house'],
  ['a flat let for 1 euro less than nothing', flat({ isLet: true, yearlyRent: -1 }), 'implausible-rent'],
  ['a flat whose rent is its price', flat({ isLet: true, yearlyRent: 400_000 }), 'implausible-rent'],
  ['a house without two answers', house({ constructionYear: undefined, condition: undefined }), 'too-wide'],
])('%s gets no figure, with the reason', (_, home, reason) => {
  expect(estimate(home)).toMatchObject({ reason });
});

describe('own sales', () => {
  // 70 · 6000; model² = 0.11² · 8/n, time² = 0.05².
  it.each([
    [5, [350_000, 420_000, 510_000]],
    [6, [355_000, 420_000, 500_000]],
    [7, [355_000, 420_000, 495_000]],
    [8, [360_000, 420_000, 490_000]],
    [12, [360_000, 420_000, 490_000]],
  ])('%i own sales come before the table', (count, expected) => {
    const range = rangeOf(flat({}), { sales: sales(count) });
    expect(figures(range)).toEqual(expected);
    expect(range.source).toMatchObject({ kind: 'sales', count });
  });

  it('a sale in a neighbouring district counts', () => {
    expect(rangeOf(flat({}), { sales: sales(5, { district: 'Ohlsdorf' }) }).source.kind).toBe('sales');
  });

  it.each<[string, Partial<Sale>]>([
    ['at 1 euro', { price: 1 }],
    ['without a price', { price: undefined }],
    ['whose price is no number', { price: Number.NaN }],
    ['of a let flat', { isLet: true }],
    ['of a house', { type: 'house' }],
    ['in a far district', { district: 'Rahlstedt' }],
    ['older than 24 months', { soldOn: '2023-12-30' }],
    ['after the day of the valuation', { soldOn: '2026-01-01' }],
    ['of an area below 0.67 times', { area: 46 }],
    ['of an area above 1.5 times', { area: 106 }],
    ['that stands there twice', { area: 66, price: 396_000 }],
  ])('a sale %s does not count as the fifth', (_, change) => {
    expect(rangeOf(flat({}), { sales: [...sales(4), sale(change)] }).source.kind).toBe('table');
  });

  it('three newest comparison cases are shown without a day and with a rounded price', () => {
    const { source } = rangeOf(flat({}), {
      sales: [...sales(7), sale({ price: 433_111, soldOn: '2025-11-05' })],
    });
    expect(source).toMatchObject({ cases: [{ price: 435_000, soldIn: '2025-11' }, {}, {}] });
  });
});

describe('reference rows', () => {
  const [row] = data.rows;
  if (!row) throw new Error('no row');

  it('a row older than 18 months gives no figure, except in a demo', () => {
    expect(estimate(flat({}), {}, '2026-06-30')).not.toHaveProperty('reason');
    expect(estimate(flat({}), {}, '2026-07-31')).toMatchObject({ reason: 'table-too-old' });
    expect(estimate(flat({}), { isDemo: true }, '2026-07-31')).not.toHaveProperty('reason');
  });

  it('asking prices give no figure', () => {
    expect(estimate(flat({}), { rows: [{ ...row, basis: 'offer' }] })).toMatchObject({
      reason: 'offers-only',
    });
  });

  it('doubled rows with different prices give no figure', () => {
    expect(estimate(flat({}), { rows: [row, { ...row, eurPerM2: 1 + row.eurPerM2 }] })).toMatchObject({
      reason: 'doubled-rows',
    });
  });

  it('a misread price of 1.5 euros gives no figure', () => {
    expect(estimate(flat({}), { rows: [{ ...row, eurPerM2: 1.5 }] })).toMatchObject({ reason: 'no-data' });
  });
});

it('what widens the range most stands first', () => {
  const { widenings } = rangeOf(flat({ condition: undefined }));
  expect(widenings.map(({ cause }) => cause)).toEqual(['model', 'time', 'condition-missing']);
});

describe('monotony', () => {
  it('a bigger home of the same answers never has a lower middle', () => {
    for (const make of [flat, house]) {
      let last = 0;
      for (let livingArea = 50; livingArea <= 400; livingArea += 1) {
        const { middle } = rangeOf(make({ livingArea }));
        expect(middle).toBeGreaterThanOrEqual(last);
        last = middle;
      }
    }
  });

  it('a newer house never has a lower range, from 1940 on', () => {
    let last: PriceRange | undefined;
    for (let constructionYear = 1940; constructionYear <= 2025; constructionYear += 1) {
      const range = rangeOf(house({ constructionYear }));
      expect(range.low).toBeGreaterThanOrEqual(last?.low ?? 0);
      expect(range.high).toBeGreaterThanOrEqual(last?.high ?? 0);
      last = range;
    }
  });

  it('a free flat is worth at least as much as a let one of any rent', () => {
    const free = rangeOf(flat({}));
    for (let yearlyRent = 500; yearlyRent < 55_000; yearlyRent += 500) {
      const rented = rangeOf(flat({ isLet: true, yearlyRent }));
      expect(rented.low).toBeLessThanOrEqual(free.low);
      expect(rented.high).toBeLessThanOrEqual(free.high);
    }
    expect(letFactor(100)).toBeLessThan(1);
  });
});

it('a home without a range that could be shown names what makes it too wide', () => {
  const found = estimate(house({ constructionYear: undefined, condition: undefined }));
  expect(found).toMatchObject({ reason: 'too-wide' });
  expect(found.widenings.map(({ cause }) => cause)).toEqual([
    'model',
    'time',
    'year-missing',
    'condition-missing',
  ]);
});
