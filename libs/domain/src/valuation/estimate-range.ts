import type {
  AppliedFactor,
  ComparisonCase,
  NoRange,
  NoRangeReason,
  PriceRange,
  RangeSource,
  ReferenceRow,
  Sale,
  ValuationData,
  ValuedHome,
  Widening,
  WideningCause,
} from './price-range.ts';

export const rulesVersion = '2';

/** Eight of ten values of a normal distribution lie within this many standard deviations. */
const z80 = 1.2816;
/** The widest range that is shown, as z80 · σ in log space. */
const widest = 0.3;
const missing = 0.05;
/** Standard deviation of one year's change of price, decision 57. */
const yearlyChange = 0.05;
const tableModel = { flat: 0.16, house: 0.22, plot: 0.22 } as const;
const salesModel = 0.11;
const fullSales = 8;
const leastSales = 5;
const salesMonths = 24;
const tableMonths = 18;
/** A lower price in €/m² is a price between relatives or a typing error, and never a market price. */
const leastEurPerM2 = { flat: 500, house: 500, plot: 20 } as const;
const possibleArea = { flat: [10, 400], house: [50, 800] } as const;
const usualArea = { flat: [30, 150], house: [80, 250] } as const;
const possiblePlot = { house: [60, 8740], plot: [100, 8740] } as const;
const usualPlot = { house: [150, 1500], plot: [200, 1500] } as const;
/** City average 2024: resale alone and with new buildings. */
const resale = 5696 / 6034;
/** Yields of the let flats that the committee published, in %. */
const yields = { least: 1, assumed: 3, most: 5 } as const;
const mostPlausibleYield = 15;
const modernizationCounts = 10;

const isWithin = (value: number, [least, most]: readonly [number, number]) => value >= least && value <= most;

/** Whole and broken months from one day to a later one, both YYYY-MM-DD. */
function monthsBetween(earlier: string, later: string): number {
  const [year = 0, month = 0, day = 0] = earlier.split('-').map(Number);
  const [laterYear = 0, laterMonth = 0, laterDay = 0] = later.split('-').map(Number);
  return (laterYear - year) * 12 + laterMonth - month + (laterDay - day) / 31;
}

/** 0 of no values. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
};

/** To 5,000 euros, from 1 million to 10,000. */
const roundPrice = (price: number): number => {
  const step = price < 1_000_000 ? 5000 : 10_000;
  return Math.round(price / step) * step;
};

const valuedArea = (home: ValuedHome) => (home.type === 'plot' ? home.plotArea : home.livingArea);

/** The reason that lies in the home itself. */
function reasonOfHome(home: ValuedHome, today: string): NoRangeReason | undefined {
  const { type, livingArea, plotArea, constructionYear, modernizedYear } = home;
  const year = Number(today.slice(0, 4));
  if (home.isLeasehold) return 'leasehold';
  if (home.isMonument) return 'monument';
  if (home.isShell) return 'shell';
  if (home.isShare) return 'share';
  if (home.subtype === 'mehrfamilienhaus') return 'apartment-house';
  if (home.subtype === 'abrissgrundstueck') return 'old-building';
  if (home.subtype === 'gartenland') return 'no-building-land';
  if (type === 'house' && home.isLet) return 'let-house';
  if (type !== 'plot' && !(livingArea && isWithin(livingArea, possibleArea[type]))) return 'implausible-area';
  if (type === 'plot' && plotArea === undefined) return 'implausible-plot';
  if (type !== 'flat' && plotArea !== undefined && !isWithin(plotArea, possiblePlot[type]))
    return 'implausible-plot';
  if (type === 'plot') return undefined;
  if (constructionYear !== undefined && !isWithin(constructionYear, [1500, year + 2]))
    return 'implausible-year';
  if (modernizedYear !== undefined && !isWithin(modernizedYear, [constructionYear ?? 1500, year])) {
    return 'implausible-year';
  }
  if (constructionYear !== undefined && constructionYear > year) return 'new-build';
  return undefined;
}

/** Whether a sale has a price that a market can have. */
export const hasMarketPrice = <T extends Pick<Sale, 'type' | 'area' | 'price'>>(
  sale: T,
): sale is T & { price: number } =>
  sale.price !== undefined && sale.price / sale.area >= leastEurPerM2[sale.type];

/** Sales that compare: 24 months, same type, same or neighbouring district, 0.67 to 1.5 times the area, free. */
function comparableSales(home: ValuedHome, district: string, data: ValuationData, today: string) {
  const area = valuedArea(home) ?? 0;
  const near = new Set([district, ...(data.neighbours[district] ?? [])]);
  const found = new Map<string, Sale & { price: number }>();
  for (const sale of data.sales) {
    if (sale.type !== home.type || sale.isLet || !near.has(sale.district) || !hasMarketPrice(sale)) continue;
    const age = monthsBetween(sale.soldOn, today);
    if (!(age >= 0 && age <= salesMonths)) continue;
    if (!isWithin(sale.area, [area * 0.67, area * 1.5])) continue;
    found.set([sale.district, sale.area, sale.price, sale.soldOn].join(), sale);
  }
  return [...found.values()];
}

