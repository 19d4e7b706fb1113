import type { Condition, PropertySubtype } from '../forms/valuation-values.ts';

export type MarketType = 'house' | 'flat' | 'plot';

/** The home to value. An answer that nobody gave is undefined, never a preset. Areas in m², amounts in euros. */
export type ValuedHome = {
  type: MarketType;
  subtype?: PropertySubtype | undefined;
  /** One district, two near a border, none if the place is unknown. */
  districts: readonly string[];
  postalCode?: string | undefined;
  livingArea?: number | undefined;
  plotArea?: number | undefined;
  constructionYear?: number | undefined;
  condition?: Condition | undefined;
  modernizedYear?: number | undefined;
  isLet?: boolean | undefined;
  /** Net cold rent of a year. */
  yearlyRent?: number | undefined;
  hasTwoDwellings?: boolean | undefined;
  isLeasehold?: boolean | undefined;
  isMonument?: boolean | undefined;
  isShell?: boolean | undefined;
  isShare?: boolean | undefined;
};

/** A sale of the agency itself. The price is the one that was paid, never the one that was asked. */
export type Sale = {
  type: MarketType;
  district: string;
  /** Living area, of a plot its own area, in m². */
  area: number;
  price: number | undefined;
  /** YYYY-MM-DD */
  soldOn: string;
  constructionYear?: number | undefined;
  isLet?: boolean | undefined;
};

/** The average price of one type in one district and year. */
export type ReferenceRow = {
  district: string;
  type: MarketType;
  year: number;
  eurPerM2: number;
  source: string;
  page?: string | undefined;
  basis: 'sale' | 'offer';
  includesNewBuild: boolean;
};

export type ValuationData = {
  /** The districts whose shapes are known. */
  districts: readonly string[];
  neighbours: Readonly<Record<string, readonly string[]>>;
  sales: readonly Sale[];
  /** Released rows; a demo also passes rows that nobody released. */
  rows: readonly ReferenceRow[];
  /** A demo also uses rows that are too old for production. */
  isDemo?: boolean | undefined;
};

export type WideningCause =
  | 'model'
  | 'time'
  | 'year-missing'
  | 'condition-missing'
  | 'let-missing'
  | 'rent-missing'
  | 'area-unusual'
  | 'plot-unusual';

/** A standard deviation in log space. */
export type Widening = { cause: WideningCause; sigma: number };

export type FactorName = 'year' | 'kind' | 'two-dwellings' | 'modernisation' | 'let' | 'resale';
export type AppliedFactor = { name: FactorName; factor: number };

/** A sale as a visitor may see it; the price is rounded. */
export type ComparisonCase = {
  district: string;
  area: number;
  price: number;
  /** YYYY-MM */
  soldIn: string;
  constructionYear?: number | undefined;
};

export type RangeSource =
  | { kind: 'sales'; count: number; cases: readonly ComparisonCase[] }
  | {
      kind: 'table';
      name: string;
      page?: string | undefined;
      year: number;
      district: string;
      eurPerM2: number;
    };

/** Eight of ten comparable homes are expected between low and high. Whole euros, rounded. */
export type PriceRange = {
  low: number;
  middle: number;
  high: number;
  /** Of this home, in whole euros. */
  eurPerM2: number;
  /** The widest first. */
  widenings: readonly Widening[];
  factors: readonly AppliedFactor[];
  source: RangeSource;
  rulesVersion: string;
};

export type NoRangeReason =
  | 'outside-the-area'
  | 'district-needed'
  | 'leasehold'
  | 'monument'
  | 'shell'
  | 'share'
  | 'apartment-house'
  | 'old-building'
  | 'no-building-land'
  | 'new-build'
  | 'let-house'
  | 'implausible-area'
  | 'implausible-plot'
  | 'implausible-year'
  | 'implausible-rent'
  | 'no-data'
  | 'offers-only'
  | 'doubled-rows'
  | 'table-too-old'
  | 'too-wide';

/** `widenings` are those of a range that would be too wide, the widest first; otherwise empty. */
export type NoRange = { reason: NoRangeReason; widenings: readonly Widening[]; rulesVersion: string };
