import { estimateRange, hasMarketPrice, median } from './estimate-range.ts';
import type { MarketType, Sale, ValuationData } from './price-range.ts';

/** How well ranges met the paid prices. Shares and errors are fractions; undefined without a range. */
export type BackTestFigures = {
  withRange: number;
  withoutRange: number;
  /** Of the middle, relative to the paid price. */
  medianError: number | undefined;
  insideShare: number | undefined;
  /** Mean of (middle − price) / price: above 0, the ranges are too high. */
  bias: number | undefined;
};

export type BackTest = {
  all: BackTestFigures;
  byType: ReadonlyMap<MarketType, BackTestFigures>;
  byDistrict: ReadonlyMap<string, BackTestFigures>;
};

export type Outcome = { sale: Sale; error: number; isInside: boolean } | { sale: Sale; error: undefined };

/** Values one sale by what was known before its day: earlier sales, and tables of earlier years. */
function outcomeOf(sale: Sale & { price: number }, data: ValuationData): Outcome {
  const { type, district, area, price, soldOn, constructionYear, isLet } = sale;
  const range = estimateRange(
    {
      type,
      districts: [district],
      ...(type === 'plot' ? { plotArea: area } : { livingArea: area }),
      constructionYear,
      isLet,
    },
    {
      ...data,
      sales: data.sales.filter((other) => other.soldOn < soldOn),
      rows: data.rows.filter(({ year }) => year < Number(soldOn.slice(0, 4))),
    },
    soldOn,
  );
  if ('reason' in range) return { sale, error: undefined };
  return { sale, error: range.middle / price - 1, isInside: price >= range.low && price <= range.high };
}

function figuresOf(outcomes: readonly Outcome[]): BackTestFigures {
  const valued = outcomes.filter((outcome) => outcome.error !== undefined);
  const count = valued.length;
  return {
    withRange: count,
    withoutRange: outcomes.length - count,
    medianError: count ? median(valued.map(({ error }) => Math.abs(error))) : undefined,
    insideShare: count ? valued.filter(({ isInside }) => isInside).length / count : undefined,
    bias: count ? valued.reduce((sum, { error }) => sum + error, 0) / count : undefined,
  };
}

function figuresBy<K>(outcomes: readonly Outcome[], key: (sale: Sale) => K): Map<K, BackTestFigures> {
  const groups = new Map<K, Outcome[]>();
  for (const outcome of outcomes) {
    const group = groups.get(key(outcome.sale));
    if (group) group.push(outcome);
    else groups.set(key(outcome.sale), [outcome]);
  }
  return new Map([...groups].map(([group, members]) => [group, figuresOf(members)]));
}

/**
 * Values each own sale as on its day, one per step, so that the caller can do other work in between. Quadratic in the
 * sales, which the caller bounds.
 */
export function* outcomesOf(data: ValuationData): Generator<Outcome> {
  for (const sale of data.sales.filter(hasMarketPrice)) yield outcomeOf(sale, data);
}

/** The figures of the outcomes of all sales. */
export const backTestOf = (outcomes: readonly Outcome[]): BackTest => ({
  all: figuresOf(outcomes),
  byType: figuresBy(outcomes, ({ type }) => type),
  byDistrict: figuresBy(outcomes, ({ district }) => district),
});

/** Whether the site may say how often the ranges held: from 20 cases and 65 % on. */
export const mayClaim = ({ withRange, insideShare = 0 }: BackTestFigures): boolean =>
  withRange >= 20 && insideShare >= 0.65;