/** Without address, the newest first. */
const comparisonCases = (sales: readonly (Sale & { price: number })[]): ComparisonCase[] =>
  sales
    .toSorted((a, b) => b.soldOn.localeCompare(a.soldOn))
    .slice(0, 3)
    .map(({ district, area, price, soldOn, constructionYear }) => ({
      district,
      // To 5 m², because an exact area names a home in a small district.
      area: Math.round(area / 5) * 5,
      price: roundPrice(price),
      soldIn: soldOn.slice(0, 7),
      constructionYear,
    }));

const yearClasses = [
  { from: 1990, factor: 1.018 },
  { from: 1980, factor: 1 },
  { from: 1960, factor: 0.961 },
  { from: 1940, factor: 0.934 },
  { from: 1920, factor: 0.997 },
  { from: 0, factor: 1.007 },
] as const;

/** The form does not ask whether a terraced house stands in the middle (0.998) or at the end (0.981). */
const kindFactors: Partial<Record<string, number>> = { doppelhaushaelfte: 0.977, reihenhaus: 0.9895 };

/** Points of modernisation above those that are usual for the age; assumed, because the form asks in words. */
const conditionPoints = { renovierungsbeduerftig: -4, 'gut-erhalten': 0, 'neu-renoviert': 6 } as const;

const isModernized = ({ modernizedYear }: ValuedHome, today: string) =>
  modernizedYear !== undefined && Number(today.slice(0, 4)) - modernizedYear <= modernizationCounts;

/** A house beside the average house of its district. */
function houseFactors(home: ValuedHome, today: string): AppliedFactor[] {
  const { constructionYear, subtype } = home;
  const condition = home.condition ?? (isModernized(home, today) ? 'neu-renoviert' : undefined);
  return [
    {
      name: 'year',
      factor:
        constructionYear === undefined
          ? 1
          : (yearClasses.find(({ from }) => constructionYear >= from)?.factor ?? 1),
    },
    { name: 'kind', factor: (subtype && kindFactors[subtype]) ?? 1 },
    { name: 'two-dwellings', factor: home.hasTwoDwellings ? 0.895 : 1 },
    { name: 'modernisation', factor: condition ? 1 + 0.0076 * conditionPoints[condition] : 1 },
  ];
}

/** A let flat beside a free one, from its yield in % of the free price (report of the committee 2026, p. 177). */
export const letFactor = (yieldPercent: number): number =>
  0.6578 + 0.0513 * Math.min(yields.most, Math.max(yields.least, yieldPercent));

function widenings(home: ValuedHome, today: string, model: number, years: number): Widening[] {
  const { type, livingArea, plotArea } = home;
  const causes: WideningCause[] = [];
  if (type !== 'plot') {
    if (home.constructionYear === undefined) causes.push('year-missing');
    if (home.condition === undefined && !isModernized(home, today)) causes.push('condition-missing');
    if (livingArea && !isWithin(livingArea, usualArea[type])) causes.push('area-unusual');
  }
  if (type === 'flat') {
    if (home.isLet === undefined) causes.push('let-missing');
    if (home.isLet && home.yearlyRent === undefined) causes.push('rent-missing');
  } else if (plotArea && !isWithin(plotArea, usualPlot[type])) causes.push('plot-unusual');
  return [
    { cause: 'model' as const, sigma: model },
    { cause: 'time' as const, sigma: yearlyChange * Math.sqrt(years) },
    ...causes.map((cause) => ({ cause, sigma: missing })),
  ].toSorted((a, b) => b.sigma - a.sigma);
}

type Base = { eurPerM2: number; model: number; years: number; factors: AppliedFactor[]; source: RangeSource };

/** The newest paid price of the table, or why there is none. */
function referenceRow(home: ValuedHome, district: string, data: ValuationData, today: string) {
  const rows = data.rows.filter(
    (row) =>
      row.type === home.type &&
      row.district === district &&
      row.eurPerM2 >= leastEurPerM2[row.type] &&
      row.year <= Number(today.slice(0, 4)),
  );
  const paid = rows.filter(({ basis }) => basis === 'sale');
  const newest = Math.max(...paid.map(({ year }) => year));
  const [row, ...others] = paid.filter(({ year }) => year === newest);
  if (!row) return rows.length ? 'offers-only' : 'no-data';
  if (others.some(({ eurPerM2 }) => eurPerM2 !== row.eurPerM2)) return 'doubled-rows';
  const months = Math.max(0, monthsBetween(`${row.year}-12-31`, today));
  if (months > tableMonths && !data.isDemo) return 'table-too-old';
  return { row, years: months / 12 };
}

function tableBase(home: ValuedHome, today: string, row: ReferenceRow, years: number): Base {
  const { type } = home;
  const isResale = type === 'flat' && row.includesNewBuild;
  return {
    eurPerM2: row.eurPerM2,
    model: tableModel[type],
    years,
    factors: [
      ...(isResale ? [{ name: 'resale' as const, factor: resale }] : []),
      ...(type === 'house' ? houseFactors(home, today) : []),
    ],
    source: {
      kind: 'table',
      name: row.source,
      page: row.page,
      year: row.year,
      district: row.district,
      eurPerM2: row.eurPerM2,
    },
  };
}

function baseOf(
  home: ValuedHome,
  district: string,
  data: ValuationData,
  today: string,
): Base | NoRangeReason {
  const sales = comparableSales(home, district, data, today);
  if (sales.length < leastSales) {
    const found = referenceRow(home, district, data, today);
    return typeof found === 'string' ? found : tableBase(home, today, found.row, found.years);
  }
  const months = sales.reduce((sum, { soldOn }) => sum + monthsBetween(soldOn, today), 0) / sales.length;
  return {
    eurPerM2: median(sales.map(({ price, area }) => price / area)),
    // The error of an average grows with 1/√n: 13.9 % of five sales, 11 % of eight.
    model: salesModel * Math.sqrt(fullSales / Math.min(fullSales, sales.length)),
    years: months / 12,
    factors: [],
    source: { kind: 'sales', count: sales.length, cases: comparisonCases(sales) },
  };
}

/** The factor of a let flat, or why there is none. `freePrice` is in euros. */
function letFactors(home: ValuedHome, freePrice: number): AppliedFactor[] | 'implausible-rent' {
  if (home.type !== 'flat' || !home.isLet) return [];
  if (home.yearlyRent === undefined) return [{ name: 'let', factor: letFactor(yields.assumed) }];
  const yieldPercent = (100 * home.yearlyRent) / freePrice;
  if (!(yieldPercent > 0 && yieldPercent <= mostPlausibleYield)) return 'implausible-rent';
  return [{ name: 'let', factor: letFactor(yieldPercent) }];
}

const product = (factors: readonly AppliedFactor[]) => factors.reduce((all, { factor }) => all * factor, 1);

function rangeIn(
  home: ValuedHome,
  district: string,
  data: ValuationData,
  today: string,
): Omit<PriceRange, 'rulesVersion'> | Omit<NoRange, 'rulesVersion'> {
  const no = (reason: NoRangeReason) => ({ reason, widenings: [] });
  const base = baseOf(home, district, data, today);
  if (typeof base === 'string') return no(base);
  const area = valuedArea(home) ?? 0;
  const letting = letFactors(home, area * base.eurPerM2 * product(base.factors));
  if (typeof letting === 'string') return no(letting);
  const factors = [...base.factors, ...letting].filter(({ factor }) => factor !== 1);
  const eurPerM2 = base.eurPerM2 * product(factors);
  const widening = widenings(home, today, base.model, base.years);
  const distance = z80 * Math.hypot(...widening.map(({ sigma }) => sigma));
  if (distance > widest) return { reason: 'too-wide', widenings: widening };
  const middle = eurPerM2 * area;
  return {
    low: roundPrice(middle * Math.exp(-distance)),
    middle: roundPrice(middle),
    high: roundPrice(middle * Math.exp(distance)),
    eurPerM2: Math.round(eurPerM2),
    widenings: widening,
    factors,
    source: base.source,
  };
}

/**
 * The price range of a home on a day (YYYY-MM-DD), or why there is none. Own sales come before the reference table;
 * every constant is explained in decision 57.
 */
export function estimateRange(home: ValuedHome, data: ValuationData, today: string): PriceRange | NoRange {
  const no = (reason: NoRangeReason): NoRange => ({ reason, widenings: [], rulesVersion });
  const ownReason = reasonOfHome(home, today);
  if (ownReason) return no(ownReason);
  if (home.postalCode && !/^2[0-2]\d{3}$/.test(home.postalCode)) return no('outside-the-area');
  const [first, ...others] = home.districts;
  if (!first) return no('district-needed');
  if (home.districts.some((district) => !data.districts.includes(district))) return no('outside-the-area');
  const range = rangeIn(home, first, data, today);
  const isOneRange = others.every((district) => {
    const other = rangeIn(home, district, data, today);
    if ('reason' in range) return 'reason' in other && range.reason === other.reason;
    return !('reason' in other) && range.low === other.low && range.high === other.high;
  });
  if (!isOneRange) return no('district-needed');
  return { ...range, rulesVersion };
}
